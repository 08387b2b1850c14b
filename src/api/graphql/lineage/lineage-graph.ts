/** `lineageGraph`: a lineage graph with its layout. */
import {
  checkOpenColumns,
  readOpenColumns,
  type OpenColumns,
} from '../../../catalog/lineage/graph/open-columns.js';
import type { LineageGraph } from '../../../catalog/lineage/graph/types.js';
import type { GraphqlContext } from '../context.js';
import type { LineageGraphInput } from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import type { Args } from '../search/inputs.js';
import { BOX_WIDTH, entityHeight, GROUP_HEIGHT } from './box-sizes.js';
import { layOut } from '../../../catalog/lineage/layout/lay-out.js';
import type { Box, PositionedBox } from '../../../catalog/lineage/layout/types.js';
import { timeRange } from './neighbours.js';
import { readGraphQuery } from './read-graph-query.js';

export const lineageGraphQueries = {
  lineageGraph: async (_: unknown, { input }: Args<LineageGraphInput>, context: GraphqlContext) => {
    const opened = (input.openColumns ?? []).map((urn) => context.services.model.parseUrn(urn).text);
    checkOpenColumns(opened);
    const graph = await context.services.lineage.graph(readGraphQuery(input, context));
    const drawn = new Set(graph.entities.map(({ urn }) => urn));
    const tables = [...new Set(opened)].filter((urn) => drawn.has(urn));
    const schemas = await loadSchemas(tables, context);
    const open = await readOpenColumns(schemas, timeRange(input), (query) =>
      context.services.lineage.flows(query),
    );
    return present(graph, open, context);
  },
};

/** Returns schemas by URN of the table; undefined for a table without a schema. */
async function loadSchemas(tables: readonly string[], { aspects }: GraphqlContext) {
  const load = async (urn: string) => [urn, (await aspects.load(urn, 'schemaMetadata'))?.value] as const;
  return new Map(await Promise.all(tables.map(load)));
}

function present(graph: LineageGraph, open: OpenColumns, context: GraphqlContext) {
  const { boxes, lines, width, height } = layOut(boxesOf(graph, open), graph.edges);
  const placed = new Map(boxes.map((box) => [box.id, box]));
  const nodes = [
    ...graph.entities.map((entity) => presentEntity(entity, open)),
    ...graph.groups.map((group) => presentGroup(group, context)),
  ].map((node) => ({ ...node, ...placeOf(placed.get(node.id)) }));
  return {
    nodes: nodes.sort((left, right) => left.x - right.x || left.y - right.y),
    edges: graph.edges.map((edge, index) => ({ ...edge, points: lines[index] ?? [] })),
    columnEdges: open.edges,
    width,
    height,
    cuts: [...new Map([...graph.cuts, ...open.cuts].map((cut) => [cut.bound, cut])).values()],
  };
}

function boxesOf({ entities, groups }: LineageGraph, { columns }: OpenColumns): Box[] {
  return [
    ...entities.map(({ urn, degree }) => ({
      id: urn,
      column: degree,
      width: BOX_WIDTH,
      height: entityHeight(columns.get(urn)?.length),
    })),
    ...groups.map(({ id, degree }) => ({ id, column: degree, width: BOX_WIDTH, height: GROUP_HEIGHT })),
  ];
}

function placeOf({ x, y, width, height }: Omit<PositionedBox, 'id' | 'column'> = NOWHERE) {
  return { x, y, width, height };
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function presentEntity(
  { urn, degree, upstream, downstream }: LineageGraph['entities'][number],
  { columns }: OpenColumns,
) {
  return {
    id: urn,
    entity: findEntityRef(urn),
    degree,
    upstreamCount: upstream.count,
    downstreamCount: downstream.count,
    hiddenUpstream: upstream.hidden,
    hiddenDownstream: downstream.hidden,
    columns: columns.get(urn) ?? null,
  };
}

function presentGroup(
  { id, degree, types, ...group }: LineageGraph['groups'][number],
  { typeNames }: GraphqlContext,
) {
  const named = types.map(({ value, count }) => ({ value: typeNames.toEnum(value), count }));
  return {
    id,
    degree,
    group: { ...group, types: named },
    upstreamCount: 0,
    downstreamCount: 0,
    hiddenUpstream: 0,
    hiddenDownstream: 0,
  };
}
