/** Pages by cursor in every order while entities are added and removed. */
import { proposal, startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const created = (time: number) => ({ time, actor: 'urn:li:corpuser:ann' });

describe('pages by cursor', () => {
  const { stock, ask, urnOf, shortNames } = searchVerbs(() => catalog);
  const short = (index: number) => `scroll_${String(index).padStart(3, '0')}`;
  const aspects = (index: number) => ({
    datasetProperties: {
      name: `Bucket ${index % 5}`,
      ...(index % 4 !== 0 && { created: created((index * 37) % 11) }),
    },
  });
  const stays = Array.from({ length: 90 }, (_, index) => index * 3);
  beforeAll(() => stock(Object.fromEntries(stays.map((index) => [short(index), aspects(index)]))));

  it.each([
    ['in URN order', {}],
    ['by words', { input: 'bucket' }],
    ['filtered hit by hit', { and: [{ field: 'urn', condition: 'CONTAIN', values: ['scroll'] }] }],
    ['by name', { sort: [{ field: 'name', order: 'DESCENDING' }] }],
    ['by a date that a quarter of the entities lack', { sort: [{ field: 'createdAt' }] }],
    ['by two fields', { sort: [{ field: 'createdAt', order: 'DESCENDING' }, { field: 'name' }] }],
    ['by a field that no entity has', { sort: [{ field: 'domains' }] }],
  ])(
    'neither skip nor repeat unchanged entities while others are added and removed: %s',
    async (_order, body) => {
      const seen: string[] = [];
      let scrollId: string | undefined;
      let page = 0;
      do {
        const answer = await ask({
          scroll: true,
          count: 11,
          ...body,
          ...(scrollId !== undefined && { scrollId }),
        });
        seen.push(...shortNames(answer.entities));
        scrollId = answer.scrollId;
        await disturb((page += 1));
      } while (scrollId !== undefined && page < 60);
      expect(seen.length).toBe(new Set(seen).size);
      expect(stays.map(short).filter((name) => !seen.includes(name))).toEqual([]);
    },
  );

  /** Adds an entity at the front and one at the end, and deletes those that an earlier page left. */
  async function disturb(page: number): Promise<void> {
    const added = [page * 3 + 1, 270 - page * 3 - 2].filter((index) => index > 0);
    const gone = page > 2 ? [(page - 2) * 3 + 1] : [];
    await catalog.ingestBatch([
      ...added.map((index) =>
        proposal(urnOf(short(index)), 'datasetProperties', aspects(index).datasetProperties),
      ),
      ...gone.map((index) => proposal(urnOf(short(index)), 'status', { removed: page % 2 === 0 })),
    ]);
  }
});
