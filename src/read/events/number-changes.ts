/** Gives committed changes their places in the stream, one transaction at a time. */
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../store/database.js';
import type { LoadStatement } from '../../store/statements.js';
import { numberFrom } from './place.js';

/** Rows of one transaction; further ones follow. */
const BATCH = 5_000;

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
}

/** Numbers one batch of the changes that wait, if any do. */
export async function numberChanges({ database, load, clock }: NumberingParts): Promise<StreamEnd> {
  const [row] = await database.read(load('events/get-position'));
  const end = { last: row?.['last'] as number, isWaiting: row?.['isWaiting'] as boolean };
  if (!end.isWaiting) return end;
  return database.write(async (run) => {
    const [counter] = await run(load('events/lock-counter'), { at: clock.now() });
    const before = counter?.['last'] as number;
    const queued = await run(load('events/list-queued'), { limit: BATCH });
    if (queued.length === 0) return { last: before, isWaiting: false };
    const places = numberFrom(
      before,
      queued.map((change) => change['at'] as number),
    );
    const last = places.at(-1) ?? before;
    const rows = queued.map((change, index) => ({ id: change['id'], sequence: places[index] }));
    await run(load('events/number-changes'), { rows, last });
    return { last, isWaiting: queued.length === BATCH };
  });
}
