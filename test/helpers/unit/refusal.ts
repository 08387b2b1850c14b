/** Matches a `CatalogError` by its code and some of its details. For `toThrow`. */
import type { ErrorCode } from '../../../src/core/errors.js';

export function refusal(code: ErrorCode, details: object = {}): Error {
  return expect.objectContaining({ code, details: expect.objectContaining(details) as unknown }) as Error;
}
