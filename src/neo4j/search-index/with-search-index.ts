/** Adds to the reads of a database what statements with a full-text search need. */
import { shareTurn, withTimeLimit } from '../../core/async.js';
import { CatalogError, hasCode } from '../../core/errors.js';
import type { ReadBudget } from '../../core/request-budget.js';
import type { Database, RunStatement } from '../database.js';
import { isDriverError } from '../driver-errors.js';
import type { LoadStatement, RowOf } from '../statements.js';
import { createFreshness } from './freshness.js';
import { findStoredIndex } from './stored-index.js';
import { readMarks, refreshIndex, settleMarks, watchOwnMarks } from './write-marks.js';

const SEARCH_CALL = 'db.index.fulltext.queryNodes';

export interface SearchedDatabase {
  readonly database: Database;
  readonly load: LoadStatement;
  /** Whether Neo4j updates the index after the commit of a write, so that searches have to wait for it. */
  readonly isEventual: boolean;
  /** Called before each search, which it may delay, but not longer than `PREPARE_MS`. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

const PREPARE_MS = 10_000;

function explainTimeout(error: unknown): never {
  if (!hasCode(error, 'DEADLINE_EXCEEDED')) throw error;
  throw new CatalogError('UNAVAILABLE', 'The search index is being completed; try again shortly');
}

/** Returns the database with searches that find every acknowledged write, and that report an index which is being created. */
export function withSearchIndex(parts: SearchedDatabase): Database {
  const { database, load, isEventual, prepare } = parts;
  const own = watchOwnMarks(database);
  const marksStatement = load('search-index/read-marks');
  // A search consists of several statements. Each of them asks for the marks, and so do its kept count and the kept stages.
  const readSharedMarks = shareTurn(() => readMarks(database.read, load));
  const freshness = createFreshness({
    readMarks: readSharedMarks,
    refresh: async (covered) => {
      const marks = await refreshIndex(database.read, load);
      // A write of another service may leave its mark a moment before the index gets to know it, and be acknowledged in between.
      return own.areKnown(marks, covered) ? marks : settleMarks({ database, load });
    },
  });
  const listMarks = async (): Promise<unknown[]> => [
    await (isEventual ? freshness.readMarks() : readSharedMarks()),
  ];
  const isOnline = async (): Promise<boolean> => (await findStoredIndex(parts))?.state === 'ONLINE';
  const search = async <T>(run: () => Promise<T>): Promise<T> => {
    if (prepare !== undefined) await withTimeLimit(prepare(), PREPARE_MS).catch(explainTimeout);
    const explained = (): Promise<T> => explainMissingIndex(run, isOnline);
    return isEventual ? freshness.search(explained) : explained();
  };
  const searching = (read: RunStatement, budget?: ReadBudget): RunStatement => {
    return (text, parameters) => {
      const isSearch = text.includes(SEARCH_CALL);
      if (!isSearch && text !== marksStatement) return read(text, parameters);
      const rows = isSearch
        ? search(() => read(text, parameters))
        : (listMarks() as Promise<RowOf<typeof text>[]>);
      // Marks, and a refresh, are shared with searches that have more time.
      return budget === undefined ? rows : withTimeLimit(rows, Math.max(1, budget.left()));
    };
  };
  return {
    ...database,
    read: searching(database.read),
    readWithin: (budget) => searching(database.readWithin(budget), budget),
    write: async (operation, work) => {
      try {
        return await own.write(operation, work);
      } finally {
        // Also after a failure, because a commit may be stored although Neo4j did not answer it.
        freshness.suspectWrites();
      }
    },
  };
}

/** Neo4j has one code for everything that goes wrong in a procedure. */
const PROCEDURE_FAILED = 'Neo.ClientError.Procedure.ProcedureCallFailed';

/**
 * Runs a search. If it fails because the index is missing or not filled yet, reports that.
 * @throws UNAVAILABLE, and what the search throws
 */
async function explainMissingIndex<T>(
  search: () => Promise<T>,
  isOnline: () => Promise<boolean>,
): Promise<T> {
  try {
    return await search();
  } catch (error) {
    if (!isDriverError(error) || error.code !== PROCEDURE_FAILED) throw error;
    // It may have been filled meanwhile.
    if (await isOnline()) return search();
    const message = 'The search index is being created again; try again later';
    throw new CatalogError('UNAVAILABLE', message, {}, { cause: error });
  }
}
