/** Reads the conditions of a write from headers of the proposal, of the HTTP request or of a patch. Names are case-insensitive. */
import { CatalogError } from '../../core/errors.js';

export interface Preconditions {
  readonly ifAbsent?: true;
  readonly ifVersion?: number;
  /** Epoch milliseconds. */
  readonly ifModifiedSince?: number;
  readonly ifUnmodifiedSince?: number;
}

/** @param place the JSON pointer to the headers. @throws INVALID_REQUEST for invalid values */
export function readPreconditions(headers: Readonly<Record<string, unknown>>, place: string): Preconditions {
  let preconditions: Preconditions = {};
  for (const [name, value] of Object.entries(headers)) {
    const known = name.toLowerCase();
    if (known === 'if-none-match') preconditions = { ...preconditions, ...readIfNoneMatch(value, place) };
    if (known === 'if-version-match')
      preconditions = { ...preconditions, ...readIfVersionMatch(value, place) };
    if (known === 'if-modified-since')
      preconditions = { ...preconditions, ifModifiedSince: readInstant(value, `${place}/${name}`) };
    if (known === 'if-unmodified-since')
      preconditions = { ...preconditions, ifUnmodifiedSince: readInstant(value, `${place}/${name}`) };
  }
  return preconditions;
}

function readIfNoneMatch(value: unknown, place: string): Preconditions {
  if (textOf(value).trim() === '*') return { ifAbsent: true };
  throw invalid(`${place}/If-None-Match`, value, 'must be *');
}

function readIfVersionMatch(value: unknown, place: string): Preconditions {
  const text = textOf(value).trim();
  if (/^(?:-1|\d{1,15})$/.test(text)) return { ifVersion: Number(text) };
  throw invalid(`${place}/If-Version-Match`, value, 'must be a version number, or -1 for "does not exist"');
}

/** An instant as in ISO 8601 or in HTTP headers; a whole number is epoch milliseconds. */
function readInstant(value: unknown, path: string): number {
  const text = textOf(value).trim();
  const millis = /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text);
  // Times beyond this limit cannot be shown as dates.
  if (Number.isFinite(millis) && Math.abs(millis) <= MAX_MILLIS) return millis;
  throw invalid(path, value, 'must be an instant like 2026-01-31T12:00:00Z');
}

const MAX_MILLIS = 8.64e15;

function invalid(path: string, value: unknown, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', `${path} is "${textOf(value)}" and ${rule}`, { path, rule });
}

/** An object of a client may have a member with the name `toString`, so it is not converted like other values. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
