/**
 * The schema has the types, fields, arguments, enum values and defaults that existing clients use, as a file of facts lists them.
 * `schema-differences.json` lists what is still missing or differs on purpose. The list must be exact: it only becomes shorter.
 *
 * SCHEMA_FACTS=FILE                  file with the facts, by default `../shared/graphql/schema-facts.json`
 * SCHEMA_DIFFERENCES=write           writes the list instead of comparing it
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildCatalogSchema } from '../../src/api/graphql/build-schema.js';
import { readSdl } from '../../src/api/graphql/sdl.js';
import { loadModel } from '../../src/model/load-model.js';
import { compareSchemas, type SchemaFacts } from '../helpers/graphql/compare-schemas.js';
import { itIf } from '../helpers/run-if.js';

const ROOT = join(import.meta.dirname, '..', '..');
const FACTS = resolve(ROOT, process.env['SCHEMA_FACTS'] ?? '../shared/graphql/schema-facts.json');
const LIST = join(import.meta.dirname, 'schema-differences.json');
const schema = buildCatalogSchema(
  readSdl(join(ROOT, 'schemas', 'graphql')),
  loadModel([join(ROOT, 'schemas')]),
);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const itWithFacts = itIf(existsSync(FACTS), '../shared/graphql/schema-facts.json or SCHEMA_FACTS');

itWithFacts('what clients know and the schema lacks is exactly what the list says', () => {
  const found = compareSchemas(schema, readJson(FACTS) as SchemaFacts);
  if (process.env['SCHEMA_DIFFERENCES'] === 'write') writeFileSync(LIST, JSON.stringify(found, null, 2));
  expect(found).toEqual(readJson(LIST));
});

it('the comparison finds whatever is missing or different', () => {
  const facts: SchemaFacts = {
    Tag: {
      kind: 'object',
      implements: ['Entity', 'Named'],
      fields: {
        urn: { type: 'String!' },
        hue: { type: 'String' },
        description: { type: 'String!' },
        relationships: {
          type: 'EntityRelationshipsResult',
          args: { input: 'RelationshipsInput', depth: 'Int' },
        },
      },
    },
    SortCriterion: { kind: 'input_object', fields: { field: { type: 'String!', default: 'urn' } } },
    SortOrder: { kind: 'enum', values: ['ASCENDING', 'RANDOM'] },
    ResolvedActor: { kind: 'union', members: ['CorpUser', 'Tag'] },
    Hue: { kind: 'enum', values: ['RED'] },
  };
  expect(compareSchemas(schema, facts)).toEqual({
    missingTypes: ['Hue'],
    missing: {
      Tag: ['hue', 'implements Named', 'relationships(depth)'],
      SortOrder: ['RANDOM'],
      ResolvedActor: ['Tag'],
    },
    different: {
      'Tag.description': 'String',
      'Tag.relationships(input)': 'RelationshipsInput!',
      'SortCriterion.field': 'String!',
    },
  });
});
