/** The graph as delivered by the service: boxes with positions, edges with bends. Also the texts and the neighbours of boxes. */
import { describeEntityType, typeOfEnum } from '../../types/entity-types.js';
import { kindOf } from '../../types/entity-link.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';
import type { LineageGraphQuery } from './lineage-graph.graphql.js';

export type Picture = LineageGraphQuery['lineageGraph'];
export type Box = Picture['nodes'][number];
export type Edge = Picture['edges'][number];
export type ColumnEdge = Picture['columnEdges'][number];
export type Point = Edge['points'][number];
export type FoldedGroup = NonNullable<Box['group']>;
export type BoxEntity = NonNullable<Box['entity']>;

/** Position of a column in its box, in pixels. The layout of the service reserves this room. */
export const HEADER_HEIGHT = 64;
export const COLUMN_HEIGHT = 24;

/** Boxes by id. */
export function boxesById({ nodes }: Pick<Picture, 'nodes'>): ReadonlyMap<string, Box> {
  return new Map(nodes.map((box) => [box.id, box]));
}

/** Properties from which the description of an entity is composed. */
export type PlacedEntity = EntityLinkFragment & {
  readonly overview: { readonly path?: readonly { readonly name: string }[] };
};

/** E.g. `Table · Snowflake · core`: kind, platform and nearest parent. */
export function placeWords(entity: PlacedEntity): string {
  const { platform, path } = entity.overview;
  return [kindOf(entity), platformName(platform), path?.at(-1)?.name].filter(Boolean).join(' · ');
}

/** E.g. `3 in · 12 out`: neighbours on both sides. */
export function countWords({ upstreamCount, downstreamCount }: Box): string {
  return `${number(upstreamCount)} in · ${number(downstreamCount)} out`;
}

/** Warnings about the entity; empty if there are none. */
export function markWords({
  exists,
  overview: { removed, deprecation, openIncidents },
}: BoxEntity): string[] {
  return [
    ...(removed ? ['Deleted'] : []),
    ...(exists === false ? ['Not in the catalog'] : []),
    ...(deprecation?.deprecated === true ? ['Deprecated'] : []),
    ...(openIncidents > 0 ? [openIncidents === 1 ? '1 incident' : `${number(openIncidents)} incidents`] : []),
  ];
}

/** E.g. `37 more tables`; `12 more` if they are of several kinds. */
export function groupWords({ count, types }: FoldedGroup): string {
  const [only] = types;
  if (only === undefined || types.length > 1) return `${number(count)} more`;
  const { label, plural } = describeEntityType(typeOfEnum(only.value));
  return `${number(count)} more ${(count === 1 ? label : plural).toLowerCase()}`;
}

/** E.g. `30 datasets, 7 jobs`. */
export function groupDetails({ types }: FoldedGroup): string {
  return types
    .map(({ value, count }) => {
      const { label, plural } = describeEntityType(typeOfEnum(value));
      return `${number(count)} ${(count === 1 ? label : plural).toLowerCase()}`;
    })
    .join(', ');
}

/** The path of a column without the marks of versions and types: `[version=2.0].[type=string].a.b` is `a.b`. */
export function columnName(fieldPath: string): string {
  return fieldPath.replaceAll(/\[[^\]]*\]\.?/g, '') || fieldPath;
}

export function platformName(platform: BoxEntity['overview']['platform']): string | undefined {
  return platform?.properties?.displayName ?? platform?.name;
}

/** E.g. `1,200`. */
export function number(value: number): string {
  return value.toLocaleString('en');
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrow(key: string): key is Arrow {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);
}

/** The target of an arrow key on a box. Left and right follow edges to the nearest neighbour; up and down move through the boxes of a column. */
export function neighbourBox(
  picture: Pick<Picture, 'nodes' | 'edges'>,
  id: string,
  arrow: Arrow,
): Box | undefined {
  const boxes = boxesById(picture);
  const here = boxes.get(id);
  if (here === undefined) return undefined;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const column = picture.nodes.filter(({ x }) => x === here.x).sort((one, other) => one.y - other.y);
    return column[column.indexOf(here) + (arrow === 'ArrowUp' ? -1 : 1)];
  }
  const ends = picture.edges.flatMap(({ from, to }) => {
    const end = arrow === 'ArrowLeft' ? (to === id ? from : id) : from === id ? to : id;
    const box = boxes.get(end);
    return box === undefined || end === id ? [] : [box];
  });
  return ends.sort((one, other) => distance(one, here) - distance(other, here))[0];
}

function distance(one: Box, other: Box): number {
  return Math.abs(one.y + one.height / 2 - other.y - other.height / 2) + Math.abs(one.x - other.x);
}
