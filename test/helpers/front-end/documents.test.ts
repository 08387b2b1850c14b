/** The documents of the front end fit the served schema. */
import { parse, validate } from 'graphql';
import { buildCatalogSchema } from '../../../src/api/graphql/build-schema.js';
import { readSdl } from '../../../src/api/graphql/sdl.js';
import { loadModel } from '../../../src/model/load-model.js';
import { documentOf, OPERATIONS, unusedFragments } from './documents.js';

const schema = buildCatalogSchema(readSdl('schemas/graphql'), loadModel(['schemas']));

it.each(OPERATIONS)('the document of %s is valid', (operation) => {
  expect(validate(schema, parse(documentOf(operation))).map(({ message }) => message)).toEqual([]);
});

it('an operation uses each fragment', () => {
  expect(unusedFragments()).toEqual([]);
});
