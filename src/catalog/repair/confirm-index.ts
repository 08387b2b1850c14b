/** Confirms again and again that the full-text index contains what is committed, so that little has to be repaired after a crash. */
import type { Clock } from '../../core/clock.js';
import { withinMillis } from '../../core/deadline.js';
import { hasCode } from '../../core/errors.js';
import type { Database } from '../../neo4j/database.js';
import { digestMarks, readMarks, settleMarks } from '../../neo4j/search-index/write-marks.js';
import type { LoadStatement } from '../../neo4j/statements.js';

/** Where confirmations are recorded. */
export interface ConfirmationJournal {
  /** Number of the launch of Neo4j. */
  readonly launch: number;
  readonly last: { readonly marks: string } | undefined;
  /** Records a confirmation, unless Neo4j was launched again since the launch with this number. */
  record(
    launch: number,
    confirmation: { readonly at: number; readonly from: number; readonly marks: string },
  ): void;
}

export interface ConfirmIndexDeps {
  readonly database: Pick<Database, 'read' | 'readLocked'>;
  readonly load: LoadStatement;
  readonly journal: ConfirmationJournal;
  readonly clock: Clock;
}

/** Between two confirmations, milliseconds. */
const PERIOD_MS = 15_000;
/** A repair can note its time a moment before its transaction begins. */
const TOLERANCE_MS = 10_000;
/** How long the end of the process waits for the last confirmation, milliseconds. */
const STOP_MS = 5_000;

/** Confirms once. The index must have been complete when Neo4j was launched, or repaired since. Without new writes, nothing happens. */
export async function confirmIndex(deps: ConfirmIndexDeps): Promise<void> {
  const { database, load, journal, clock } = deps;
  const { launch } = journal;
  if (journal.last?.marks === digestMarks(await readMarks(database.read, load))) return;
  // Before the marks are read: a write without a mark is then open, or starts later.
  const from = (await earliestBegin(deps)) - TOLERANCE_MS;
  const marks = digestMarks(await settleMarks({ database, load }));
  journal.record(launch, { at: clock.now(), from, marks });
}

async function earliestBegin({ database, load }: ConfirmIndexDeps): Promise<number> {
  const [row] = await database.read(load('search-index/list-open-transactions'));
  return Math.min(...(row?.['startTimes'] as string[]).map((text) => Date.parse(text)));
}

export interface Confirming {
  /** Confirms for the last time. */
  stop(): Promise<void>;
}

/** Confirms every few seconds, if there were writes. @param ensureComplete resolves when the index is complete */
export function confirmRegularly(
  deps: ConfirmIndexDeps & { readonly log: { warn(fields: object, message: string): void } },
  ensureComplete: () => Promise<void>,
): Confirming {
  const confirm = async (): Promise<void> => {
    try {
      await ensureComplete();
      await confirmIndex(deps);
    } catch (error) {
      // Until the next confirmation, a crash would cause a longer repair.
      if (!hasCode(error, 'UNAVAILABLE'))
        deps.log.warn({ err: error }, 'the full-text index could not be confirmed');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const wait = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = confirm().then(wait);
    }, PERIOD_MS);
    timer.unref();
  };
  wait();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await withinMillis(running.then(confirm), STOP_MS).catch(() => undefined);
    },
  };
}
