/** Lists the URNs to check in groups that fit into memory. */
import { boundedGroups } from '../writes/bounded-groups.js';
import type { CommitDeps } from '../writes/commit-group.js';

/** Maximum number of nodes in a group. */
const PAGE_SIZE = 200;

/** A range of URNs, both ends included, from which those up to `after` are left out. */
export interface UrnSpan {
  readonly from: string;
  readonly until: string;
  readonly after: string;
  /** Regular expression of the URNs. */
  readonly pattern: string;
}

/** The nodes of a part of the range. The parts follow each other without a gap. */
export interface UrnGroup extends UrnSpan {
  readonly urns: readonly string[];
  readonly isLast: boolean;
}

type ListDeps = Pick<CommitDeps, 'database' | 'load'>;

/** @param maxNodes of a group */
export async function* listGroups(deps: ListDeps, span: UrnSpan, maxNodes: number): AsyncGenerator<UrnGroup> {
  const limit = Math.min(maxNodes, PAGE_SIZE);
  let { after } = span;
  for (let isShort = false; !isShort;) {
    const rows = await deps.database.read(deps.load('check/list-urns'), { ...span, after, limit });
    const page = rows.map((row) => row['urn'] as string);
    isShort = page.length < limit;
    for await (const urns of boundedGroups(page, (urn) => urn, deps)) {
      const last = urns.at(-1);
      if (last === undefined || (isShort && last === page.at(-1))) continue;
      yield { ...span, urns, after, until: last, isLast: false };
      after = last;
    }
    if (isShort) yield { ...span, urns: page.slice(page.indexOf(after) + 1), after, isLast: true };
  }
}

/** Lists URNs without a node of which something else is stored. */
export async function* listOwnerless(
  { database, load }: ListDeps,
  span: UrnSpan,
): AsyncGenerator<readonly string[]> {
  for (let { after } = span; ;) {
    const rows = await database.read(load('check/list-ownerless'), { ...span, after, limit: PAGE_SIZE });
    const urns = rows.map((row) => row['urn'] as string);
    const last = urns.at(-1);
    if (last === undefined) return;
    yield urns;
    after = last;
  }
}
