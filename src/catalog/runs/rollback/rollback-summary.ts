/** The answer of a rollback: counts everything and lists the first rows. */
import { MAX_NAMED_URNS, MAX_PAGE_SIZE } from '../../../core/limits.js';
import { SECRET_ASPECTS } from '../../../model/secret-aspects.js';
import type { RollbackGroup, RollbackResult, RollbackRow } from '../../writes/types.js';

export interface RollbackSummary {
  readonly add: (group: RollbackGroup) => void;
  readonly result: () => RollbackResult;
}

export function createSummary(): RollbackSummary {
  const [reverted, others, unsafe]: [RollbackRow[], RollbackRow[], string[]] = [[], [], []];
  const counts = { reverted: 0, affected: 0, deleted: 0, unsafe: 0, othersDeleted: 0 };
  return {
    add: (group) => {
      // Secret aspects are undone like others, but the answer does not show them.
      const open = group.rows.filter(({ aspect }) => !SECRET_ASPECTS.has(aspect));
      const undone = open.filter(isReverted);
      addFirst(reverted, undone, MAX_PAGE_SIZE);
      addFirst(
        others,
        open.filter((row) => !isReverted(row)),
        MAX_PAGE_SIZE,
      );
      addFirst(unsafe, group.unsafe, MAX_NAMED_URNS);
      counts.reverted += undone.reduce((sum, { points = 1 }) => sum + points, 0);
      counts.affected += new Set([...undone.map(({ urn }) => urn), ...group.deleted]).size;
      counts.deleted += group.deleted.length;
      counts.unsafe += group.unsafe.length;
      counts.othersDeleted += group.othersDeleted;
    },
    result: () => ({ ...counts, rows: [...reverted, ...others].slice(0, MAX_PAGE_SIZE), unsafeUrns: unsafe }),
  };
}

function addFirst<Item>(list: Item[], more: readonly Item[], most: number): void {
  list.push(...more.slice(0, most - list.length));
}

/** Tells whether the aspect is now as it would be without the run. */
export function isReverted({ outcome }: RollbackRow): boolean {
  return outcome === 'RESTORED' || outcome === 'REMOVED';
}
