/** Keeps the full-text index of the embedded Neo4j complete: repairs it after a launch, and confirms what it contains. */
import { batchesOf } from '../../core/batches.js';
import type { Database, WriteDeps } from '../../neo4j/database.js';
import { rebuildIndex } from '../../neo4j/search-index/stored-index.js';
import { digestMarks, readMarks, settleMarks, textOf } from '../../neo4j/search-index/write-marks.js';
import { onlyRow, type LoadStatement } from '../../neo4j/statements.js';
import type { Clock } from '../../core/clock.js';
import { withTimeLimit } from '../../core/async.js';
import { hasCode } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { markWrite } from '../writes/mark-write.js';

/** What the index on disk contained for certain when Neo4j was launched. */
interface IndexBase {
  /** Number of the launch. */
  readonly launch: number;
  /**
   * `marks`: digest of the marks of the writes that it contained; `from`: the start of the earliest transaction that it may lack, epoch
   * milliseconds. Undefined: it may lack anything.
   */
  readonly base: { readonly marks: string; readonly from: number } | undefined;
  /** Calls the listener after each launch. */
  onLaunched(listener: () => void): void;
}

interface IndexRepairDeps {
  readonly database: Pick<Database, 'read' | 'write' | 'command'>;
  readonly load: LoadStatement;
  readonly journal: IndexBase;
  /** The marks of the writes that the index must contain, and the number of the launch since which they were read. */
  readonly known: { readonly marks: string; readonly launch: number };
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/**
 * Returns a function that resolves when the index is complete; at once, if it is known to be. Concurrent callers share a repair. After a
 * later launch of Neo4j, the repair begins immediately.
 */
export function createIndexRepair(deps: IndexRepairDeps): () => Promise<void> {
  const { journal, log } = deps;
  let completeSince: number | undefined;
  let running: Promise<void> | undefined;
  const repair = async (): Promise<void> => {
    const { launch } = journal;
    await completeIndex(deps);
    completeSince = launch;
  };
  const ensureComplete = async (): Promise<void> => {
    // Neo4j may be launched again during a repair.
    while (completeSince !== journal.launch) {
      running ??= repair().finally(() => {
        running = undefined;
      });
      await running;
    }
  };
  journal.onLaunched(() => {
    ensureComplete().catch((error: unknown) => {
      // The next search tries again.
      log.error({ err: error }, 'the full-text index could not be repaired');
    });
  });
  return ensureComplete;
}

async function completeIndex(deps: IndexRepairDeps): Promise<void> {
  const { journal, known, database, load, log } = deps;
  const { base } = journal;
  const marks = known.launch === journal.launch ? known.marks : textOf(await readMarks(database.read, load));
  const contained = base?.marks ?? digestMarks('');
  if (digestMarks(marks) === contained) return;
  if (base === undefined) {
    log.info({}, 'it is not known what the full-text index contains, so it is built anew');
    await rebuildIndex(deps, true);
  } else {
    const since = new Date(base.from).toISOString();
    log.info({ since }, 'the full-text index may lack the last writes and takes them over again');
    const nodes = await rewriteChanged(deps, base.from);
    log.info({ nodes }, 'the full-text index is complete');
  }
}

// Confirms again and again that the full-text index contains what is committed, so that little has to be repaired after a crash.

/** Where confirmations are recorded. */
interface ConfirmationJournal {
  /** Number of the launch of Neo4j. */
  readonly launch: number;
  readonly last: { readonly marks: string } | undefined;
  /** Records a confirmation, unless Neo4j was launched again since the launch with this number. */
  record(
    launch: number,
    confirmation: { readonly at: number; readonly from: number; readonly marks: string },
  ): void;
}

interface ConfirmIndexDeps {
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
  if (journal.last?.marks === digestMarks(textOf(await readMarks(database.read, load)))) return;
  // Before the marks are read: a write without a mark is then open, or starts later.
  const from = (await earliestBegin(deps)) - TOLERANCE_MS;
  const marks = digestMarks(textOf(await settleMarks({ database, load })));
  journal.record(launch, { at: clock.now(), from, marks });
}

async function earliestBegin({ database, load }: ConfirmIndexDeps): Promise<number> {
  const { startTimes } = onlyRow(await database.read(load('search-index/list-open-transactions')));
  return Math.min(...startTimes.map((text) => Date.parse(text)));
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
      await withTimeLimit(running.then(confirm), STOP_MS).catch(() => undefined);
    },
  };
}

// Makes the full-text index take over nodes again. Nothing but the index changes.

/** Number of nodes in one transaction. Each can have a megabyte of searchable text. */
const BATCH = 200;

/**
 * Rewrites the nodes whose contents in the index were changed since a time. Later searches wait for the index.
 * @param from epoch milliseconds, included
 * @returns the number of the nodes
 */
async function rewriteChanged(deps: WriteDeps, from: number): Promise<number> {
  const { database, load } = deps;
  const rows = await database.read(load('search-index/list-index-changes'), { from });
  const urns = rows.map(({ urn }) => urn);
  await rewriteNodes(deps, urns);
  // Also without nodes, because Neo4j itself repeats writes when it recovers.
  await database.write('repair/rewrite-index', (run) =>
    markWrite({ run, load, transaction: newId() }, { isFound: true, urns: [] }),
  );
  return urns.length;
}

/** URNs without a node are left out. */
export async function rewriteNodes({ database, load }: WriteDeps, urns: readonly string[]): Promise<void> {
  for (const batch of batchesOf([...urns].sort(), BATCH)) {
    // The index changes only when a property does, so a property comes in one transaction and goes in the next one.
    await database.write('repair/rewrite-index', (run) =>
      run(load('search-index/begin-rewrite'), { urns: batch }),
    );
    await database.write('repair/rewrite-index', async (run) => {
      await run(load('search-index/end-rewrite'), { urns: batch });
      await markWrite({ run, load, transaction: newId() }, { isFound: true, urns: [] });
    });
  }
}
