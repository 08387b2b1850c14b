/** No query text causes a failure, and invalid requests get a helpful message. */
import fc from 'fast-check';
import { loadModel } from '../../src/model/load-model.js';
import { searchFieldsOf } from '../../src/model/search/search-fields.js';
import { startCatalog, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const { stock, ask, find, filter, platform, urnOf } = searchVerbs(() => catalog);
/** Names from people and machines, with characters that have a meaning in query languages. */
const ODD_NAMES = {
  math: 'a+b-c && (d || !e) {f} [g] ^h ~i *j ?k :l \\m /n',
  quoted: 'say "hi" to \'us\'',
  percent: '100%25 %s %20',
  brackets: 'f(x)[0]{y}',
  regex: '^.*$/i',
  arrow: 'left<-right->up=>down',
  emoji: 'launch 🚀 family 👩‍👩‍👧',
  control: 'tab\there\u0001and\u007fthere',
  hash: '#1 @home $5 a&b;c',
};
beforeAll(() =>
  stock(
    Object.fromEntries(
      Object.entries(ODD_NAMES).map(([short, name]) => [short, { datasetProperties: { name } }]),
    ),
  ),
);

describe('a name with special characters', () => {
  it.each(Object.entries(ODD_NAMES))(
    'is found exactly, in quotes, and by its field: %s',
    async (short, name) => {
      const escaped = name.replace(/["\\]/g, '\\$&');
      expect((await find(`"${escaped}"`))[0]).toBe(short);
      expect(await find(`name:"${escaped}"`)).toEqual([short]);
      expect(await filter({ field: 'name', values: [name] })).toEqual([short]);
      expect(await filter({ field: 'name', condition: 'CONTAIN', values: [name.slice(1)] })).toEqual([short]);
    },
  );

  it.each(['quoted', 'percent', 'regex', 'arrow', 'emoji', 'hash'] as const)(
    'is found as typed: %s',
    async (short) => {
      expect(await find(ODD_NAMES[short])).toContain(short);
    },
  );
});

describe('any query text', () => {
  const SPECIAL = [
    ...'+ - & | ! ( ) { } [ ] ^ " ~ * ? : \\ / < > = ; , . @ # $ % \' ` && || \\"'.split(' '),
    ' ',
    '\t',
    '\u0000',
    '\u241f',
  ];
  const WORDS = [
    'AND',
    'OR',
    'NOT',
    'TO',
    'tags:',
    'name:',
    'urn:li:',
    'removed:',
    'createdAt:',
    'orders',
    'a*b',
    '🚀',
    '\ud800',
  ];
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...SPECIAL) },
    { weight: 2, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

  it('is accepted by search and autocomplete', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (input) => {
        const answers = await Promise.all([
          catalog.search({ input, entity: 'dataset', count: 3, facets: [] }),
          catalog.search({
            input: `orders ${input} name:${input}`,
            count: 3,
            sort: [{ field: 'name' }],
            facets: [],
          }),
          catalog.post('/entities?action=autocomplete', { query: input, entity: 'dataset', limit: 3 }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      }),
      { numRuns: 80 },
    );
  });

  it('is accepted in a filter and in a browse path', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom('EQUAL', 'IEQUAL', 'CONTAIN', 'START_WITH', 'LESS_THAN'),
        async (value, condition) => {
          const or = [{ and: [{ field: 'name', condition, values: [value] }] }];
          const body = { entity: 'dataset', filter: { or }, facets: [] };
          const answers = await Promise.all([
            catalog.search({ input: '*', ...body }),
            catalog.post('/entities?action=browse', { entity: 'dataset', path: value, limit: 1 }),
          ]);
          expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['brackets nested thousands deep', '('.repeat(5_000) + 'a' + ')'.repeat(5_000)],
    ['thousands of NOTs', 'NOT '.repeat(5_000) + 'a'],
    ['a word of a hundred thousand letters', 'a'.repeat(100_000)],
    ['a quoted text of that length', `"${'a'.repeat(100_000)}"`],
    ['a value of that length', `name:${'a'.repeat(100_000)}`],
    ['a word of many stars', '+*'.repeat(2_000)],
    ['a word of many stars and letters', 'a*'.repeat(60)],
    ['a value of many stars', `name:${'x*y'.repeat(500)}`],
    ['stars alone', '*'.repeat(10_000)],
    ['a million blanks', ' '.repeat(1_000_000)],
    ['eighty words', Array.from({ length: 80 }, (_, index) => `words${'x'.repeat(index % 9)}`).join(' ')],
    [
      'eighty words in brackets',
      Array.from({ length: 80 }, (_, index) => `(tables OR NOT ${index % 2 ? 'x' : 'y'})`)
        .slice(0, 40)
        .join(' '),
    ],
    ['eighty fields', Array.from({ length: 80 }, (_, index) => `tags:t${index}`).join(' OR ')],
  ])('is accepted: %s', async (_what, input) => {
    const { status, json } = await catalog.search({ input, entity: 'dataset', facets: [], count: 1 });
    expect([status, json.message]).toEqual([200, undefined]);
  });

  it('of eighty words can be combined with a filter of many values', async () => {
    const values = Array.from({ length: 60 }, (_, index) => `urn:li:tag:t${index}`);
    const and = ['tags', 'owners', 'domains', 'container'].map((field) => ({ field, values }));
    const input = Array.from({ length: 80 }, (_, index) => `families${index % 10 === 0 ? '' : 'abc'}`).join(
      ' OR ',
    );
    expect((await catalog.search({ input, filter: { or: [{ and }] } })).status).toBe(200);
  });

  it('with hundreds of alternatives, more than the index takes, is accepted', async () => {
    const and = Array.from({ length: 250 }, (_, index) => [
      { field: 'platform', values: [platform] },
      { field: 'name', condition: 'IN', values: [`${index}`, ODD_NAMES.percent] },
    ]);
    const { status, json } = await catalog.search({
      input: '*',
      filter: { or: and.map((each) => ({ and: each })) },
    });
    expect([status, json.value?.entities]).toEqual([200, [urnOf('percent')]]);
  });

  it('of more than eighty words is refused with a named rule', async () => {
    const { status, json } = await catalog.search({ input: 'word '.repeat(81) });
    expect([status, json.code, json.path, json.rule]).toEqual([
      400,
      'LIMIT_EXCEEDED',
      '/input',
      'at most 80 words',
    ]);
  });

  it('with many wildcards does not block the service during matching', async () => {
    const name = `${'a'.repeat(30)}b`;
    await stock({ starred: { datasetProperties: { name, description: 'a'.repeat(5_000) } } });
    const stars = `${'*a'.repeat(25)}*b`;
    expect(await find(stars)).toEqual(['starred']);
    expect(await find(`name:${stars}`)).toEqual(['starred']);
  });

  it.each([
    ['*a*'.repeat(100), []],
    [`a${'*a'.repeat(29)}*b`, ['starred']],
    [`a${'*a'.repeat(30)}*b`, []],
    [`${'*'.repeat(300)}b`, ['starred']],
  ])('of wildcards still matches exactly: %j', async (input, expected) => {
    expect(await find(`name:${input}`)).toEqual(
      expected.length === 0 ? [] : expect.arrayContaining(expected),
    );
  });
});

describe('every search field', () => {
  const names = [...searchFieldsOf(loadModel(['schemas'])).byName.keys()];

  it('can be sorted by, in both orders', async () => {
    for (const part of batches(names, 12)) {
      const sort = part.map((field, index) => ({
        field,
        order: index % 2 === 0 ? 'ASCENDING' : 'DESCENDING',
      }));
      expect((await ask({ sort, facets: [] })).entities.length).toBeGreaterThan(0);
    }
  });

  it('can be filtered by and counted', async () => {
    for (const part of batches(names, 12)) {
      const negated = part.map((field) => ({ field, condition: 'EXISTS', negated: true }));
      const { metadata } = await ask({ count: 1, and: negated, facets: part });
      expect(metadata.searchResultMetadatas.map(({ name }: { name: string }) => name)).toEqual(part);
    }
  });
});

describe('an invalid request', () => {
  it.each<[string, unknown, number, string | undefined, RegExp]>([
    ['no query', { entity: 'dataset' }, 400, '/input', /missing/],
    ['a query that is no text', { input: 5 }, 400, '/input', /string/],
    ['a query that is a list', { input: ['a'] }, 400, '/input', /string/],
    ['an unknown entity type', { input: '*', entity: 'datasett' }, 400, undefined, /datasett/],
    ['an empty entity type', { input: '*', entity: '' }, 400, undefined, /""|entity/],
    ['an entity type that is no text', { input: '*', entity: ['dataset'] }, 400, '/entity', /string/],
    ['facets that are no list', { input: '*', facets: 'tags' }, 400, '/facets', /array/],
    ['a sort that is no list', { input: '*', sort: { field: 'name' } }, 400, '/sort', /array/],
    ['a body that is no object', ['*'], 400, '', /object/],
    ['a body that is no JSON', '{"input": ', 400, undefined, /JSON/],
    ['no body', '', 400, '/input', /missing/],
  ])('is refused with path and message: %s', async (_what, body, status, path, message) => {
    const answer = await catalog.post('/entities?action=search', body);
    expect([answer.status, answer.json.path]).toEqual([status, path]);
    expect(answer.json.message).toMatch(message);
    expect(answer.json).toMatchObject({ status, code: expect.any(String), errorId: expect.any(String) });
  });

  it('with an unknown action or another method is refused', async () => {
    const unknown = await catalog.post('/entities?action=serch', { input: '*' });
    expect([unknown.status, unknown.json.message]).toEqual([
      expect.any(Number),
      expect.stringMatching(/search/),
    ]);
    expect([400, 404]).toContain(unknown.status);
    const got = await catalog.get('/entities?action=search');
    expect(got.status).toBeGreaterThanOrEqual(400);
    expect(got.status).toBeLessThan(500);
  });
});

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
