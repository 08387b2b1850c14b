/** Turns what the driver throws into catalog errors. Branches on codes, never on text. */
import neo4j, { type Neo4jError } from 'neo4j-driver';
import { CatalogError } from '../core/errors.js';

const UNAVAILABLE_CODES = new Set<string>([
  neo4j.error.SERVICE_UNAVAILABLE,
  neo4j.error.SESSION_EXPIRED,
  'Neo.TransientError.General.DatabaseUnavailable',
  'Neo.ClientError.Database.DatabaseNotFound',
  // An operator, or a database that stops, has ended the transaction. The driver calls these transient errors client errors.
  'Neo.ClientError.Transaction.Terminated',
  'Neo.ClientError.Transaction.LockClientStopped',
]);

/** Neo4j refuses this service, e.g. while an operator changes the password. */
const REFUSED_CODES = new Set<string>([
  'Neo.ClientError.Security.Unauthorized',
  'Neo.ClientError.Security.AuthenticationRateLimit',
  'Neo.ClientError.Security.CredentialsExpired',
  'Neo.ClientError.Security.TokenExpired',
  'Neo.ClientError.Security.Forbidden',
]);

const TIMEOUT_CODES = new Set<string>([
  'Neo.ClientError.Transaction.TransactionTimedOut',
  'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration',
]);

export function isDriverError(error: unknown): error is Neo4jError {
  return error instanceof Error && error.name === 'Neo4jError';
}

const CONNECTION_CODES = new Set<string>([neo4j.error.SERVICE_UNAVAILABLE, neo4j.error.SESSION_EXPIRED]);

/** Tells whether the connection was lost or could not be opened, also as the cause of a catalog error. */
export function isConnectionFailure(error: unknown): boolean {
  const failure = error instanceof CatalogError ? error.cause : error;
  return isDriverError(failure) && CONNECTION_CODES.has(failure.code);
}

/** Neo4j could not write a transaction to its log or its store. Its database accepts no writes until it is restarted. */
const DISK_CODES = new Set([
  'Neo.DatabaseError.Transaction.TransactionLogError',
  'Neo.DatabaseError.Transaction.TransactionCommitFailed',
]);

/** Tells whether Neo4j could not write to its disk, usually because the disk is full. */
export function isDiskFailure(error: unknown): boolean {
  return isDriverError(error) && DISK_CODES.has(error.code);
}

/**
 * The driver refuses to continue a transaction after a failed statement or connection, or to wait longer
 * for a connection. Nothing was committed.
 */
export function isDriverRefusal(error: unknown): boolean {
  return isDriverError(error) && error.code === 'N/A';
}

/** Another transaction deleted the node between match and lock. The driver does not retry this error itself. */
const ENTITY_NOT_FOUND_CODE = 'Neo.ClientError.Statement.EntityNotFound';

/** Tells whether the work may succeed when it is repeated after the other transaction. */
export function isConflict(error: unknown): boolean {
  if (error instanceof CatalogError) return error.code === 'CONFLICT';
  return isDriverError(error) && error.code === ENTITY_NOT_FOUND_CODE;
}

const DEADLOCK_CODE = 'Neo.TransientError.Transaction.DeadlockDetected';

/** Tells whether Neo4j ended the transaction, because it and another one waited for each other's locks. */
export function isDeadlock(error: unknown): boolean {
  return isDriverError(error) && error.code === DEADLOCK_CODE;
}

const SCHEMA_CONFLICT_CODES = new Set<string>([
  DEADLOCK_CODE,
  'Neo.ClientError.Schema.EquivalentSchemaRuleAlreadyExists',
  'Neo.ClientError.Schema.ConstraintAlreadyExists',
]);

/** Tells whether another service that starts at the same time caused the failure of a schema command. */
export function isSchemaConflict(error: unknown): boolean {
  return isDriverError(error) && SCHEMA_CONFLICT_CODES.has(error.code);
}

/** @returns UNAVAILABLE, DEADLINE_EXCEEDED, or the given error if neither applies */
export function fromDriverError(error: unknown): unknown {
  if (!isDriverError(error)) return error;
  if (TIMEOUT_CODES.has(error.code)) {
    return new CatalogError(
      'DEADLINE_EXCEEDED',
      'The statement exceeded its time limit',
      {},
      { cause: error },
    );
  }
  if (REFUSED_CODES.has(error.code)) {
    return new CatalogError(
      'UNAVAILABLE',
      'Neo4j refuses the credentials of this service',
      {},
      { cause: error },
    );
  }
  if (isDeadlock(error)) {
    return new CatalogError(
      'UNAVAILABLE',
      'Another write has held some of the entities for too long; try again shortly',
      {},
      { cause: error },
    );
  }
  if (UNAVAILABLE_CODES.has(error.code) || error.retryable || isConflict(error) || isDriverRefusal(error)) {
    return new CatalogError('UNAVAILABLE', 'Neo4j does not answer; try again shortly', {}, { cause: error });
  }
  return error;
}
