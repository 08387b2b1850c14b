/** Repairs the full-text index after the embedded Neo4j was launched. */
import type { Database } from '../../neo4j/database.js';
import { rebuildIndex } from '../../neo4j/search-index/stored-index.js';
import { digestMarks, readMarks } from '../../neo4j/search-index/write-marks.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { rewriteChanged } from './rewrite-index.js';

/** What the index on disk contained for certain when Neo4j was launched. */
export interface IndexBase {
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

export interface IndexRepairDeps {
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
  const marks = known.launch === journal.launch ? known.marks : await readMarks(database.read, load);
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
