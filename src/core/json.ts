/** JSON that keeps the digits of numbers, and copies stored text into responses without parsing it. */
import {
  isLosslessNumber,
  isSafeNumber,
  LosslessNumber,
  parse as parseLossless,
  stringify as stringifyLossless,
} from 'lossless-json';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export interface JsonObject {
  [key: string]: JsonValue;
}

export { isLosslessNumber, type LosslessNumber } from 'lossless-json';

/** Tells whether the value is an object, and not a lossless number. */
export function isJsonObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !isLosslessNumber(value);
}

/** JSON text that is already final, e.g. a stored payload; `renderJson` copies it verbatim. */
export class RawJson {
  constructor(readonly text: string) {}
}

/**
 * Matches texts that may contain a number that a double cannot represent: one with 16 or more digits, 15 or more decimals, or an exponent.
 * Numbers begin at the start, after white space, or after `[`, `:` or `,`. So identifiers in strings, e.g. `3e5f`, rarely match. A false
 * match only costs the slower parser.
 */
const RISKY_NUMBER = /(?:^|[[:,\s])-?(?:\d{16}|[\d.]{17}|[\d.]+[eE][+-]?\d)/;

export function mayLoseDigits(text: string): boolean {
  return RISKY_NUMBER.test(text);
}

/**
 * Parses to a tree in which numbers that a double cannot represent are lossless objects. Use it only to extract
 * or rewrite payloads; logic reads the ordinary tree of `JSON.parse`.
 * @throws SyntaxError if the text is not JSON
 */
export function parseKeepingDigits(text: string): unknown {
  if (!mayLoseDigits(text)) return JSON.parse(text);
  return parseLossless(text, undefined, {
    parseNumber: (digits) => (isSafeNumber(digits) ? Number(digits) : new LosslessNumber(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

/** Serializes a tree of `parseKeepingDigits` with unchanged digits. */
export function stringifyKeepingDigits(tree: unknown): string {
  // The serializer of the language is several times as fast.
  const text = hasLosslessNumber(tree)
    ? stringifyLossless(tree)
    : (JSON.stringify(tree) as string | undefined);
  return text ?? 'null';
}

function hasLosslessNumber(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if (isLosslessNumber(tree)) return true;
  return (Array.isArray(tree) ? tree : Object.values(tree)).some(hasLosslessNumber);
}

/** Serializes the tree on several lines, for people. */
export function indentKeepingDigits(tree: unknown): string {
  return stringifyLossless(tree, undefined, 2) ?? 'null';
}

/** Like `JSON.stringify`, but copies every `RawJson` verbatim. Undefined members are left out. */
export function renderJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map((item) => renderJson(item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members: string[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (member !== undefined) members.push(`${JSON.stringify(key)}:${renderJson(member)}`);
    }
    return `{${members.join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}

/** Escapes a name for a JSON pointer (RFC 6901): a `~` is written as `~0`, a `/` inside a name as `~1`. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the names of a pointer, including empty ones. Text before the first `/` is ignored. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Tells whether a tree has more levels than the limit. The walk ends at the limit, so a tree of any depth cannot exhaust the stack. */
export function exceedsDepth(tree: unknown, levels: number): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  return levels === 0 || Object.values(tree).some((member) => exceedsDepth(member, levels - 1));
}

/** Returns a member of an object; undefined if there is none, and for other values. */
export function memberOf(value: unknown, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

/** Returns a member that is an object; undefined if there is none. */
export function recordAt(value: unknown, name: string): JsonObject | undefined {
  const member = memberOf(value, name);
  return isJsonObject(member) ? member : undefined;
}

/** Returns the objects in a member that is a list; none if there is no such list. */
export function recordsAt(value: unknown, name: string): JsonObject[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member.filter(isJsonObject) : [];
}

/** Returns a member that is a text; undefined if there is none. */
export function textAt(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
}

/** Returns a member that is a number; undefined if there is none. */
export function numberAt(value: unknown, name: string): number | undefined {
  const member = memberOf(value, name);
  return typeof member === 'number' ? member : undefined;
}
