/** Compares two lists whose items have keys, and reads the parts of payloads that are compared. */
import { recordAt, textAt, type JsonObject } from '../../core/json.js';

interface ItemChanges<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** Items whose key exists on both sides, before and after. */
  readonly kept: readonly (readonly [before: Item, after: Item])[];
}

type KeyOf<Item> = (item: Item) => string;

/**
 * Items with the same key are different items, also if they are equal: an item before is at most one item after, an equal one if there is
 * one. The order of the lists does not matter.
 */
export function diffItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: KeyOf<Item>,
): ItemChanges<Item> {
  const equal = pairItems(before, after, (item) => JSON.stringify(item));
  const similar = pairItems(equal.removed, equal.added, keyOf);
  return { ...similar, kept: [...equal.kept, ...similar.kept] };
}

/** Pairs the first items with a key, then the second ones, and so on. */
function pairItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: KeyOf<Item>,
): ItemChanges<Item> {
  const old = new Map<string, { readonly items: Item[]; paired: number }>();
  for (const item of before) {
    const known = old.get(keyOf(item));
    if (known === undefined) old.set(keyOf(item), { items: [item], paired: 0 });
    else known.items.push(item);
  }
  const kept: [Item, Item][] = [];
  const added: Item[] = [];
  for (const item of after) {
    const known = old.get(keyOf(item));
    const partner = known?.items[known.paired];
    if (known === undefined || partner === undefined) added.push(item);
    else {
      known.paired += 1;
      kept.push([partner, item]);
    }
  }
  return { added, kept, removed: [...old.values()].flatMap(({ items, paired }) => items.slice(paired)) };
}

/** Returns the texts in a member that is a list; none if there is no such list. */
export function textsAt(payload: JsonObject | undefined, member: string): string[] {
  const value = payload?.[member];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Returns a member that is a text; an empty text if there is none. */
export function textOrEmpty(payload: JsonObject | undefined, member: string): string {
  return textAt(payload, member) ?? '';
}

/** Returns the source of an association, which is part of its identity; empty if unknown. */
export function sourceOf(association: JsonObject): string {
  return textOrEmpty(recordAt(association, 'attribution'), 'source');
}

/** Returns the members that are not empty. */
export function filled(members: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, text]) => text !== ''));
}
