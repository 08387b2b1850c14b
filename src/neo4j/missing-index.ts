/** Explains why a full-text search failed. */
import { CatalogError } from '../core/errors.js';
import { isDriverError } from './driver-errors.js';

type Read = (text: string) => Promise<Record<string, unknown>[]>;

/** Neo4j has one code for everything that goes wrong in a procedure. */
const PROCEDURE_FAILED = 'Neo.ClientError.Procedure.ProcedureCallFailed';

/** Full-text indexes that answer. Without one, the index is being created again. */
const ONLINE_INDEXES = "SHOW FULLTEXT INDEXES YIELD state WHERE state = 'ONLINE' RETURN count(*) AS online";

/**
 * Runs a read. If it fails in a procedure while no full-text index can be read, reports that instead.
 * @throws UNAVAILABLE, and what the read throws
 */
export async function explainMissingIndex<T>(work: () => Promise<T>, read: Read): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDriverError(error) || error.code !== PROCEDURE_FAILED || (await hasOnlineIndex(read))) throw error;
    const message = 'The search index is being created again; try again later';
    throw new CatalogError('UNAVAILABLE', message, {}, { cause: error });
  }
}

async function hasOnlineIndex(read: Read): Promise<boolean> {
  const [row] = await read(ONLINE_INDEXES);
  return row?.['online'] !== 0;
}
