/** Prepares a filter before it is compiled, with data that only the catalog has. */
import { invalidFilter } from '../../core/errors.js';
import { namesOf, NESTING } from '../../model/search/search-fields.js';
import { structuredId, structuredUrn } from '../../model/search/structured-values.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { Criterion, Filter, HierarchyCondition } from './filter.js';
import type { SearchDeps } from './search-deps.js';
import { selectTypes } from './searchable-types.js';

/**
 * Runs one statement if the filter uses hierarchies, and one if it uses structured properties.
 * @throws INVALID_FILTER for a structured property that is soft-deleted
 */
export async function prepareFilter(deps: ReadDeps, filter: Filter | undefined): Promise<Filter | undefined> {
  const [expanded, properties] = await Promise.all([
    expandHierarchies(deps, filter),
    readProperties(deps, filter),
  ]);
  if (expanded === undefined || properties.size === 0) return expanded;
  return { or: expanded.or.map(({ and }) => ({ and: and.map((each) => fitValues(each, properties)) })) };
}

interface PreparableQuery {
  readonly entityTypes: readonly string[];
  readonly filter?: Filter | undefined;
}

/**
 * Returns the query with its filter prepared. Refuses unknown types before it reads anything.
 * @throws UNKNOWN_ENTITY; INVALID_FILTER for a structured property that is soft-deleted
 */
export async function prepareQuery<Query extends PreparableQuery>(
  deps: SearchDeps,
  query: Query,
): Promise<Query> {
  selectTypes(deps.model, query.entityTypes);
  return { ...query, filter: await prepareFilter(deps, query.filter) };
}

/** Type of the values by URN of the property. */
type PropertyTypes = ReadonlyMap<string, string>;

async function readProperties(
  { database, load }: ReadDeps,
  filter: Filter | undefined,
): Promise<PropertyTypes> {
  const names = filter?.or.flatMap(({ and }) => and.flatMap(({ field }) => namesOf(field))) ?? [];
  const ids = names.map(structuredId).filter((id) => id !== undefined);
  if (ids.length === 0) return new Map();
  const urns = [...new Set(ids.map(structuredUrn))];
  const rows = await database.read(load('search/read-properties'), { urns });
  const removed = rows.find((row) => row.removed);
  if (removed !== undefined)
    throw invalidFilter(
      '/filter',
      `Cannot filter on deleted Structured Property [${removed.urn}]`,
      'a structured property that is not soft-deleted',
    );
  return new Map(rows.map(({ urn, definition }) => [urn, valueTypeOf(definition)]));
}

function valueTypeOf(definition: string | null): string {
  const { valueType } = JSON.parse(definition ?? '{}') as { valueType?: string };
  return valueType?.split(/[.:]/).at(-1) ?? '';
}

/** Dates are stored as `2024-05-01`; filters may also send them as epoch milliseconds. */
function fitValues(criterion: Criterion, properties: PropertyTypes): Criterion {
  const isDate = namesOf(criterion.field).map((name) => {
    const id = structuredId(name);
    return id !== undefined && properties.get(structuredUrn(id)) === 'date';
  });
  if (!isDate.includes(true)) return criterion;
  const fit = (value: string): string =>
    value
      .split(NESTING)
      .map((part, level) => (isDate[level] === true ? toDate(part) : part))
      .join(NESTING);
  return { ...criterion, values: criterion.values.map(fit) };
}

/** Fewer digits would be in the first hours of 1970, which no one filters by. */
const MILLIS = /^-?\d{8,14}$/;

function toDate(value: string): string {
  return MILLIS.test(value) ? new Date(Number(value)).toISOString().slice(0, 10) : value;
}

/** The directions in which each condition follows the hierarchy from its values. */
export const HIERARCHY_DIRECTIONS: Readonly<Record<HierarchyCondition, { up: boolean; down: boolean }>> = {
  DESCENDANTS_INCL: { up: false, down: true },
  ANCESTORS_INCL: { up: true, down: false },
  RELATED_INCL: { up: true, down: true },
};

/**
 * Expands conditions on positions in a hierarchy, e.g. the domains under a domain: adds the entities above and below to their values. Runs
 * one statement, or none without such conditions.
 */
export async function expandHierarchies(
  { database, load }: ReadDeps,
  filter: Filter | undefined,
): Promise<Filter | undefined> {
  const wanted = filter?.or.flatMap(({ and }) => and.filter(isHierarchical)) ?? [];
  if (filter === undefined || wanted.length === 0) return filter;
  const rows = wanted.flatMap(({ condition, values }, index) =>
    values.map((urn) => ({ index, urn, ...HIERARCHY_DIRECTIONS[condition] })),
  );
  const found = await database.read(load('search/list-hierarchy'), { rows });
  const related = new Map(wanted.map((criterion) => [criterion as Criterion, new Set(criterion.values)]));
  for (const { index, urns } of found) {
    const values = related.get(wanted[index] as Criterion);
    for (const urn of urns) values?.add(urn);
  }
  const expand = (criterion: Criterion): Criterion => {
    const values = related.get(criterion);
    return values === undefined ? criterion : { ...criterion, values: [...values] };
  };
  return { or: filter.or.map(({ and }) => ({ and: and.map(expand) })) };
}

function isHierarchical(criterion: Criterion): criterion is Criterion & { condition: HierarchyCondition } {
  return Object.hasOwn(HIERARCHY_DIRECTIONS, criterion.condition);
}
