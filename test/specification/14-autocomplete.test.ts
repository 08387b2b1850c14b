/** Endpoints: autocomplete, POST /entities?action=autocomplete. */
import { unique, uniqueWord } from '../helpers/catalog.js';
import { JSON_BODY, openService, urnsOf } from './service.js';

const { request, write } = openService();

const word = uniqueWord('complete');
const suggest = async (body: object) => {
  const { status, json } = await request('POST /entities?action=autocomplete', JSON_BODY, body);
  expect(status).toBe(200);
  return json.value;
};

beforeAll(async () => {
  for (const letter of ['a', 'b', 'c'])
    await write(urnsOf(unique(letter)).tag!, 'tagProperties', { name: `${word} ${letter}` });
});

it('request: query, entity, limit; response: suggestions, query', async () => {
  const { suggestions, query } = await suggest({ query: word.slice(0, -1), entity: 'tag', limit: 10 });
  expect([...suggestions].sort()).toEqual([`${word} a`, `${word} b`, `${word} c`]);
  expect(query).toBe(word.slice(0, -1));
  expect((await suggest({ query: word, entity: 'chart', limit: 10 })).suggestions).toEqual([]);
});

it('limit, and optional start', async () => {
  const pages = [];
  for (const start of [0, 2])
    pages.push((await suggest({ query: word, entity: 'tag', start, limit: 2 })).suggestions);
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(new Set(pages.flat()).size).toBe(3);
});

it('optional filter: same shape as in search', async () => {
  const filter = { or: [{ and: [{ field: 'name', values: [' b'], condition: 'END_WITH' }] }] };
  const { suggestions } = await suggest({ query: word, entity: 'tag', limit: 10, filter });
  expect(suggestions).toEqual([`${word} b`]);
});

it('covers only the latest version of each entity', async () => {
  const [before, after] = [uniqueWord('before'), uniqueWord('after')];
  const urn = urnsOf(uniqueWord('renamed')).tag!;
  for (const name of [before, after]) await write(urn, 'tagProperties', { name });
  expect((await suggest({ query: before, entity: 'tag', limit: 10 })).suggestions).toEqual([]);
  expect((await suggest({ query: after, entity: 'tag', limit: 10 })).suggestions).toEqual([after]);
});
