/** Errors as clients of this API read them: always an object, its message for a person, its code for a program. */
import { ERROR_STATUS, type CatalogError } from '../../../core/errors.js';
import { FRAMEWORK, VENDOR } from '../../../core/vocabulary.js';

/** Name of an error in the framework's dialect. */
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

/** What is told of a fault of our own: nothing but where to look. */
export function presentFault(errorId: string): Record<string, unknown> {
  return {
    status: ERROR_STATUS.INTERNAL,
    code: 'INTERNAL',
    message: `The service failed to answer; its log says why under errorId ${errorId}`,
    exceptionClass: EXCEPTION_CLASS,
    errorId,
  };
}
