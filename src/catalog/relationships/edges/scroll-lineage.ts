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
  const isUpstream = query.direction === 'UPSTREAM';
  const near: Near = isUpstream ? 'downstream' : 'upstream';
  const after = readPosition(query, near);
  const text = fillSlots(loadStatement('lineage/scroll-edges'), {
    from: isUpstream ? '' : '<',
    to: isUpstream ? '>' : '',
  });
  const rows = await runRead(text, {
    ...scrollParameters(query),
    ranges: urnRanges({ entityTypes: [], urns: query.urns }, after?.[0]),
    types: query.types.length === 0 ? null : query.types,
    after,
  });
  const toEdge = (row: LineageRow): LineageEdgeEnds =>
    isUpstream ? orient(row, [row.near, row.far], model) : orient(row, [row.far, row.near], model);
  return toPage(rows as unknown as LineageRow[], { count: query.count, near, toEdge });
}

/** The annotation of the aspect defines the direction of the edge; column lineage always points from downstream to upstream. */
function orient(
  { type, aspect }: LineageRow,
  [downstream, upstream]: readonly [string, string],
  model: MetadataModel,
): LineageEdgeEnds {
  const stated = model.aspects
    .get(aspect)
    ?.relationships.find(({ name, isLineage }) => isLineage && name === type);
  const [source, destination] =
    stated?.isUpstream === false ? [upstream, downstream] : [downstream, upstream];
  return { type, source, destination, upstream, downstream };
}
