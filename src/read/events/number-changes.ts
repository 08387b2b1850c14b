/** Gives committed changes their places in the stream, one transaction at a time. */
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../store/database.js';
import type { LoadStatement } from '../../store/statements.js';
import { numberFrom } from './place.js';

const FEWEST_CHANGES = 200;
export const MOST_CHANGES = 2_000;

/** Changes that get their places, or are looked at, at a time: as many as events are wanted, within bounds. */
export function atATime(wanted: number): number {
  return Math.min(Math.max(wanted, FEWEST_CHANGES), MOST_CHANGES);
}

export interface NumberingParts {
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

/**
 * Numbers some of the changes that wait, if any do.
 * @param wantsEra to pass over those that wait further
 */
export async function numberChanges(
  { database, load, clock }: NumberingParts,
  { wanted, wantsEra = false }: { readonly wanted: number; readonly wantsEra?: boolean },
): Promise<StreamEnd> {
  const limit = atATime(wanted);
  return database.write(async (run) => {
    const [counter] = await run(load('events/lock-counter'), { at: clock.now() });
    const before = counter?.['last'] as number;
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
