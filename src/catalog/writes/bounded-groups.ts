/** Cuts a long list of items into groups, one for each transaction. */
import { batchesOf } from '../../core/batches.js';
import type { ReadDeps } from '../../neo4j/database.js';

/** Maximum number of items in a group. The locks of a group are held until its commit, and writers of the same entities wait for it. */
export const GROUP_SIZE = 500;

/**
 * Maximum number of payload characters in a group. A transaction that rewrites or deletes entities needs about four times as many
 * bytes of Neo4j's memory. The default heap has 700 MB for all transactions together.
 */
export const MAX_GROUP_CHARACTERS = 16_000_000;

/** Measures the latest values of the entities. An entity that is too large by itself gets a group of its own. */
export async function* boundedGroups<Item>(
  items: readonly Item[],
  urnOf: (item: Item) => string,
  { database, load }: ReadDeps,
): AsyncGenerator<readonly Item[]> {
  for (const page of batchesOf(items, GROUP_SIZE)) {
    const rows = await database.read(load('writes/measure-entities'), {
      urns: [...new Set(page.map(urnOf))],
    });
    const sizes = new Map(rows.map((row) => [row.urn, row.size]));
    let group: Item[] = [];
    let size = 0;
    for (const item of page) {
      const more = sizes.get(urnOf(item)) ?? 0;
      if (group.length > 0 && size + more > MAX_GROUP_CHARACTERS) {
        yield group;
        [group, size] = [[], 0];
      }
      group.push(item);
      size += more;
    }
    yield group;
  }
}
