/** One operation of a patch, and errors about it. */
import { CatalogError } from '../../core/errors.js';

export interface PatchOperation {
  /** Position in the patch, from 0. */
  readonly index: number;
  readonly op: 'add' | 'replace' | 'remove';
  /** The path as the client wrote it, and its parts, unescaped. */
  readonly path: string;
  readonly segments: readonly string[];
  /** Undefined for `remove`. */
  readonly value: unknown;
}

/** Returns an INVALID_PATCH error that names the operation, its path and the broken rule. */
export function patchError(
  operation: { readonly index: number; readonly path?: string },
  rule: string,
  problem: string,
): CatalogError {
  const at = operation.path === undefined ? '' : ` at ${JSON.stringify(operation.path)}`;
  const message = `Patch operation ${operation.index + 1}${at}: ${problem}.`;
  const details = { rule, operation: operation.index };
  return new CatalogError(
    'INVALID_PATCH',
    message,
    operation.path === undefined ? details : { ...details, path: operation.path },
  );
}

/** Describes the type of a value for messages, e.g. `an array`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  return isRecord(value) ? 'an object' : `a ${typeof value === 'object' ? 'number' : typeof value}`;
}

/** Tells whether the value is a JSON object, and not an array or a lossless number. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
