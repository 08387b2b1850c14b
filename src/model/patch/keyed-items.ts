/** An array whose items are addressed by key during a patch. */
import { stringifyKeepingDigits } from '../../core/json.js';
import { isRecord } from './read-patch.js';

/** Joins the names of a nested key, `attribution␟source`. */
const NESTED = '\u241f';
/** The key of arrays of strings: the string itself. */
export const VALUE_KEY = '$value';

/** Returns the values of the key members as a path writes them. A missing member is an empty text. */
export function keyOf(item: unknown, keys: readonly string[]): string[] {
  return keys.map((key) => keyText(keyMember(item, key)));
}

/** Tells whether a part of the key is a number. A path may write a number with or without `.0`. */
function hasNumericKey(item: unknown, keys: readonly string[]): boolean {
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

interface KeyedItem {
  item: unknown;
  key: readonly string[];
}

/**
 * Items in their order, found by key in constant time. Several items may have the same key. They stay unchanged until an operation
 * names that key.
 */
export class KeyedItems {
  readonly #items = new Set<KeyedItem>();
  readonly #byKey = new Map<string, Set<KeyedItem>>();

  constructor(
    items: readonly unknown[],
    readonly keys: readonly string[],
  ) {
    for (const item of items) this.#append(item);
  }

  find(key: readonly string[]): unknown {
    return this.#entry(key)?.item;
  }

  /** Replaces all items with this key by the item, at the position of the first; without such an item, appends it. */
  put(key: readonly string[], item: unknown): void {
    const entry = this.#entry(key);
    if (entry === undefined) {
      this.#append(item);
      return;
    }
    for (const twin of this.#twins(entry)) {
      if (twin !== entry) this.#drop(twin);
    }
    this.#unlink(entry);
    entry.item = item;
    entry.key = keyOf(item, this.keys);
    this.#link(entry);
  }

  /** Removes all items whose key begins with these parts. Returns whether any existed. */
  remove(parts: readonly string[]): boolean {
    const found = this.#matching(parts);
    for (const entry of found) this.#drop(entry);
    return found.length > 0;
  }

  toArray(): unknown[] {
    return Array.from(this.#items, ({ item }) => item);
  }

  #entry(key: readonly string[]): KeyedItem | undefined {
    const [first] = this.#byKey.get(textOf(key)) ?? [];
    return first ?? this.#numericEntry(key);
  }

  /** Finds the number 1 for `/allowedValues/1.0`, because JavaScript writes 1.0 as 1. */
  #numericEntry(key: readonly string[]): KeyedItem | undefined {
    const short = key.map((part) => part.replace(/^(-?\d+)\.0+$/, '$1'));
    const [first] = this.#byKey.get(textOf(short)) ?? [];
    return first !== undefined && hasNumericKey(first.item, this.keys) ? first : undefined;
  }

  #matching(parts: readonly string[]): KeyedItem[] {
    if (parts.length < this.keys.length) {
      return [...this.#items].filter(({ key }) => parts.every((part, index) => part === key[index]));
    }
    const entry = this.#entry(parts);
    return entry === undefined ? [] : this.#twins(entry);
  }

  #twins(entry: KeyedItem): KeyedItem[] {
    return [...(this.#byKey.get(textOf(entry.key)) ?? [])];
  }

  #append(item: unknown): void {
    const entry = { item, key: keyOf(item, this.keys) };
    this.#items.add(entry);
    this.#link(entry);
  }

  #drop(entry: KeyedItem): void {
    this.#items.delete(entry);
    this.#unlink(entry);
  }

  #link(entry: KeyedItem): void {
    const text = textOf(entry.key);
    const twins = this.#byKey.get(text);
    if (twins === undefined) this.#byKey.set(text, new Set([entry]));
    else twins.add(entry);
  }

  #unlink(entry: KeyedItem): void {
    const text = textOf(entry.key);
    const twins = this.#byKey.get(text);
    twins?.delete(entry);
    if (twins?.size === 0) this.#byKey.delete(text);
  }
}

function textOf(key: readonly string[]): string {
  return key.length === 1 ? (key[0] ?? '') : JSON.stringify(key);
}
