/** Reads the system metadata of a write. Some clients send it as JSON text inside the JSON. */
import { CatalogError } from '../../../core/errors.js';
import { stringifyKeepingDigits, type JsonObject } from '../../../core/json.js';

/** Maximum nesting: more than any client needs, and too little to exhaust the stack while rendering. */
const MAX_DEPTH = 64;

/** Returns an object to spread into a proposal. @throws INVALID_REQUEST */
export function readSystemMetadata(given: unknown, path: string): { systemMetadata?: JsonObject } {
  const tree = typeof given === 'string' ? parse(given, path) : given;
  if (tree === undefined || tree === null) return {};
  if (typeof tree !== 'object' || Array.isArray(tree)) throw invalid(path, 'type: object');
  if (isDeeper(tree, MAX_DEPTH)) throw invalid(path, `at most ${MAX_DEPTH} levels deep`);
  return { systemMetadata: tree as JsonObject };
}

/** The same for a body that keeps every digit of numbers, which system metadata does not need. */
export function readLosslessSystemMetadata(given: unknown, path: string): { systemMetadata?: JsonObject } {
  const { systemMetadata } = readSystemMetadata(given, path);
  if (systemMetadata === undefined) return {};
  return { systemMetadata: JSON.parse(stringifyKeepingDigits(systemMetadata)) as JsonObject };
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalid(path, 'JSON', cause);
  }
}

function isDeeper(tree: object, levels: number): boolean {
  if (levels === 0) return true;
  return Object.values(tree).some(
    (member: unknown) => typeof member === 'object' && member !== null && isDeeper(member, levels - 1),
  );
}

function invalid(path: string, rule: string, cause?: unknown): CatalogError {
  const message = `${path} must be an object or the text of one (rule: ${rule})`;
  return new CatalogError('INVALID_REQUEST', message, { path, rule }, { cause });
}
