/** `lineageGraph`: a lineage graph with its layout. */
import { layOut } from '../../../catalog/lineage/graph/lay-out.js';
import type { Box, PositionedBox } from '../../../catalog/lineage/graph/layers.js';
import {
  checkOpenColumns,
  readOpenColumns,
  type OpenColumns,
} from '../../../catalog/lineage/graph/open-columns.js';
import type { LineageGraph, LineageGraphQuery } from '../../../catalog/lineage/types.js';
import type { GraphqlContext } from '../context.js';
import type { LineageGraphInput, QueryResolvers } from '../generated/schema-types.js';
import { findEntityRef } from '../mapping/entity-ref.js';
import { timeRange } from '../search/inputs.js';

export const lineageGraphQueries = {
  lineageGraph: async (_, { input }, context) => {
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
} satisfies QueryResolvers;

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

function placeOf({ x, y, width, height }: Omit<PositionedBox, 'id' | 'column'> = NO_PLACE) {
  return { x, y, width, height };
}

const NO_PLACE = { x: 0, y: 0, width: 0, height: 0 };

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

// Sizes of the boxes, in pixels. Web pages use the same sizes.

const BOX_WIDTH = 240;
const GROUP_HEIGHT = 48;
const ENTITY_HEIGHT = 64;
const COLUMNS_PADDING = 8;
const COLUMN_HEIGHT = 24;

/** @param columns the number of drawn columns; undefined if the box is closed */
function entityHeight(columns: number | undefined): number {
  return columns === undefined ? ENTITY_HEIGHT : ENTITY_HEIGHT + COLUMNS_PADDING + COLUMN_HEIGHT * columns;
}

const DEFAULTS = { hops: 1, maxNeighbours: 10, maxNodes: 120 };
const PLATFORM = 'urn:li:dataPlatform:';

/** @throws INVALID_URN, UNKNOWN_ENTITY, INVALID_REQUEST for a type that the model does not define */
function readGraphQuery(
  input: LineageGraphInput,
  { services: { model }, typeNames }: GraphqlContext,
): LineageGraphQuery {
  const urnOf = (text: string): string => model.parseUrn(text).text;
  return {
    urn: urnOf(input.urn),
    upstreamHops: input.upstreamHops ?? DEFAULTS.hops,
    downstreamHops: input.downstreamHops ?? DEFAULTS.hops,
    growth: (input.growth ?? []).map(({ urn, direction, hops }) => ({
      urn: urnOf(urn),
      direction,
      hops: hops ?? DEFAULTS.hops,
    })),
    ...(input.pathTo != null && { pathTo: urnOf(input.pathTo) }),
    unfold: (input.unfold ?? []).map(urnOf),
    types: (input.types ?? []).map((name) => typeNames.toEntityType(name)),
    platforms: (input.platforms ?? []).map((name) => (name.startsWith(PLATFORM) ? name : PLATFORM + name)),
    hideProcesses: input.hideProcesses ?? false,
    maxNeighbours: input.maxNeighbours ?? DEFAULTS.maxNeighbours,
    maxNodes: input.maxNodes ?? DEFAULTS.maxNodes,
    ...timeRange(input),
  };
}
