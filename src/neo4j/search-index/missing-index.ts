/** Explains why a full-text search failed. */
import { CatalogError } from '../../core/errors.js';
import { isDriverError } from '../driver-errors.js';

/** Neo4j has one code for everything that goes wrong in a procedure. */
const PROCEDURE_FAILED = 'Neo.ClientError.Procedure.ProcedureCallFailed';

/**
 * Runs a search. If it fails because the index is missing or not filled yet, reports that.
 * @throws UNAVAILABLE, and what the search throws
 */
export async function explainMissingIndex<T>(
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
