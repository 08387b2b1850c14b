/** Turns what a walk reached into the ends that a search can find: columns are grouped by their tables. */
import { findUrn } from '../../../model/urn/parse-urn.js';
import { startsAtColumn, typeOf } from '../follow-edges.js';
import type { Exploration, Reached } from './types.js';

/** A way to an end: to an entity or column that the walk reached, and for a query or job one step further. */
export interface Member {
  readonly reached: Reached;
  readonly via?: string;
}

export interface ExploredEnd {
  readonly urn: string;
  /** Degrees of the members, each once, ascending; at least one. */
  readonly degrees: readonly number[];
  /** Nearest first. */
  readonly members: readonly Member[];
  /** Whether a stub is left out. */
  readonly mustExist: boolean;
}

export interface EndOptions {
  /** The end of a column is the entity that has it, if that has metadata. */
  readonly groupColumns: boolean;
  /** Types of the nodes on edges that are ends, if they have metadata. */
  readonly isViaEnd: (type: string) => boolean;
}

interface GrowingEnd extends ExploredEnd {
  readonly degrees: number[];
  readonly members: Member[];
}

/** Returns the ends by URN, nearest first. */
export function collectEnds(
  { reached, vias }: Pick<Exploration, 'reached' | 'vias'>,
  { groupColumns, isViaEnd }: EndOptions,
): ReadonlyMap<string, ExploredEnd> {
  const found = [
    ...reached.map((each) => ({
      urn: groupColumns ? entityOf(each.urn) : each.urn,
      degree: each.degree,
      members: [{ reached: each }],
      mustExist: groupColumns,
    })),
    ...vias
      .filter(({ urn }) => isViaEnd(typeOf(urn)))
      .map(({ urn, degree, from }) => ({
        ...{ urn, degree, mustExist: true },
        members: [...from].map((each) => ({ reached: each, via: urn })),
      })),
  ].sort((one, other) => one.degree - other.degree);
  const ends = new Map<string, GrowingEnd>();
  for (const { urn, degree, members, mustExist } of found) {
    const end = ends.get(urn) ?? { urn, degrees: [], members: [], mustExist };
    if (end.degrees.at(-1) !== degree) end.degrees.push(degree);
    // There may be more members than a call has room for arguments.
    for (const member of members) end.members.push(member);
    ends.set(urn, end);
  }
  return ends;
}

/** Returns the entity that has the column; any other entity is returned unchanged. */
function entityOf(urn: string): string {
  return startsAtColumn(urn) ? (findUrn(urn)?.parts[0] ?? urn) : urn;
}
