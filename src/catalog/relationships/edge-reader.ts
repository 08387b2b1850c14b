/** Reads the edges of the whole catalog, page by page: relationships, and lineage edges with the information which end is upstream. */
import { searchFieldsOf } from '../../model/search/search-fields.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import { fillSlots } from '../../neo4j/statements.js';
import type { MetadataModel } from '../../model/types.js';
import type { SearchDeps } from '../search/search-deps.js';
import { expandHierarchies } from '../search/prepare-filter.js';
import type { Filter } from '../search/filter.js';
import type {
  EdgeReader,
  EdgeEnds,
  EdgePage,
  RelationshipScrollQuery,
  LineageEdgeEnds,
  LineageScrollQuery,
} from './types.js';
import { HIDDEN_TYPES } from './relationship-reader.js';
import {
  readPosition,
  scrollParameters,
  toPage,
  knownTypes,
  urnRanges,
  urnsOf,
  type Near,
} from './edge-pages.js';
import { compileEndFilter, type EndFilter, EDGE_FACTS, EDGE_FIELDS, rewriteCriteria } from './edge-filter.js';

export function createEdgeReader(deps: SearchDeps): EdgeReader {
  return {
    scrollRelationships: (query) => scrollRelationships(deps, query),
    scrollLineage: (query) => scrollLineage(deps, query),
  };
}

type End = 'source' | 'destination';

/**
 * Walks the more selective end in URN order and checks the other one.
 * @throws INVALID_FILTER, UNKNOWN_ENTITY, INVALID_REQUEST, LIMIT_EXCEEDED
 */
async function scrollRelationships(
  deps: SearchDeps,
  query: RelationshipScrollQuery,
): Promise<EdgePage<EdgeEnds>> {
  const near = nearEndOfRelationships(query);
  const far = near === 'source' ? 'destination' : 'source';
  const mode = query.isUndirected === true ? 'either' : near;
  const after = readPosition(query, mode);
  const filters = { near: await endFilter(deps, query, near), far: await endFilter(deps, query, far) };
  const [nearFilter, farFilter] = [filters.near('anchor', 'near'), filters.far('other', 'far')];
  const edgeFilter = compileEdgeFilter(deps, query.edges);
  const nearTypes = knownTypes(deps.model, query[near].entityTypes);
  const farTypes = knownTypes(deps.model, query[far].entityTypes);
  const text = fillSlots(deps.load('relationships/scroll-edges'), {
    nearFilter: nearFilter.text,
    farFilter: farFilter.text,
    edgeFilter: edgeFilter.text,
    once: mode === 'either' ? listOnceAtSource(filters) : '',
    from: mode === 'destination' ? '<' : '',
    to: mode === 'source' ? '>' : '',
  });
  const mustExist = (end: End): boolean =>
    query.onlyExisting === true && urnsOf(query[end].filter) === undefined;
  const rows = await deps.database.read(text, {
    ...scrollParameters(query),
    nearExists: mustExist(near),
    farExists: mustExist(far),
    ranges: urnRanges({ entityTypes: nearTypes, urns: urnsOf(query[near].filter) }, after?.[0]),
    types: orNull(query.types),
    hidden: HIDDEN_TYPES,
    nearTypes: orNull(nearTypes),
    farTypes: orNull(farTypes),
    after,
    near: nearFilter.parameters,
    far: farFilter.parameters,
    edge: edgeFilter.parameters,
  });
  return toPage(rows, { count: query.count, near: mode, toEdge });
}

function orNull(types: readonly string[]): readonly string[] | null {
  return types.length === 0 ? null : types;
}

/** Prefers an end with listed URNs, which is found by seeks, then one with entity types; by default the source. */
function nearEndOfRelationships({ source, destination }: RelationshipScrollQuery): End {
  if (urnsOf(source.filter) !== undefined) return 'source';
  if (urnsOf(destination.filter) !== undefined) return 'destination';
  return source.entityTypes.length === 0 && destination.entityTypes.length > 0 ? 'destination' : 'source';
}

