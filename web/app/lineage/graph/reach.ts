/** What is connected with a column, or with the target of a path search. */
import type { ColumnEdge, Edge } from './picture.js';

export interface ColumnReach {
  /** Paths of highlighted columns by URN of their table, including the column itself. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
  /** Indexes of the highlighted edges. */
  readonly edges: ReadonlySet<number>;
}

interface Column {
  readonly urn: string;
  readonly field: string;
}

/** All upstream and all downstream columns, but not the other downstream columns of its sources. Handles cycles. */
export function columnReach(origin: Column, edges: readonly ColumnEdge[]): ColumnReach {
  const columns = new Map([[origin.urn, new Set([origin.field])]]);
  const lit = new Set<number>();
  for (const isUpstream of [true, false]) {
    const byNear = groupByNear(edges, isUpstream);
    const met = new Set([keyOf(origin)]);
    for (const key of met)
      for (const { index, far } of byNear.get(key) ?? []) {
        lit.add(index);
        met.add(keyOf(far));
        const fields = columns.get(far.urn) ?? new Set();
        columns.set(far.urn, fields.add(far.field));
      }
  }
  return { columns, edges: lit };
}

interface Step {
  readonly index: number;
  readonly far: Column;
}

function groupByNear(edges: readonly ColumnEdge[], isUpstream: boolean): Map<string, Step[]> {
  const byNear = new Map<string, Step[]>();
  for (const [index, { fromUrn, fromField, toUrn, toField }] of edges.entries()) {
    const from = { urn: fromUrn, field: fromField };
    const to = { urn: toUrn, field: toField };
    const [near, far] = isUpstream ? [to, from] : [from, to];
    const steps = byNear.get(keyOf(near)) ?? [];
    steps.push({ index, far });
    byNear.set(keyOf(near), steps);
  }
  return byNear;
}

function keyOf({ urn, field }: Column): string {
  return `${urn} ${field}`;
}

/** Edges that lead from the start to the target of a path search, or back; empty if no path is drawn. */
export function pathEdges(edges: readonly Edge[], start: string, target: string): ReadonlySet<Edge> {
  if (start === target) return new Set();
  return new Set([...edgesBetween(edges, start, target), ...edgesBetween(edges, target, start)]);
}

function edgesBetween(edges: readonly Edge[], from: string, to: string): Edge[] {
  const after = reachedFrom(from, edges, ({ from: near, to: far }) => [near, far]);
  const before = reachedFrom(to, edges, ({ from: far, to: near }) => [near, far]);
  return edges.filter((edge) => after.has(edge.from) && before.has(edge.to));
}

/** Ids of the boxes that can be reached, including the origin. */
function reachedFrom(
  origin: string,
  edges: readonly Edge[],
  ends: (edge: Edge) => readonly [near: string, far: string],
): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const edge of edges) {
    const [near, far] = ends(edge);
    const known = next.get(near);
    if (known) known.push(far);
    else next.set(near, [far]);
  }
  const reached = new Set([origin]);
  for (const id of reached) for (const far of next.get(id) ?? []) reached.add(far);
  return reached;
}
