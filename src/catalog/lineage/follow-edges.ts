/** The part that all lineage statements share: which way to go, how far, and over which edges. */
import type { LineageDirection, LineageTimeRange } from './types.js';

export interface Following extends LineageTimeRange {
  readonly direction: LineageDirection;
  /** Column level: the walk starts at a schema field. Elsewhere schema fields are not stepped on. */
  readonly columns: boolean;
  /** Longest way; absent in statements of one hop or with bounds of their own. */
  readonly hops?: number;
}

/** Cypher takes the length of a pattern and its direction only as text; both are made here, never given. */
export function followEdges(text: string, following: Following): string {
  return fillPlaces(text, {
    from: following.direction === 'DOWNSTREAM' ? '<' : '',
    to: following.direction === 'UPSTREAM' ? '>' : '',
    hops: following.hops === undefined ? '' : String(Math.trunc(following.hops)),
    way: pathConditions(following),
    edge: edgeConditions(following),
  });
}

/** Values of the parameters that the conditions name. */
export function rangeParameters({ startTimeMillis, endTimeMillis }: LineageTimeRange): object {
  return {
    ...(startTimeMillis !== undefined && { since: startTimeMillis }),
    ...(endTimeMillis !== undefined && { until: endTimeMillis }),
  };
}

export function startsAtColumn(urn: string): boolean {
  return urn.startsWith('urn:li:schemaField:');
}

/** What a URN tells of an end that nobody has written. */
export function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

/** Fills places of the form `/* name *\/`; a file is a valid statement with all of them empty. */
export function fillPlaces(text: string, places: Readonly<Record<string, string>>): string {
  return text.replace(/\/\* (\w+) \*\//g, (place, name: string) =>
    Object.hasOwn(places, name) ? String(places[name]) : place,
  );
}

/** Over `path`; both forms keep the planner's pruning. */
function pathConditions(following: Following): string {
  const steps = following.columns ? [] : ['all(step IN nodes(path) WHERE NOT step:SchemaField)'];
  const edges = timeConditions(following).map(
    (condition) => `all(edge IN relationships(path) WHERE ${condition})`,
  );
  const conditions = [...steps, ...edges];
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

/** Over `edge` and `end`, to follow another condition. */
function edgeConditions(following: Following): string {
  const steps = following.columns ? [] : ['NOT end:SchemaField'];
  return [...steps, ...timeConditions(following)].map((condition) => `AND ${condition}`).join(' ');
}

/** Clients write time 0 where they know none. */
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
