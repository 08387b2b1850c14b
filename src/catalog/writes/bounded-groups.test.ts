import fc from 'fast-check';
import type { Row } from '../../neo4j/database.js';
import { boundedGroups, GROUP_SIZE, MAX_GROUP_CHARACTERS } from './bounded-groups.js';
import { present } from '../../../test/helpers/unit/present.js';

/** Returns the sizes of entities as the database does, without rows for missing entities. */
function readerOf(sizes: ReadonlyMap<string, number>) {
  const reads: string[][] = [];
  const read = (_statement: unknown, { urns = [] }: { urns?: string[] } = {}): Promise<Row[]> => {
    reads.push(urns);
    return Promise.resolve(urns.flatMap((urn) => (sizes.has(urn) ? [{ urn, size: sizes.get(urn) }] : [])));
  };
  return { reads, parts: { database: { read }, load: (name: string) => name } as never };
}

function groupsOf(
  items: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Promise<(readonly string[])[]> {
  return collect(boundedGroups(items, (item) => item, readerOf(sizes).parts));
}

async function collect<Item>(groups: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const group of groups) all.push(group);
  return all;
}

describe('groups of a transaction', () => {
  it('contain every item once and in order, and are as large as allowed', async () => {
    const anySize = fc.oneof(
      fc.nat(MAX_GROUP_CHARACTERS / 2),
      fc.constantFrom(0, MAX_GROUP_CHARACTERS, MAX_GROUP_CHARACTERS + 1),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(anySize, { nil: undefined }), { maxLength: 40 }),
        async (itemSizes) => {
          const items = itemSizes.map((_, index) => `urn:li:tag:t${index}`);
          const sizes = new Map(
            itemSizes.flatMap((size, index) =>
              size === undefined ? [] : [[present(items[index]), size] as const],
            ),
          );
          const groups = await groupsOf(items, sizes);
          const sizeOf = (group: readonly string[]) =>
            group.reduce((sum, item) => sum + (sizes.get(item) ?? 0), 0);
          expect(groups.flat()).toEqual(items);
          for (const [index, group] of groups.entries()) {
            expect(group.length).toBeGreaterThan(0);
            if (group.length > 1) expect(sizeOf(group)).toBeLessThanOrEqual(MAX_GROUP_CHARACTERS);
            const next = groups[index + 1];
            if (next !== undefined)
              expect(sizeOf([...group, present(next[0])])).toBeGreaterThan(MAX_GROUP_CHARACTERS);
          }
        },
      ),
    );
  });

  it.each([0, 1, GROUP_SIZE, GROUP_SIZE + 1, 2 * GROUP_SIZE + 7])(
    'with %d small items in total contain as many items as allowed',
    async (count) => {
      const items = Array.from({ length: count }, (_, index) => `urn:li:tag:t${index}`);
      const lengths = (await groupsOf(items, new Map())).map((group) => group.length);
      const last = count % GROUP_SIZE;
      expect(lengths).toEqual([
        ...Array.from({ length: Math.floor(count / GROUP_SIZE) }, () => GROUP_SIZE),
        ...(last > 0 ? [last] : []),
      ]);
    },
  );

  it('need the size of each entity once for all of its items', async () => {
    const { reads, parts } = readerOf(new Map([['a', 1]]));
    expect(await collect(boundedGroups(['a', 'b', 'a'], (item) => item, parts))).toEqual([['a', 'b', 'a']]);
    expect(reads).toEqual([['a', 'b']]);
  });

  it('are built one by one', async () => {
    const { reads, parts } = readerOf(new Map());
    const groups = boundedGroups(
      Array.from({ length: 3 * GROUP_SIZE }, () => 'a'),
      (item) => item,
      parts,
    );
    await groups.next();
    expect(reads).toHaveLength(1);
  });
});
