/** The parts that all lineage statements share: direction, length of paths, and conditions on edges. */
import { fillSlots } from '../../neo4j/statements.js';
import type { LineageDirection, LineageTimeRange } from './types.js';

export interface Following extends LineageTimeRange {
  readonly direction: LineageDirection;
  /** Column level: the walk starts at a schema field. Other walks do not visit schema fields. */
  readonly columns: boolean;
  /** Maximum length of a path; absent in statements of one hop or with bounds of their own. */
  readonly hops?: number;
}

/** Inserts length and direction of the pattern as text, because Cypher does not accept them as parameters. Both are generated here. */
export function followEdges<Text extends string>(text: Text, following: Following): Text {
  return fillSlots(text, {
    from: following.direction === 'DOWNSTREAM' ? '<' : '',
    to: following.direction === 'UPSTREAM' ? '>' : '',
    far: following.direction === 'UPSTREAM' ? 'endNode' : 'startNode',
    hops: following.hops === undefined ? '' : String(Math.trunc(following.hops)),
    way: pathConditions(following),
    edge: edgeConditions(following),
  });
}

/** Returns the values of the parameters that the conditions use. */
export function rangeParameters({ startTimeMillis, endTimeMillis }: LineageTimeRange): object {
  return {
    ...(startTimeMillis !== undefined && { since: startTimeMillis }),
    ...(endTimeMillis !== undefined && { until: endTimeMillis }),
  };
}

export function startsAtColumn(urn: string): boolean {
  return urn.startsWith('urn:li:schemaField:');
}

/**
 * Reads columns apart from other entities, because the text of the statement differs.
 * @param read runs one statement; it is not called without URNs
 */
export async function readByLevel<Found>(
  urns: readonly string[],
  read: (urns: readonly string[], columns: boolean) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const distinct = [...new Set(urns)];
  const found = await Promise.all(
    [true, false].map(async (columns) => {
      const ofLevel = distinct.filter((urn) => startsAtColumn(urn) === columns);
      return ofLevel.length === 0 ? [] : read(ofLevel, columns);
    }),
  );
  return found.flat();
}

/** Returns the type in the URN of a stub. */
export function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

/** Returns conditions on `path`, in forms that allow the planner to prune. */
function pathConditions(following: Following): string {
  const steps = following.columns ? [] : ['all(step IN nodes(path) WHERE NOT step:SchemaField)'];
  const edges = timeConditions(following).map(
    (condition) => `all(edge IN relationships(path) WHERE ${condition})`,
  );
  const conditions = [...steps, ...edges];
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

/** Returns conditions on `edge` and `end`, to be appended to another condition. */
function edgeConditions(following: Following): string {
  const steps = following.columns ? [] : ['NOT end:SchemaField'];
  return [...steps, ...timeConditions(following)].map((condition) => `AND ${condition}`).join(' ');
}

/** An edge with time 0 has an unknown time, as clients write it. */
function timeConditions({ startTimeMillis, endTimeMillis }: LineageTimeRange): string[] {
  const stamp = (first: string, second: string) =>
    `CASE WHEN edge.${first} > 0 THEN edge.${first} WHEN edge.${second} > 0 THEN edge.${second} END`;
  return [
    ...(endTimeMillis === undefined ? [] : [`coalesce(${stamp('createdOn', 'updatedOn')} <= $until, true)`]),
    ...(startTimeMillis === undefined
      ? []
      : [`coalesce(${stamp('updatedOn', 'createdOn')} >= $since, true)`]),
  ];
}
