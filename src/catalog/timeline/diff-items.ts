/** Compares two lists whose items have keys. */

export interface ItemChanges<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** Items whose key exists on both sides, before and after. */
  readonly kept: readonly (readonly [before: Item, after: Item])[];
}

/** If several items have the same key, the last one counts. The order of the lists does not matter. */
export function diffItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): ItemChanges<Item> {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Map(after.map((item) => [keyOf(item), item]));
  const kept: [Item, Item][] = [];
  const added: Item[] = [];
  for (const [key, item] of now) {
    const before = old.get(key);
    if (before === undefined) added.push(item);
    else kept.push([before, item]);
  }
  return { added, kept, removed: [...old].filter(([key]) => !now.has(key)).map(([, item]) => item) };
}
