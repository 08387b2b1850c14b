/** Converts the input of `searchAcrossLineage` and `scrollAcrossLineage` to a query of the readers. */
import { CatalogError } from '../../../core/errors.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { LineageSearchQuery } from '../../../catalog/lineage/types.js';
import { selectRemoved } from '../../../catalog/search/select-removed.js';
import type { GraphqlContext } from '../context.js';
import type {
  LineageFlags,
  ScrollAcrossLineageInput,
  SearchAcrossLineageInput,
  SearchFlags,
} from '../generated/schema-types.js';
import { readSelection } from '../search/read-filter.js';
import { readSort } from '../search/read-sort.js';
import { timeRange } from './neighbours.js';

export type LineageInputs = SearchAcrossLineageInput & Pick<ScrollAcrossLineageInput, 'scrollId'>;

/**
 * Returns the members of the query that do not depend on the selected fields.
 * @throws INVALID_REQUEST, INVALID_URN, UNKNOWN_ENTITY, NOT_FOUND
 */
export async function readLineageQuery(
  input: LineageInputs,
  context: GraphqlContext,
): Promise<LineageSearchQuery> {
  const { searchFlags: flags, lineageFlags, maxHops, scrollId } = input;
  const selection = await readSelection(input, context);
  return {
    urn: readStart(input.urn, context),
    direction: input.direction,
    input: input.query ?? '*',
    ...selection,
    ...selectRemoved(selection.filter, flags?.includeSoftDeleted),
    page: {
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_PAGE_SIZE,
      ...(scrollId && { scrollId }),
    },
    sort: readSort(input),
    ...(maxHops != null && { maxHops }),
    ...readLimits(lineageFlags ?? {}, context),
    ...timeRange(lineageFlags ?? {}),
    ...timeRange(input),
  };
}

function readStart(urn: string | null | undefined, { services }: GraphqlContext): string {
  if (urn?.trim() === '') return '';
  if (urn != null) return services.model.parseUrn(urn).text;
  throw new CatalogError('INVALID_REQUEST', 'urn is missing: lineage starts from an entity or a column', {
    path: '/urn',
    rule: 'required',
  });
}

function readLimits(
  { entitiesExploredPerHopLimit, ignoreAsHops }: LineageFlags,
  { typeNames }: GraphqlContext,
): Pick<LineageSearchQuery, 'exploredPerHop' | 'ignoredHops'> {
  return {
    ...(entitiesExploredPerHopLimit != null && { exploredPerHop: entitiesExploredPerHopLimit }),
    ...(ignoreAsHops != null && {
      ignoredHops: ignoreAsHops.map(({ entityType, platforms }) => ({
        entityType: typeNames.toEntityType(entityType),
        platforms: platforms ?? [],
      })),
    }),
  };
}

/** Without a specification, columns are grouped by their tables; with one, only if it says so. */
export function groupsColumns(flags: SearchFlags | null | undefined): boolean {
  const spec = flags?.groupingSpec;
  if (spec == null) return true;
  return (spec.groupingCriteria ?? []).some(
    ({ baseEntityType, groupingEntityType }) =>
      (baseEntityType == null || baseEntityType === 'SCHEMA_FIELD') && groupingEntityType === 'DATASET',
  );
}
