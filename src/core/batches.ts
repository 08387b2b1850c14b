/** Splits lists, and reads them in parts. */

/** Splits a list into batches of a size. The last one may be smaller. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Returns the items by their keys. Keeps the order of items with the same key. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * Reads a list in URN order page by page, until a page is empty.
 * @param read returns the next rows behind a URN
 */
export async function* pagesByUrn<Row extends { readonly urn: string }>(
  read: (after: string) => Promise<readonly Row[]>,
  start = '',
): AsyncGenerator<readonly string[]> {
  for (let after = start; ;) {
    const urns = (await read(after)).map(({ urn }) => urn);
    const last = urns.at(-1);
    if (last === undefined) return;
    yield urns;
    after = last;
  }
}
