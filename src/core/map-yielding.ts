import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work that needs the processor keeps other requests waiting, in milliseconds. One item may take longer. */
const TURN_MILLIS = 2;

/**
 * Maps items in order. Other requests get a turn every few milliseconds.
 * @param now returns milliseconds
 */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  now: () => number = () => performance.now(),
): Promise<Result[]> {
  const results: Result[] = [];
  let ends = now() + TURN_MILLIS;
  for (const [index, item] of items.entries()) {
    if (index > 0 && now() >= ends) {
      await nextTurn();
      ends = now() + TURN_MILLIS;
    }
    results.push(map(item, index));
  }
  return results;
}
