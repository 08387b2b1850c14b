/** Errors as GraphQL clients read them: a code, a place, no stack. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CatalogError } from '../../core/errors.js';
import { newErrorId } from '../../core/ids.js';

export interface FaultLog {
  warn(fields: object, message: string): void;
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
 * Faults of our own are told by the log only, once, under the error's `errorId`; so is a database that is away.
 * @returns `extensions.code` is that of `kernel/errors`; `extensions.path` and `extensions.rule` name place and rule in the input
 */
export function presentGraphqlError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: FaultLog,
): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const { errorId, isNew } = identify(original);
  if (original instanceof CatalogError && original.code !== 'INTERNAL') {
    const { code, details } = original;
    if (code === 'UNAVAILABLE' && isNew)
      log.warn({ err: original, errorId }, 'a part of the service is away');
    return { message: original.message, ...place, extensions: { ...details, code, errorId } };
  }
  const code = formatted.extensions?.['code'];
  const tooLong = code === 'GRAPHQL_PARSE_FAILED' ? TOO_LONG.exec(message)?.[1] : undefined;
  if (tooLong !== undefined) return { ...refusalOfLength(tooLong, errorId), ...place };
  const tooDeep = code === 'GRAPHQL_PARSE_FAILED' && !message.startsWith('Syntax Error');
  // Within a field the stack would be our own concern, and worth a line in the log.
  const tooDeepVariables = original instanceof RangeError && path === undefined;
  if (tooDeep || tooDeepVariables || message === VALIDATION_ABORTED)
    return { ...refusalOfShape(message, errorId), ...place };
  if (REQUEST_CODES.has(code) || isRefusal(original))
    return { message: forClients(message), ...place, extensions: { ...formatted.extensions, errorId } };
  if (isNew) log.error({ err: original, errorId }, 'a GraphQL field failed');
  return {
    message: `The service failed to answer; its log says why under errorId ${errorId}`,
    ...place,
    extensions: { code: 'INTERNAL', errorId },
  };
}

/** Ids of errors that were presented before. */
const ids = new WeakMap<object, string>();

/** A statement that fails fails all fields that waited for it: the log tells it once, under the id that all of them name. */
function identify(error: unknown): { errorId: string; isNew: boolean } {
  // GraphQL's validation gives up with one and the same object in every request.
  const isShared = error instanceof GraphQLError && error.message === VALIDATION_ABORTED;
  const isObject = typeof error === 'object' && error !== null && !isShared;
  const known = isObject ? ids.get(error) : undefined;
  if (known !== undefined) return { errorId: known, isNew: false };
  const errorId = newErrorId();
  if (isObject) ids.set(error, errorId);
  return { errorId, isNew: true };
}

/** How GraphQL's parser says that it gave up; it has no code of its own. */
const TOO_LONG = /^Syntax Error: Document contains more tha[nt] (\d+) tokens/;

function refusalOfLength(limit: string, errorId: string): GraphQLFormattedError {
  return {
    message: `The query's text has more than ${limit} tokens`,
    extensions: { code: 'LIMIT_EXCEEDED', rule: `tokens at most ${limit}`, errorId },
  };
}

/** How GraphQL's validation says that it gave up comparing fields of one name. */
const VALIDATION_ABORTED = 'Validation aborted.';

/** What else no limit of ours can see before GraphQL's own parser, validation or coercion has given up on it. */
function refusalOfShape(message: string, errorId: string): GraphQLFormattedError {
  const said =
    message === VALIDATION_ABORTED
      ? { message: 'The query selects one field too often', rule: 'fields of one name' }
      : { message: 'The query or its variables are nested too deeply', rule: 'nesting' };
  return { message: said.message, extensions: { code: 'LIMIT_EXCEEDED', rule: said.rule, errorId } };
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
