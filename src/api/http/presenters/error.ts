/** Presents errors: always an object with a message for people and a code for programs. */
import { ERROR_STATUS, type CatalogError } from '../../../core/errors.js';
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
