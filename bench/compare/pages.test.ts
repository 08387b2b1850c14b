import { parse, validate } from 'graphql';
import { buildCatalogSchema } from '../../src/api/graphql/build-schema.js';
import { readSdl } from '../../src/api/graphql/sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { ASSET_PAGE, SEARCH_PAGE } from './pages.js';

const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));

it.each([
  { page: 'search page', text: SEARCH_PAGE, size: 46_000 },
  { page: 'asset page', text: ASSET_PAGE, size: 21_000 },
])('the document of the $page fits the schema and has about $size characters', ({ text, size }) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  expect(Math.abs(text.length - size)).toBeLessThan(2_000);
});
