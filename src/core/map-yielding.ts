import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps items in order and yields to other requests after every `perTurn` items. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  perTurn: number,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % perTurn === 0) await nextTurn();
    results.push(map(item, index));
  }
  return results;
}
