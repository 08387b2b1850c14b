/** Reads a page of the catalog's relationships: walks the more selective end in URN order and checks the other one. */
import { searchFieldsOf } from '../../../model/search/search-fields.js';
import { fillSlots } from '../../../neo4j/fill-slots.js';
import { HIDDEN_TYPES } from '../relationship-reader.js';
import { expandHierarchies } from '../../search/expand-hierarchies.js';
import type { SearchDeps } from '../../search/search-deps.js';
import { readPosition, scrollParameters, toPage, type NearRow } from './cursor.js';
import { EDGE_FIELDS } from './edge-fields.js';
import { compileEndFilter, type EndFilter } from './end-filter.js';
import type { EdgeEnds, EdgePage, EndCondition, RelationshipScrollQuery } from './types.js';
import { knownTypes, urnRanges, urnsOf } from './urn-ranges.js';

type End = 'source' | 'destination';

/** @throws INVALID_FILTER, UNKNOWN_ENTITY, INVALID_REQUEST, LIMIT_EXCEEDED */
export async function scrollRelationships(
  deps: SearchDeps,
  query: RelationshipScrollQuery,
): Promise<EdgePage<EdgeEnds>> {
  const near = nearEnd(query);
  const far = near === 'source' ? 'destination' : 'source';
  const after = readPosition(query, near);
  const filters = {
    nearFilter: await compileEnd(deps, query[near], { end: near, variable: 'anchor', parameter: 'near' }),
    farFilter: await compileEnd(deps, query[far], { end: far, variable: 'other', parameter: 'far' }),
    edgeFilter: compileEndFilter(query.edges, {
      variable: 'edge',
      parameter: 'edge',
      path: '/edgeFilter',
      fields: EDGE_FIELDS,
      model: deps.model,
    }),
  };
  const farTypes = knownTypes(deps.model, query[far].entityTypes);
  const rows = await deps.runRead(compose(deps.loadStatement('relationships/scroll-edges'), near, filters), {
    ...scrollParameters(query),
    ranges: urnRanges(
      { entityTypes: knownTypes(deps.model, query[near].entityTypes), urns: urnsOf(query[near].filter) },
      after?.[0],
    ),
    types: query.types.length === 0 ? null : query.types,
    hidden: HIDDEN_TYPES,
    farTypes: farTypes.length === 0 ? null : farTypes,
    after,
    near: filters.nearFilter.parameters,
    far: filters.farFilter.parameters,
    edge: filters.edgeFilter.parameters,
  });
  return toPage(rows as unknown as NearRow[], { count: query.count, near, toEdge: toEnds(near) });
}

/** Prefers an end with listed URNs, which is found by seeks, then one with entity types; by default the source. */
function nearEnd({ source, destination }: RelationshipScrollQuery): End {
  if (urnsOf(source.filter) !== undefined) return 'source';
  if (urnsOf(destination.filter) !== undefined) return 'destination';
  return source.entityTypes.length === 0 && destination.entityTypes.length > 0 ? 'destination' : 'source';
}

async function compileEnd(
  deps: SearchDeps,
  { filter }: EndCondition,
  target: { end: End; variable: string; parameter: string },
): Promise<EndFilter> {
  const fields = searchFieldsOf(deps.model);
  const path = `/${target.end}Filter`;
  return compileEndFilter(await expandHierarchies(deps, filter), {
    ...target,
    path,
    fields,
    model: deps.model,
  });
}

interface Filters {
  readonly nearFilter: EndFilter;
  readonly farFilter: EndFilter;
  readonly edgeFilter: EndFilter;
}

function compose(text: string, near: End, { nearFilter, farFilter, edgeFilter }: Filters): string {
  return fillSlots(text, {
    nearFilter: nearFilter.text,
    farFilter: farFilter.text,
    edgeFilter: edgeFilter.text,
    from: near === 'source' ? '' : '<',
    to: near === 'source' ? '>' : '',
  });
}

function toEnds(near: End): (row: NearRow) => EdgeEnds {
  return (row) =>
    near === 'source'
      ? { type: row.type, source: row.near, destination: row.far }
      : { type: row.type, source: row.far, destination: row.near };
}
