import { parse, type DocumentNode } from 'graphql';
import { createDocumentStore } from './graphql-service.js';

const documentOf = (index: number, characters: number): DocumentNode =>
  parse(`{ field${index} } #`.padEnd(characters, 'x'));

it('keeps the documents that were used last, up to a million characters', async () => {
  const store = createDocumentStore();
  for (let index = 0; index < 120; index += 1) {
    await store.set(String(index), documentOf(index, 10_000));
    await store.get('0');
  }
  const kept = await Promise.all(Array.from({ length: 120 }, (_, index) => store.get(String(index))));
  const positions = kept.flatMap((document, index) => (document === undefined ? [] : [index]));
  expect(positions).toEqual([0, ...Array.from({ length: 99 }, (_, index) => index + 21)]);
  await store.delete('0');
  expect(await store.get('0')).toBeUndefined();
});

it('drops the document of a query', async () => {
  const store = createDocumentStore();
  const query = '{ field }';
  await store.set('hash', parse(query));
  store.drop('{ other }');
  expect(await store.get('hash')).toBeDefined();
  store.drop(query);
  expect(await store.get('hash')).toBeUndefined();
});
