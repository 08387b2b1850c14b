/** Adds to the reads of a database what statements with a full-text search need. */
import { withinMillis, type Deadline } from '../../core/deadline.js';
import type { Database, Row, RunStatement } from '../database.js';
import type { LoadStatement } from '../statements.js';
import { createFreshness } from './freshness.js';
import { explainMissingIndex } from './missing-index.js';
import { findStoredIndex } from './stored-index.js';

const SEARCH_CALL = 'db.index.fulltext.queryNodes';

export interface SearchedDatabase {
  readonly database: Database;
  readonly load: LoadStatement;
  /** Whether Neo4j updates the index after the commit of a write, so that searches have to wait for it. */
  readonly isEventual: boolean;
  /** Called before each search, which it may delay. */
  readonly prepare?: (() => Promise<void>) | undefined;
}

/** Returns the database with searches that find every acknowledged write, and that report an index which is being created. */
export function withSearchIndex(parts: SearchedDatabase): Database {
  const { database, load, isEventual, prepare } = parts;
  const marksOf = async (name: string): Promise<string> => {
    const [row] = await database.read(load(name));
    return String(row?.['marks']);
  };
  const freshness = createFreshness({
    readMarks: () => marksOf('search-index/read-marks'),
    refresh: () => marksOf('search-index/refresh'),
  });
  const isOnline = async (): Promise<boolean> => (await findStoredIndex(parts))?.state === 'ONLINE';
  const search = async (run: () => Promise<Row[]>): Promise<Row[]> => {
    await prepare?.();
    const explained = (): Promise<Row[]> => explainMissingIndex(run, isOnline);
    return isEventual ? freshness.search(explained) : explained();
  };
  const searching = (read: RunStatement, deadline?: Deadline): RunStatement => {
    return (text, parameters) => {
      if (!text.includes(SEARCH_CALL)) return read(text, parameters);
      const found = search(() => read(text, parameters));
      // A refresh is shared with searches that have more time.
      return deadline === undefined ? found : withinMillis(found, Math.max(1, deadline.left()));
    };
  };
  return {
    ...database,
    read: searching(database.read),
    readWithin: (deadline) => searching(database.readWithin(deadline), deadline),
    write: async (operation, work) => {
      const answer = await database.write(operation, work);
      freshness.suspectWrites();
      return answer;
    },
  };
}
