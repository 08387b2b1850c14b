/** JSON as Trellis handles it: what was read is kept to the digit, and stored text goes out unparsed. */
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

/** A record, and no number that is kept to the digit. */
export function isJsonObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !isLosslessNumber(value);
}

/** JSON text that is already final, e.g. a stored payload; `renderJson` copies it verbatim. */
export class RawJson {
  constructor(readonly text: string) {}
}

/**
 * Does the text hold a number that a double might not carry: 16 or more digits in a row, or an exponent?
 * A false alarm only costs the slower parser.
 */
const RISKY_NUMBER = /\d{16}|[\d.]{17}|\d[eE][+-]?\d|\.\d{15}/;

export function mayLoseDigits(text: string): boolean {
  return RISKY_NUMBER.test(text);
}

/**
 * Parses to a tree in which numbers that a double cannot carry are kept as lossless objects. Use it only to cut
 * out or rewrite payloads; logic reads the ordinary tree of `JSON.parse`.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseKeepingDigits(text: string): unknown {
  if (!mayLoseDigits(text)) return JSON.parse(text);
  return parseLossless(text, undefined, {
    parseNumber: (digits) => (isSafeNumber(digits) ? Number(digits) : new LosslessNumber(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  });
}

/** Text of a tree that `parseKeepingDigits` made, digits unchanged. */
export function stringifyKeepingDigits(tree: unknown): string {
  return stringifyLossless(tree) ?? 'null';
}

/** The same on many lines, for people. */
export function indentKeepingDigits(tree: unknown): string {
  return stringifyLossless(tree, undefined, 2) ?? 'null';
}

/** Like `JSON.stringify`, but copies every `RawJson` inside as it stands. Members that are undefined are left out. */
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
