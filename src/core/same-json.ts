/** Compares JSON values. The order of members does not matter. Numbers compare by value; beyond the range of doubles, by their digits. */
import { isLosslessNumber } from 'lossless-json';
import { parseKeepingDigits } from './json.js';

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
