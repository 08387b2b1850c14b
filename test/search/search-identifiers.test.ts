/** Identifiers that are split into many short words are found only where these words follow each other. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const called = (name: string) => ({ datasetProperties: { name } });
const described = (description: string) => ({ datasetProperties: { description } });
const digest = (text: string) => createHash('md5').update(text).digest('hex');

describe('an identifier', () => {
  const { stock, find, ask } = searchVerbs(() => catalog);
  const crowd = Array.from({ length: 300 }, (_, index) => digest(`entity ${index}`));
  beforeAll(() =>
    stock({
      wanted: called('single db6c9f4c0e'),
      // Contains db, 6, c, 9, f, 4, 0 and e as separate words in another order.
      noise: called('a9ae281c8f6ad14f46d5287de4df46e0 db 0c e f9'),
      mentioned: described('Replaced by single-db6c9f4c0e last year'),
      versioned: called('orders2024_reports3'),
      reversed: called('reports2024_orders3'),
      ...Object.fromEntries(crowd.map((name) => [`crowd_${name}`, called(name)])),
    }),
  );

  it('of letters and digits is found only where its parts follow each other in order', async () => {
    expect(await find('db6c9f4c0e')).toEqual(['wanted', 'mentioned']);
    expect(await find('single_db6c9f4c0e')).toEqual(['wanted', 'mentioned']);
  });

  it('that no entity has finds nothing among many similar identifiers', async () => {
    for (const index of [1, 2]) expect(await find(digest(`nothing ${index}`).slice(0, 10))).toEqual([]);
  });

  it('finds only its own entity among many similar identifiers, in lower and upper case', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...crowd), fc.boolean(), async (name, upper) => {
        expect(await find(upper ? name.toUpperCase() : name)).toEqual([`crowd_${name}`]);
      }),
      { numRuns: 10 },
    );
  });

  it.each(['Order_2024', 'orders2024_report3'])(
    'is found with its words in singular or plural: %j',
    async (input) => {
      expect((await find(input))[0]).toBe('versioned');
    },
  );

  it('matches only the fields in which its parts follow each other', async () => {
    const { metadata } = await ask({ input: 'db6c9f4c0e' });
    const matched = metadata.matches.map(({ matchedFields }: any) =>
      matchedFields.map(({ name, value }: any) => `${name}: ${value}`).sort(),
    );
    expect(matched).toEqual([
      ['_entityName: single db6c9f4c0e', 'name: single db6c9f4c0e'],
      ['description: Replaced by single-db6c9f4c0e last year'],
    ]);
  });
});

it('Lucene accepts the maximum number of compound words in a query, with a filter and a type', async () => {
  const letters = (index: number): string =>
    'abcdefghij'.charAt(Math.floor(index / 10)) + 'klmnopqrst'.charAt(index % 10);
  const words = Array.from({ length: 40 }, (_, index) => `orders${letters(index)}Items${letters(index)}s`);
  const values = Array.from({ length: 60 }, (_, index) => `urn:li:tag:t${index}`);
  const criteria = ['tags', 'glossaryTerms', 'owners'].map((field) => ({
    field,
    values,
    condition: 'EQUAL',
  }));
  const answer = await catalog.post('/entities?action=search', {
    ...{ entity: 'dataset', input: words.join(' '), start: 0, count: 10 },
    filter: { or: [{ and: criteria }] },
  });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
});
