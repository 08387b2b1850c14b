/** Presents errors: always an object with a message for people and a code for programs. */
import { ERROR_STATUS, type CatalogError, type ErrorCode } from '../../../core/errors.js';
import { FRAMEWORK, VENDOR } from '../../../core/vocabulary.js';

/** Member that existing clients read the exception's class name from. */
export const EXCEPTION_CLASS = `${VENDOR}.${FRAMEWORK}.server.RestLiServiceException`;

export function presentError(error: CatalogError, errorId: string): Record<string, unknown> {
  return {
    ...error.details,
    status: ERROR_STATUS[error.code],
    code: error.code,
    message: error.message,
    exceptionClass: EXCEPTION_CLASS,
    errorId,
  };
}

const ERROR_NAMES: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Unauthorized',
  FORBIDDEN: 'Authorization Error',
  NOT_FOUND: 'Not Found',
  PRECONDITION_FAILED: 'Precondition Error',
};

/** Returns the kind of an error in the words that clients of the OpenAPI endpoints know. */
export function nameError({ code, details }: CatalogError): string {
  const { urn, error } = details;
  if (typeof error === 'string') return error;
  const isOfUrn = code === 'INVALID_URN' || code === 'UNKNOWN_ENTITY';
  if (isOfUrn && typeof urn === 'string') return `Invalid urn!: ${urn}`;
  const status = ERROR_STATUS[code];
  return ERROR_NAMES[code] ?? (status < 500 ? 'Validation Error' : 'Internal Server Error');
}

/** Message of internal errors: only the id under which the log has the details. */
export function presentFault(errorId: string): Record<string, unknown> {
  return {
    status: ERROR_STATUS.INTERNAL,
    code: 'INTERNAL',
    message: `The request failed. The log of the service contains the cause under errorId ${errorId}`,
    exceptionClass: EXCEPTION_CLASS,
    errorId,
  };
}
