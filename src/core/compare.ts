/** Compares texts, lists and JSON values. */
import { isLosslessNumber } from 'lossless-json';
import { parseKeepingDigits } from './json.js';

/**
 * Compares two texts by code points, like Neo4j, so that pages sorted by the service and by Neo4j agree.
 * @returns negative, zero or positive, for `Array.prototype.sort`
 */
export function compareTexts(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (a !== b) return codePointRank(a) - codePointRank(b);
  }
  return left.length - right.length;
}

/** Orders UTF-16 units like code points. Surrogates come last, because they encode the highest code points with units below U+E000. */
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** Compares JSON texts. The order of members does not matter. Numbers compare by value; beyond the range of doubles, by their digits. */
export function sameJson(left: string, right: string): boolean {
  return left === right || sameTree(parseKeepingDigits(left), parseKeepingDigits(right));
}

/** Compares trees of `parseKeepingDigits`. It is much faster than comparing texts, which matters for wide schemas. */
export function sameTree(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isLosslessNumber(left) || isLosslessNumber(right)) return sameDigits(left, right);
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => sameTree(item, right[index]));
  }
  return sameMembers(left as Record<string, unknown>, right as Record<string, unknown>);
}

function sameMembers(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameTree(left[key], right[key]));
}

/** Compares numbers by their digits. A string with the same digits is not equal. */
function sameDigits(left: unknown, right: unknown): boolean {
  return [left, right].every(isNumber) && String(left) === String(right);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isLosslessNumber(value);
}

/** Tells whether two lists have the same items in the same order. */
export function sameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
