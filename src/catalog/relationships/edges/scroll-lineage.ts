/** Reads a page of the catalog's lineage edges, with the information which end is upstream. */
import type { MetadataModel } from '../../../model/types.js';
import { fillSlots } from '../../../neo4j/fill-slots.js';
import type { SearchDeps } from '../../search/search-deps.js';
import { readPosition, scrollParameters, toPage, type Near, type NearRow } from './cursor.js';
import type { EdgePage, LineageEdgeEnds, LineageScrollQuery } from './types.js';
import { urnRanges } from './urn-ranges.js';

interface LineageRow extends NearRow {
  readonly aspect: string;
}

/** @throws INVALID_REQUEST, LIMIT_EXCEEDED */
export async function scrollLineage(
  { model, runRead, loadStatement }: SearchDeps,
  query: LineageScrollQuery,
): Promise<EdgePage<LineageEdgeEnds>> {
  const near = nearEnd(query);
  const after = readPosition(query, near);
  const text = fillSlots(loadStatement('lineage/scroll-edges'), {
    from: near === 'upstream' ? '<' : '',
    to: near === 'downstream' ? '>' : '',
    once: near === 'either' ? ONCE : '',
  });
  const rows = await runRead(text, {
    ...scrollParameters(query),
    ranges: urnRanges({ entityTypes: [], urns: query.urns }, after?.[0]),
    types: query.types.length === 0 ? null : query.types,
    after,
    ...(near === 'either' && { urns: query.urns }),
  });
  return toPage(rows as unknown as LineageRow[], {
    count: query.count,
    near,
    toEdge: (row) => orient(row, model),
  });
}

const ONCE = 'AND (startNode(edge) = anchor OR NOT other.urn IN $urns)';

/** Without entities, every edge is found at its downstream end, whatever the direction. */
function nearEnd({ direction, urns }: LineageScrollQuery): Near {
  if (urns === undefined || direction === 'UPSTREAM') return 'downstream';
  return direction === 'DOWNSTREAM' ? 'upstream' : 'either';
}

/** The annotation of the aspect defines the direction of the edge; column lineage always points from downstream to upstream. */
function orient({ type, aspect, near, far, side }: LineageRow, model: MetadataModel): LineageEdgeEnds {
  const [downstream, upstream] = side === 'downstream' ? [near, far] : [far, near];
  const stated = model.aspects
    .get(aspect)
    ?.relationships.find(({ name, isLineage }) => isLineage && name === type);
  const [source, destination] =
    stated?.isUpstream === false ? [upstream, downstream] : [downstream, upstream];
  return { type, source, destination, upstream, downstream };
}
