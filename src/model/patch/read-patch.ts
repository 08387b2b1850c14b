/** Reads the two forms of a patch into one. */
import { CatalogError } from '../../core/errors.js';
import { pointerParts } from '../../core/json.js';
import type { LeafPath, PatchRules } from '../types.js';

export interface Patch {
  readonly operations: readonly PatchOperation[];
  /** Keys of arrays. Those in the patch take precedence over those of the model. */
  readonly arrays: Readonly<Record<LeafPath, readonly string[]>>;
  readonly starts: NonNullable<PatchRules['starts']>;
  /** True: arrays without keys are addressed by index, and the keys of the model are not used. */
  readonly generic: boolean;
}

const ENVELOPE = ['patch', 'arrayPrimaryKeys', 'forceGenericPatch'];
/** Real paths have a few parts. Longer ones would exhaust the stack. */
const MAX_PARTS = 1_000;
const UNSUPPORTED = ['move', 'copy', 'test'];

/**
 * Reads a bare array of operations, or an envelope `{patch, arrayPrimaryKeys?, forceGenericPatch?}`.
 * In this model null means absence, so adding null is the same as removing.
 * @throws INVALID_PATCH
 */
export function readPatch(source: unknown, rules: PatchRules = {}): Patch {
  if (Array.isArray(source)) return readPatch({ patch: source }, rules);
  if (!isRecord(source))
    throw formError('array or object', `a patch is an array or an object, not ${kindOf(source)}`);
  const unknown = Object.keys(source).find((name) => !ENVELOPE.includes(name));
  if (unknown !== undefined) {
    throw formError(`members ${ENVELOPE.join(', ')}`, `a patch has no member ${JSON.stringify(unknown)}`);
  }
  const { patch, arrayPrimaryKeys, forceGenericPatch } = source;
  if (!Array.isArray(patch))
    throw formError('patch is an array', `"patch" is ${kindOf(patch)}, not an array`);
  const flag = forceGenericPatch ?? false;
  if (typeof flag !== 'boolean')
    throw formError('forceGenericPatch is a boolean', '"forceGenericPatch" is not a boolean');
  const operations = patch.map((operation, index) => readOperation(operation, index, rules.aliases ?? {}));
  const arrays = { ...(flag ? {} : rules.arrays), ...readArrayKeys(arrayPrimaryKeys ?? {}) };
  return { operations, arrays, starts: rules.starts ?? {}, generic: flag };
}

function readOperation(
  source: unknown,
  index: number,
  aliases: NonNullable<PatchRules['aliases']>,
): PatchOperation {
  if (!isRecord(source))
    throw patchError({ index }, 'operation is an object', `it is ${kindOf(source)}, not an object`);
  const { op, path, value } = source;
  if (typeof path !== 'string') throw patchError({ index }, 'path is a string', 'it has no path');
  const segments = splitPointer({ index, path }, unaliased(path, aliases));
  if (segments.length > MAX_PARTS)
    throw patchError(
      { index },
      `a path has at most ${MAX_PARTS} parts`,
      `its path has ${segments.length} parts`,
    );
  if (op === 'remove') return { index, op, path, segments, value: undefined };
  if (op !== 'add' && op !== 'replace') {
    const shown = op === undefined ? 'no "op"' : JSON.stringify(op);
    const hint = typeof op === 'string' && UNSUPPORTED.includes(op) ? 'is not supported' : 'is not known';
    throw patchError(
      { index, path },
      'op is add, remove or replace',
      `${shown} ${hint}; use add, remove or replace`,
    );
  }
  if (value === undefined) throw patchError({ index, path }, 'add has a value', `${op} needs a value`);
  return value === null
    ? { index, op: 'remove', path, segments, value: undefined }
    : { index, op, path, segments, value };
}

/** Returns the parts of a JSON pointer, including empty ones. */
function splitPointer(operation: { index: number; path: string }, path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw patchError(operation, 'path is a JSON pointer', 'a path begins with "/"');
  if (/~(?![01])/.test(path)) {
    throw patchError(
      operation,
      'path is a JSON pointer',
      'a "~" is written "~0", and a "/" inside a name "~1"',
    );
  }
  return pointerParts(path);
}

function unaliased(path: string, aliases: NonNullable<PatchRules['aliases']>): string {
  for (const [alias, name] of Object.entries(aliases)) {
    if (path === alias || path.startsWith(`${alias}/`)) return name + path.slice(alias.length);
  }
  return path;
}

/** Returns `{"/tags": ["tag"]}` for `{"tags": ["tag"]}`. An empty list of keys means that the item itself is the key. */
function readArrayKeys(source: unknown): Record<LeafPath, readonly string[]> {
  if (!isRecord(source))
    throw formError('arrayPrimaryKeys is an object', '"arrayPrimaryKeys" is not an object');
  const arrays: Record<LeafPath, readonly string[]> = {};
  for (const [name, keys] of Object.entries(source)) {
    if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string' && key !== '')) {
      throw formError(
        'keys are member names',
        `"arrayPrimaryKeys" of ${JSON.stringify(name)} is not a list of names`,
      );
    }
    arrays[name.startsWith('/') ? name : `/${name}`] = keys.length === 0 ? ['$value'] : (keys as string[]);
  }
  return arrays;
}

function formError(rule: string, problem: string): CatalogError {
  return new CatalogError('INVALID_PATCH', `The patch cannot be read: ${problem}.`, { rule });
}

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
