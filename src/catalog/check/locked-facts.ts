/** Reads entities while no writer can change them. */
import type { RunStatement } from '../../neo4j/database.js';
import type { CommitDeps } from '../writes/commit-group.js';
import type { Facts } from './facts.js';
import { readFacts } from './read-facts.js';

export interface LockedRead {
  readonly urns: readonly string[];
  /** Other entities that must not change meanwhile. */
  readonly others: readonly string[];
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

type LockContext = CommitDeps & { readonly run: RunStatement };

/** Locking leaves neither nodes nor properties behind. */
export function readLocked(deps: CommitDeps, what: LockedRead): Promise<Facts> {
  return deps.database.readLocked('check', (run) => lockAndRead(what, { ...deps, run }));
}

/** Creates missing nodes for the lock; they are no part of the result, and the caller deletes them. */
export async function lockAndRead(what: LockedRead, context: LockContext): Promise<Facts> {
  const { run, load, model, clock } = context;
  const urns = [...new Set([...what.urns, ...what.others])].sort();
  const locked = await run(load('check/lock-nodes'), { urns, at: clock.now() });
  if (what.isSearchable) await refreshIndex({ run, load });
  const facts = await readFacts(what.urns, { run, load, model, isSearchable: what.isSearchable });
  const created = new Set(locked.filter((row) => row['created'] === true).map((row) => row['urn']));
  const nodes = new Map([...facts.nodes].filter(([urn]) => !created.has(urn)));
  return { ...facts, nodes, strayEdges: facts.strayEdges.filter(isOfAny(new Set(urns))) };
}

/** The owner of an edge that is not locked may be about to change it. The edge is left to a later check. */
function isOfAny(locked: ReadonlySet<string>): (stray: Facts['strayEdges'][number]) => boolean {
  return ({ edge: { owner } }) => owner === '' || locked.has(owner);
}

/** After this, reads of the full-text index find all committed writes. */
export async function refreshIndex({
  run,
  load,
}: Pick<CommitDeps, 'load'> & { readonly run: RunStatement }): Promise<void> {
  await run(load('search-index/refresh'));
}
