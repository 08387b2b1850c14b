/** Turns what the driver throws into catalog errors. Branches on codes, never on text. */
import neo4j, { type Neo4jError } from 'neo4j-driver';
import { CatalogError } from '../kernel/errors.js';

const UNAVAILABLE_CODES = new Set<string>([
  neo4j.error.SERVICE_UNAVAILABLE,
  neo4j.error.SESSION_EXPIRED,
  'Neo.TransientError.General.DatabaseUnavailable',
  'Neo.ClientError.Database.DatabaseNotFound',
]);

const TIMEOUT_CODES = new Set<string>([
  'Neo.ClientError.Transaction.TransactionTimedOut',
  'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration',
]);

export function isDriverError(error: unknown): error is Neo4jError {
  return error instanceof Error && error.name === 'Neo4jError';
}

/** @returns the error to throw instead: UNAVAILABLE, DEADLINE_EXCEEDED, or the given one where neither fits. */
export function fromDriverError(error: unknown): unknown {
  if (!isDriverError(error)) return error;
  if (TIMEOUT_CODES.has(error.code)) {
    return new CatalogError(
      'DEADLINE_EXCEEDED',
      'The statement took longer than allowed',
      {},
      { cause: error },
    );
  }
  if (UNAVAILABLE_CODES.has(error.code) || error.retryable) {
    return new CatalogError('UNAVAILABLE', 'Neo4j does not answer; try again shortly', {}, { cause: error });
  }
  return error;
}