/** Compiles a filter for one of the nodes of the statement. */
type CompileFor = (variable: string, parameter: string) => EndFilter;

async function endFilter(deps: SearchDeps, query: RelationshipScrollQuery, end: End): Promise<CompileFor> {
  const { model } = deps;
  const path = `/${end}Filter`;
  const filter = rewriteCriteria(await expandHierarchies(deps, query[end].filter), { model, path });
  const fields = searchFieldsOf(model);
  return (variable, parameter) => compileEndFilter(filter, { variable, parameter, path, fields, model });
}

function compileEdgeFilter({ model }: SearchDeps, edges: Filter | undefined): EndFilter {
  const path = '/edgeFilter';
  const { text, parameters } = compileEndFilter(rewriteCriteria(edges, { model, path }), {
    ...{ variable: 'facts', parameter: 'edge', fields: EDGE_FIELDS, path, model },
  });
  if (text === '') return { text, parameters };
  return { text: `AND any(facts IN [${EDGE_FACTS}] WHERE ${text.replace(/^AND /, '')})`, parameters };
}

/** An edge that also fits with its ends exchanged is found at its source. */
function listOnceAtSource({ near, far }: { near: CompileFor; far: CompileFor }): string {
  const exchanged = [
    `($nearTypes IS NULL OR split(other.urn, ':')[2] IN $nearTypes)`,
    `($farTypes IS NULL OR split(anchor.urn, ':')[2] IN $farTypes)`,
  ].join(' AND ');
  const filters = `${near('other', 'near').text} ${far('anchor', 'far').text}`;
  return `AND (startNode(edge) = anchor OR NOT (${exchanged} ${filters}))`;
}

function toEdge({ type, near, far, side }: StatementRows['relationships/scroll-edges']): EdgeEnds {
  return side === 'source'
    ? { type, source: near, destination: far }
    : { type, source: far, destination: near };
}

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED */
async function scrollLineage(
  { model, database, load }: SearchDeps,
  query: LineageScrollQuery,
): Promise<EdgePage<LineageEdgeEnds>> {
  const near = nearEndOfLineage(query);
  const after = readPosition(query, near);
  const text = fillSlots(load('lineage/scroll-edges'), {
    from: near === 'upstream' ? '<' : '',
    to: near === 'downstream' ? '>' : '',
    once: near === 'either' ? ONCE : '',
  });
  const rows = await database.read(text, {
    ...scrollParameters(query),
    ranges: urnRanges({ entityTypes: [], urns: query.urns }, after?.[0]),
    types: query.types.length === 0 ? null : query.types,
    after,
    ...(near === 'either' && { urns: query.urns }),
  });
  return toPage(rows, {
    count: query.count,
    near,
    toEdge: (row) => orientEdge(row, model),
  });
}

const ONCE = 'AND (startNode(edge) = anchor OR NOT other.urn IN $urns)';

/** Without entities, every edge is found at its downstream end, whatever the direction. */
function nearEndOfLineage({ direction, urns }: LineageScrollQuery): Near {
  if (urns === undefined || direction === 'UPSTREAM') return 'downstream';
  return direction === 'DOWNSTREAM' ? 'upstream' : 'either';
}

/** The annotation of the aspect defines the direction of the edge; column lineage always points from downstream to upstream. */
function orientEdge(
  { type, aspect, near, far, side }: StatementRows['lineage/scroll-edges'],
  model: MetadataModel,
): LineageEdgeEnds {
  const [downstream, upstream] = side === 'downstream' ? [near, far] : [far, near];
  const stated = model.aspects
    .get(aspect)
    ?.relationships.find(({ name, isLineage }) => isLineage && name === type);
  const [source, destination] =
    stated?.isUpstream === false ? [upstream, downstream] : [downstream, upstream];
  return { type, source, destination, upstream, downstream };
}
