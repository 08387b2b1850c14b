/** Keys of array items. */
import { stringifyKeepingDigits } from '../../core/json.js';
import { isRecord } from './patch-operation.js';

/** Joins the names of a nested key, `attribution␟source`. */
const NESTED = '\u241f';
/** The key of arrays of strings: the string itself. */
export const VALUE_KEY = '$value';

/** Returns the values of the key members as a path writes them. A missing member is an empty text. */
export function keyOf(item: unknown, keys: readonly string[]): string[] {
  return keys.map((key) => keyText(keyMember(item, key)));
}

/** Tells whether a part of the key is a number. A path may write a number with or without `.0`. */
export function hasNumericKey(item: unknown, keys: readonly string[]): boolean {
  return keys.some((key) => typeof unwrapped(keyMember(item, key)) === 'number');
}

/** Returns a copy of the item with the key member set. It completes an item from its path. */
export function withKeyMember(
  item: Record<string, unknown>,
  key: string,
  text: string,
): Record<string, unknown> {
  const [name = '', ...rest] = key.split(NESTED);
  if (rest.length === 0) return { ...item, [name]: text };
  const inner = item[name];
  return { ...item, [name]: withKeyMember(isRecord(inner) ? inner : {}, rest.join(NESTED), text) };
}

function keyMember(item: unknown, key: string): unknown {
  if (key === VALUE_KEY) return item;
  let value = item;
  for (const name of key.split(NESTED)) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function keyText(value: unknown): string {
  const plain = unwrapped(value);
  if (plain === undefined || plain === null) return '';
  return typeof plain === 'string' ? plain : stringifyKeepingDigits(plain);
}

/** Returns the value inside a union such as `{"string": "x"}`; any other value unchanged. */
function unwrapped(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const members = Object.values(value);
  return members.length === 1 && !isRecord(members[0]) ? members[0] : value;
}
