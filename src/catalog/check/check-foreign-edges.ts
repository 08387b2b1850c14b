/** Checks the edges that begin at one entity and follow from an aspect of another one. */
import { deriveEdges } from '../../model/derive-edges.js';
import type { MetadataModel } from '../../model/types.js';
import { findUrn } from '../../model/urn/parse-urn.js';
import { columnsOf } from '../repair/compare-derived.js';
import { edgeRows, PAST_EDGE, type EdgeRow } from '../writes/edge-rows.js';
import { aspectValue, type AspectState } from '../writes/entity-state.js';
import { edgeText } from './check-derived.js';
import type { Violation } from './types.js';

export interface ForeignEdge extends Omit<EdgeRow, 'properties'> {
  /** Of the edge in the database, as long as nothing else is written. */
  readonly id: string;
}

/** The aspects of the owners that the edges name. An owner that does not exist is missing. */
export type OwnerAspects = ReadonlyMap<string, ReadonlyMap<string, AspectState>>;

export interface StrayEdge {
  readonly edge: ForeignEdge;
  readonly violation: Violation;
}

/** Returns the edges that follow from no aspect and would not be found by the check of their owner. */
export function findStrayEdges(
  edges: readonly ForeignEdge[],
  owners: OwnerAspects,
  model: MetadataModel,
): StrayEdge[] {
  const derived = rememberDerived(owners, model);
  return edges.flatMap((edge) => {
    const problem = findProblem(edge, owners, derived);
    if (problem === undefined) return [];
    const { source: urn, aspect, owner } = edge;
    const message = `${edgeText(edge)} ${problem}`;
    const violation = { urn, kind: 'EDGE' as const, aspect, message, dependsOn: owner };
    return [{ edge, violation }];
  });
}

function findProblem(
  edge: ForeignEdge,
  owners: OwnerAspects,
  derived: (owner: string, aspect: string) => Derived,
): string | undefined {
  const { owner, aspect, type } = edge;
  if (owner === '') return 'has no owner';
  if (!owners.has(owner)) return `belongs to ${owner}, which does not exist`;
  if (type === PAST_EDGE) return undefined;
  const { texts, sources } = derived(owner, aspect);
  if (texts.has(edgeText(edge)) || isCheckedWithOwner(edge, sources)) return undefined;
  return `does not follow from ${aspect} of ${owner}`;
}

/** The check of the owner reads the edges at the owner, at its columns, and at the places where its edges begin. */
function isCheckedWithOwner({ source, target, owner }: ForeignEdge, sources: ReadonlySet<string>): boolean {
  return [source, target].some(
    (end) => end === owner || end.startsWith(columnsOf(owner)) || sources.has(end),
  );
}

interface Derived {
  readonly texts: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

/** Many edges follow from one aspect, which is derived once. */
function rememberDerived(
  owners: OwnerAspects,
  model: MetadataModel,
): (owner: string, aspect: string) => Derived {
  const known = new Map<string, Derived>();
  return (owner, aspect) => {
    const key = `${owner} ${aspect}`;
    const found = known.get(key) ?? derive(owners.get(owner)?.get(aspect), { owner, aspect, model });
    known.set(key, found);
    return found;
  };
}

function derive(
  state: AspectState | undefined,
  { owner, aspect, model }: { owner: string; aspect: string; model: MetadataModel },
): Derived {
  const [urn, value] = [findUrn(owner), aspectValue(state)];
  const edges = urn === undefined || value === undefined ? [] : deriveEdges(model, urn, aspect, value);
  const rows = edges.flatMap((edge) => edgeRows(edge, 0));
  return { texts: new Set(rows.map(edgeText)), sources: new Set(rows.map(({ source }) => source)) };
}
