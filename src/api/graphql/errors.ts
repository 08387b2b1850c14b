/** Presents errors to GraphQL clients: a number, a reason and a path, never a stack. */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CatalogError, ERROR_STATUS } from '../../core/errors.js';
import { newErrorId } from '../../core/ids.js';

export interface FaultLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Apollo's codes for requests that fail before any resolver runs. */
const REQUEST_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * Presents an error. Internal errors and an unavailable database are logged once under their `errorId`; the client only learns the id.
 * @returns `extensions.code` is a number that clients compare, `extensions.type` its word, and `extensions.reason` a code of `core/errors` or of
 * Apollo; `extensions.path` and `extensions.rule` name the position in the input and the violated rule
 */
export function presentGraphqlError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: FaultLog,
): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const position = { ...(locations && { locations }), ...(path && { path }) };
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const { errorId, isNew } = identify(original);
  if (original instanceof CatalogError && original.code !== 'INTERNAL') {
    const { code, details } = original;
    if (code === 'UNAVAILABLE' && isNew)
      log.warn({ err: original, errorId }, 'a dependency of the service is unavailable');
    return { message: original.message, ...position, extensions: { ...details, ...kindOf(code), errorId } };
  }
  const code = formatted.extensions?.['code'];
  const tokenLimit = code === 'GRAPHQL_PARSE_FAILED' ? TOO_LONG.exec(message)?.[1] : undefined;
  if (tokenLimit !== undefined) return { ...tooManyTokens(tokenLimit, errorId), ...position };
  const tooDeep = code === 'GRAPHQL_PARSE_FAILED' && !message.startsWith('Syntax Error');
  // Inside a field, the overflow is a bug of a resolver, so it is logged.
  const tooDeepVariables = original instanceof RangeError && path === undefined;
  if (tooDeep || tooDeepVariables) return { ...tooDeeplyNested(errorId), ...position };
  if (REQUEST_CODES.has(code) || isRequestError(original))
    return {
      message: forClients(message),
      ...position,
      extensions: { ...formatted.extensions, ...kindOf(String(code)), errorId },
    };
  if (isNew) log.error({ err: original, errorId }, 'a GraphQL field failed');
  return {
    message: `The request failed. The log of the service contains the cause under errorId ${errorId}`,
    ...position,
    extensions: { ...kindOf('INTERNAL'), errorId },
  };
}

/** The numbers that existing clients compare `extensions.code` with, and the words of `extensions.type`. */
const TYPES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  500: 'SERVER_ERROR',
};

const STATUS: Readonly<Record<string, number>> = ERROR_STATUS;

/**
 * Returns the members that tell the kind of an error.
 * @param reason a code of `core/errors` or of Apollo, whose codes are all for bad requests
 */
function kindOf(reason: string): { code: number; type: string; reason: string } {
  const code = numberOf(STATUS[reason] ?? 400);
  return { code, type: TYPES[code] ?? '', reason };
}

/** Returns the number nearest to a HTTP status. */
function numberOf(status: number): number {
  if (status in TYPES) return status;
  if (status === ERROR_STATUS.PRECONDITION_FAILED) return ERROR_STATUS.CONFLICT;
  return status < 500 ? 400 : 500;
}

/** Ids of the errors that were already presented. */
const ids = new WeakMap<object, string>();

/** Returns the same id for an error that fails several fields, e.g. a failed statement, so that it is logged once. */
function identify(error: unknown): { errorId: string; isNew: boolean } {
  const isObject = typeof error === 'object' && error !== null;
  const known = isObject ? ids.get(error) : undefined;
  if (known !== undefined) return { errorId: known, isNew: false };
  const errorId = newErrorId();
  if (isObject) ids.set(error, errorId);
  return { errorId, isNew: true };
}

/** Message of GraphQL's parser for documents with too many tokens; the error has no code of its own. */
const TOO_LONG = /^Syntax Error: Document contains more tha[nt] (\d+) tokens/;

function tooManyTokens(limit: string, errorId: string): GraphQLFormattedError {
  return {
    message: `The query's text has more than ${limit} tokens`,
    extensions: { ...kindOf('LIMIT_EXCEEDED'), rule: `tokens at most ${limit}`, errorId },
  };
}

/** Presents documents that GraphQL's own parser or coercion gives up on, before Trellis can measure them. */
function tooDeeplyNested(errorId: string): GraphQLFormattedError {
  return {
    message: 'The query or its variables are nested too deeply',
    extensions: { ...kindOf('LIMIT_EXCEEDED'), rule: 'nesting', errorId },
  };
}

/** Returns true for a violated rule of Trellis or a value that does not fit its type: a GraphQLError with a code that wraps no other error. */
function isRequestError(error: unknown): boolean {
  return (
    error instanceof GraphQLError &&
    error.originalError === undefined &&
    error.extensions['code'] !== undefined
  );
}

/**
 * Appends `FieldUndefined` and the name of the field, as another GraphQL implementation does. Existing clients look for these words to
 * detect fields that the server does not have.
 */
function forClients(message: string): string {
  const field = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message);
  return field === null ? message : `${message} (FieldUndefined: ${field[2] ?? ''}.${field[1] ?? ''})`;
}
