/** Request and response format that the scrolls over relationships and over lineage share. */
import { CatalogError } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import { DEFAULT_PAGE_SIZE } from '../../../core/limits.js';
import type { EdgeEnds, EdgePage, EdgeScroll } from '../../../catalog/relationships/edges/types.js';
import { typeOf } from '../../../catalog/lineage/follow-edges.js';
import type { Condition, Filter } from '../../../catalog/search/filter.js';
import { readFilter } from '../../http/requests/filter.js';
import { arrayOf, BOOLEAN, object, ref, STRING, URN } from '../../http/json-schema.js';
import type { QueryParameter } from '../../http/route.js';

export interface EdgeScrollQuery {
  readonly relationshipTypes?: readonly string[];
  readonly count?: number;
  readonly scrollId?: string;
  readonly includeSoftDelete?: boolean;
  readonly sliceId?: number;
  readonly sliceMax?: number;
}

export const EDGE_SCROLL_QUERY: Readonly<Record<string, QueryParameter>> = {
  relationshipTypes: {
    description: 'Relationship names, repeated; default: all.',
    schema: STRING,
    list: 'comma',
  },
  count: { description: 'Maximum number of results.', schema: ref('PageSize') },
  scrollId: { description: 'From the previous page of the same request.', schema: STRING },
  includeSoftDelete: {
    description:
      'true: includes edges of soft-deleted entities. Default: leaves them out. false: of relationships, also leaves out those from or to ' +
      'entities that do not exist, unless a filter names these by URN.',
    schema: BOOLEAN,
  },
  sliceId: {
    description: 'One of `sliceMax` disjoint parts, from 0; parts can be read in parallel.',
    schema: { type: 'integer', minimum: 0 },
  },
  sliceMax: { description: 'Number of parts.', schema: { type: 'integer', minimum: 1, maximum: 1_024 } },
  pitKeepAlive: { description: 'Ignored, because pages need no state on the server.', schema: STRING },
};

export function edgePageSchema(more: Readonly<Record<string, JsonObject>>): JsonObject {
  const end = object({ urn: URN, entityType: STRING });
  return object({
    scrollId: { type: ['string', 'null'], description: 'null on the last page.' },
    results: arrayOf(object({ relationshipType: STRING, source: end, destination: end, ...more })),
  });
}

export function readEdgeScroll(query: EdgeScrollQuery): EdgeScroll {
  const { relationshipTypes = [], count, scrollId, includeSoftDelete, sliceId, sliceMax } = query;
  return {
    types: relationshipTypes,
    count: count ?? DEFAULT_PAGE_SIZE,
    ...(scrollId !== undefined && scrollId !== '' && { scrollId }),
    ...(includeSoftDelete !== undefined && { includeSoftDeleted: includeSoftDelete }),
    ...(sliceMax !== undefined && { slice: { number: sliceId ?? 0, of: sliceMax } }),
  };
}

/** Only an explicit `includeSoftDelete=false` leaves out ends that do not exist, because many owners and terms are never written. */
export function readRelationshipScroll(query: EdgeScrollQuery): EdgeScroll & { onlyExisting: boolean } {
  return { ...readEdgeScroll(query), onlyExisting: query.includeSoftDelete === false };
}

export function presentEdgePage<Edge extends EdgeEnds>(
  { edges, scrollId }: EdgePage<Edge>,
  more: (edge: Edge) => object = () => ({}),
): object {
  const results = edges.map((edge) => ({
    relationshipType: edge.type,
    source: presentEnd(edge.source),
    destination: presentEnd(edge.destination),
    ...more(edge),
  }));
  return { scrollId: scrollId ?? null, results };
}

function presentEnd(urn: string): object {
  return { urn, entityType: typeOf(urn) };
}

/** @param name in any case @throws INVALID_REQUEST for an unknown name */
export function readDirection<Direction extends string>(
  name: string,
  known: readonly Direction[],
): Direction {
  const found = known.find((direction) => direction === name.toUpperCase());
  if (found !== undefined) return found;
  throw new CatalogError('INVALID_REQUEST', `direction must be ${known.join(' or ')}, not ${name}`, {
    path: '/direction',
    rule: `one of ${known.join(', ')}`,
  });
}

interface CriterionBody {
  readonly field: string;
  readonly values?: readonly string[];
  readonly condition?: Condition;
  readonly negated?: boolean;
}

/** Clients write the criteria under either name. */
interface Alternative {
  readonly criteria?: readonly CriterionBody[];
  readonly and?: readonly CriterionBody[];
}

export interface EdgeFilterBody {
  readonly and?: readonly Alternative[];
}

/** One of the items of `and` must hold. The name is misleading, but clients use it so. */
export const EDGE_FILTER: JsonObject = object(
  {
    'and?': arrayOf(
      object(
        { 'criteria?': arrayOf(ref('Criterion')), 'and?': arrayOf(ref('Criterion')) },
        { additionalProperties: false },
      ),
      { description: 'One of these must hold, with all of its criteria, which may have either name.' },
    ),
  },
  { additionalProperties: false },
);

export function readEdgeFilter(body: EdgeFilterBody | undefined): { filter?: Filter } {
  if (body?.and === undefined) return {};
  return readFilter({ or: body.and.map(({ criteria = [], and = [] }) => ({ and: [...criteria, ...and] })) });
}
