/** Do two JSON values say the same? Order of members does not matter; numbers count by value, beyond a double's by their digits. */
import { isLosslessNumber } from 'lossless-json';
import { parseKeepingDigits } from './json.js';

export function sameJson(left: string, right: string): boolean {
  return left === right || sameTree(parseKeepingDigits(left), parseKeepingDigits(right));
}

/** Of trees that `parseKeepingDigits` made. Far quicker than comparing texts, which matters for wide schemas. */
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

/** A text of the same digits is no number. */
function sameDigits(left: unknown, right: unknown): boolean {
  return [left, right].every(isNumber) && String(left) === String(right);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isLosslessNumber(value);
}
