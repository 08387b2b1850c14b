/** The error codes of the service and the one error class that carries them. */

/** The closed table of error codes with their HTTP statuses. HTTP answers with the statuses; GraphQL derives its numbers from them. */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  INVALID_URN: 400,
  UNKNOWN_ENTITY: 400,
  UNKNOWN_ASPECT: 400,
  INVALID_ASPECT: 400,
  INVALID_PATCH: 400,
  INVALID_FILTER: 400,
  LIMIT_EXCEEDED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PRECONDITION_FAILED: 412,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  OVERLOADED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface CatalogErrorDetails {
  /** JSON pointer to the invalid value in the payload or request, e.g. `/dataType`. */
  path?: string;
  /** The rule that was broken, e.g. the schema keyword with its value. */
  rule?: string;
  /** Position of the invalid item in a batch, from 0. */
  index?: number;
  [key: string]: unknown;
}

/** The error of all expected failures of requests. Its message is for the client. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';

  // Every throw has a code, a message and details. A cause exists only if another error is converted.
  // eslint-disable-next-line @typescript-eslint/max-params
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: CatalogErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Tells whether the error is a `CatalogError` with one of the codes. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): error is CatalogError {
  return error instanceof CatalogError && codes.includes(error.code);
}

/** Tells whether the service or the database failed for a while, so that a later attempt may succeed. */
export function isTemporary(error: unknown): error is CatalogError {
  return hasCode(error, 'UNAVAILABLE', 'OVERLOADED', 'DEADLINE_EXCEEDED');
}

/**
 * The error of a request with an invalid value.
 * @param path JSON pointer to the value
 */
export function invalidRequest(path: string, message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { path, rule });
}

/** The error of a request beyond a limit. @param path JSON pointer to the value */
export function limitExceeded(path: string, message: string, rule: string): CatalogError {
  return new CatalogError('LIMIT_EXCEEDED', message, { path, rule });
}

/** The error of a filter that cannot be evaluated. @param path JSON pointer to the criterion or its value */
export function invalidFilter(path: string, message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_FILTER', message, { path, rule });
}
