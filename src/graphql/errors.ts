/** Errors as GraphQL clients read them: a code, a place, no stack. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CatalogError } from '../kernel/errors.js';
import { newId } from '../kernel/ids.js';

export interface FaultLog {
  error(fields: object, message: string): void;
}

/** Apollo's own codes, for requests that never reach a resolver, and what they are called in Trellis' table. */
const REQUEST_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * Faults of our own are told by the log only, under the error's `errorId`.
 * @returns `extensions.code` is that of `kernel/errors`; `extensions.path` and `extensions.rule` name place and rule in the input
 */
export function presentGraphqlError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: FaultLog,
): GraphQLFormattedError {
  const errorId = newId();
  const { message, locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof CatalogError && original.code !== 'INTERNAL') {
    const { code, details } = original;
    return { message: original.message, ...place, extensions: { ...details, code, errorId } };
  }
  const code = formatted.extensions?.['code'];
  if (REQUEST_CODES.has(code) || isRefusal(original))
    return { message: forClients(message), ...place, extensions: { ...formatted.extensions, errorId } };
  log.error({ err: original, errorId }, 'a GraphQL field failed');
  return {
    message: `The service failed to answer; its log says why under errorId ${errorId}`,
    ...place,
    extensions: { code: 'INTERNAL', errorId },
  };
}

/** A rule of ours, or a value that does not fit its type: said by a GraphQLError that wraps nothing. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof GraphQLError &&
    error.originalError === undefined &&
    error.extensions['code'] !== undefined
  );
}

/**
 * Existing clients find out what a server does not know by these words (`FieldUndefined` and the field's name), which come
 * from another GraphQL implementation.
 */
function forClients(message: string): string {
  const field = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message);
  return field === null ? message : `${message} (FieldUndefined: ${field[2] ?? ''}.${field[1] ?? ''})`;
}
