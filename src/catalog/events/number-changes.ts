/** Gives committed changes their places in the stream, one transaction at a time. */
import type { Clock } from '../../core/clock.js';
import type { Database, RunStatement } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { numberFrom } from './log-position.js';

const FEWEST_CHANGES = 200;
export const MOST_CHANGES = 2_000;

/** Changes that get their places, or are looked at, at a time: as many as events are wanted, within bounds. */
export function atATime(wanted: number): number {
  return Math.min(Math.max(wanted, FEWEST_CHANGES), MOST_CHANGES);
}

export interface NumberingDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** What is known of the stream's end. Every change up to `last` is committed and will get no earlier neighbour. */
export interface StreamEnd {
  readonly last: number;
  /** Further changes wait for a place. */
  readonly isWaiting: boolean;
  /** Where further changes wait, and that was wanted: what is written from now on has this era, and what waits has not. */
  readonly era?: number;
}

interface ToNumber {
  readonly wanted: number;
  /** To pass over those that wait further. */
  readonly wantsEra?: boolean;
}

export interface Numbering {
  /** Numbers some of the changes that wait, if any do. */
  number(what: ToNumber): Promise<StreamEnd>;
  /**
   * Resolves when everything up to a place is found by it. A commit of Neo4j shows the counter's property before the index holds all
   * places, and who reads takes no lock; whoever has had the counter's lock afterwards finds them. Costs nothing for places that this
   * process has given or waited for before.
   */
  settle(last: number): Promise<void>;
}

export function createNumbering(parts: NumberingDeps): Numbering {
  let settled = 0;
  return {
    number: async (what) => {
      const end = await numberChanges(parts, what);
      settled = Math.max(settled, end.last);
      return end;
    },
    settle: async (last) => {
      if (last > settled)
        settled = Math.max(settled, await parts.database.write((run) => lockCounter(parts, run)));
    },
  };
}

/** @returns place that was given last */
async function lockCounter({ load, clock }: NumberingDeps, run: RunStatement): Promise<number> {
  const [counter] = await run(load('events/lock-counter'), { at: clock.now() });
  return counter?.['last'] as number;
}

async function numberChanges(
  parts: NumberingDeps,
  { wanted, wantsEra = false }: ToNumber,
): Promise<StreamEnd> {
  const { database, load } = parts;
  const limit = atATime(wanted);
  return database.write(async (run) => {
    const before = await lockCounter(parts, run);
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
    return { last, isWaiting, ...(beginsEra && { era: numbered?.['era'] as number }) };
  });
}
