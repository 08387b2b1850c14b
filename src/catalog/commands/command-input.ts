/** Checks and converts values in the input of commands. */
import { CatalogError, invalidRequest, limitExceeded } from '../../core/errors.js';

/** A value that a client may omit or set to null. */
export type Optional<Value> = Value | null | undefined;

/** A new name and description of an entity. Omitted members stay unchanged. */
export interface NameUpdate {
  readonly name?: Optional<string>;
  readonly description?: Optional<string>;
}

/** Of names and titles that people give to entities, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 1_000;

/**
 * Refuses blank and very long names. Without a name, does nothing.
 * @param path of the name in the input; its last segment is the word for the name in the message
 * @throws INVALID_REQUEST for a blank name; LIMIT_EXCEEDED for a long one
 */
export function requireName(name: string | null | undefined, path: string): void {
  if (name === null || name === undefined) return;
  const word = path.slice(path.lastIndexOf('/') + 1);
  if (name.trim() === '') throw invalidRequest(path, `The ${word} is blank`, 'not blank');
  if (name.length > MAX_NAME_LENGTH)
    throw limitExceeded(
      path,
      `The ${word} has more than ${MAX_NAME_LENGTH} characters`,
      `at most ${MAX_NAME_LENGTH} characters`,
    );
}

const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:', 'mailto:']);
const ADDRESS_RULE = 'an absolute address with http, https, ftp or mailto';

/** @param path of the address in the input @throws INVALID_REQUEST unless it is an absolute address of a usual scheme */
export function requireAddress(address: string, path: string): void {
  if (isWebAddress(address)) return;
  throw invalidRequest(path, `${address} is not a web address`, ADDRESS_RULE);
}

/**
 * Checks the address of a picture. Pictures can be files of this server, so a path is sufficient.
 * @param path of the address in the input @throws INVALID_REQUEST unless it is such a path, or an absolute address of a usual scheme
 */
export function requirePictureAddress(address: string, path: string): void {
  if (isOwnPath(address) || isWebAddress(address)) return;
  const rule = `${ADDRESS_RULE}, or a path that begins with a slash`;
  throw invalidRequest(path, `${address} is not the address of a picture`, rule);
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && SCHEMES.has(new URL(address).protocol);
}

/** Browsers read `//host` and `/\host` as addresses of other servers. */
function isOwnPath(address: string): boolean {
  const origin = 'http://localhost';
  return (
    address.startsWith('/') && URL.canParse(address, origin) && new URL(address, origin).origin === origin
  );
}

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** @param path of the colour in the input @throws INVALID_REQUEST */
export function requireColor(color: string, path: string): void {
  if (COLOR.test(color)) return;
  throw invalidRequest(
    path,
    `${color} is not a colour such as #1a2b3c`,
    '# and three, six or eight hexadecimal digits',
  );
}

/** Without a limit, two lists of a few thousand names would fill the memory with changes. */
const MAX_PAIRS = 100_000;

/** Limits mutations that make a change for each pair of two lists, e.g. of tags and entities. @throws LIMIT_EXCEEDED */
export function limitPairs(some: readonly unknown[], others: readonly unknown[]): void {
  if (some.length * others.length <= MAX_PAIRS) return;
  throw new CatalogError('LIMIT_EXCEEDED', `A mutation makes at most ${MAX_PAIRS} changes`, {
    rule: `product of both lists: at most ${MAX_PAIRS}`,
  });
}

/** An entry of a map of texts, which clients send as a list of entries. */
export interface StringMapEntry {
  readonly key: string;
  readonly value?: string | null | undefined;
}

/** The last entry of a key counts. Entries without a value are left out. */
export function toStringMap(entries: readonly StringMapEntry[]): Record<string, string> {
  const given = entries.flatMap(({ key, value }) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return Object.fromEntries(given);
}

/** Removes members that are null or undefined. */
export function omitNullish(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  );
}
