/** Assigns positions in the stream to committed changes, one transaction at a time. */
import type { Clock } from '../../core/clock.js';
import { newId } from '../../core/ids.js';
import type { Database, RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { markWrite } from '../writes/mark-write.js';
import { numberFrom } from './log-position.js';

const FEWEST_CHANGES = 200;
export const MOST_CHANGES = 2_000;

/** Number of changes that are numbered or scanned at a time: the number of wanted events, within bounds. */
export function atATime(wanted: number): number {
  return Math.min(Math.max(wanted, FEWEST_CHANGES), MOST_CHANGES);
}

export interface NumberingDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** The end of the stream. Every change up to `last` is committed, and no further change will be inserted before it. */
export interface StreamEnd {
  readonly last: number;
  /** Whether further changes wait for a position. */
  readonly isWaiting: boolean;
  /** Set if requested and further changes wait: changes written from now on have this era, the waiting ones do not. */
  readonly era?: number;
}

interface ToNumber {
  readonly wanted: number;
  /** Requests a new era, to skip the changes that still wait. */
  readonly startsEra?: boolean;
}

export interface Numbering {
  /** Numbers some of the waiting changes, if there are any. */
  number(what: ToNumber): Promise<StreamEnd>;
  /**
   * Resolves when a read finds all changes up to a position. A commit of Neo4j shows the counter's property before the index contains
   * all positions, and readers take no lock. A transaction that locks the counter afterwards sees them. Costs nothing for positions that
   * this process has assigned or waited for before.
   */
  settle(last: number): Promise<void>;
}

export function createNumbering(deps: NumberingDeps): Numbering {
  let settled = 0;
  return {
    number: async (what) => {
      const end = await numberChanges(deps, what);
      settled = Math.max(settled, end.last);
      return end;
    },
    settle: async (last) => {
      if (last > settled)
        settled = Math.max(
          settled,
          await deps.database.write('events/settle', (run) => lockCounter(deps, run)),
        );
    },
  };
}

/** Locks the counter. @returns the last assigned position */
async function lockCounter({ load, clock }: NumberingDeps, run: RunStatement): Promise<number> {
  const [counter] = await run(load('events/lock-counter'), { at: clock.now() });
  return counter?.['last'] as number;
}

async function numberChanges(
  deps: NumberingDeps,
  { wanted, startsEra: wantsEra = false }: ToNumber,
): Promise<StreamEnd> {
  const { database, load } = deps;
  const limit = atATime(wanted);
  return database.write('events/number-changes', async (run) => {
    const before = await lockCounter(deps, run);
    const queued = await run(load('events/list-queued'), { limit });
    if (queued.length === 0) return { last: before, isWaiting: false };
    const places = numberFrom(
      before,
      queued.map((change) => change['at'] as number),
    );
    const last = places.at(-1) ?? before;
    const rows = queued.map((change, index) => ({ id: change['id'], sequence: places[index] }));
    const isWaiting = queued.length === limit;
    const beginsEra = wantsEra && isWaiting;
    const [numbered] = await run(load('events/number-changes'), { rows, last, eras: beginsEra ? 1 : 0 });
    const urns = (numbered?.['urns'] as string[] | undefined) ?? [];
    await markWrite({ run, load, transaction: newId() }, { isFound: false, urns });
    return { last, isWaiting, ...(beginsEra && { era: numbered?.['era'] as number }) };
  });
}
