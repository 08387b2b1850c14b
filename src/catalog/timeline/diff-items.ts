/** Compares two lists whose items have keys. */

export interface ItemChanges<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** Same key on both sides, before and after. */
  readonly kept: readonly (readonly [before: Item, after: Item])[];
}

/** Of several items with one key the last counts. Order of the lists does not matter. */
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
    const known = old.get(key);
    if (known === undefined) added.push(item);
    else kept.push([known, item]);
  }
  return { added, kept, removed: [...old].filter(([key]) => !now.has(key)).map(([, item]) => item) };
}
