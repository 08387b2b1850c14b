/** How the graph API follows from a model. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphql, isObjectType, type GraphQLSchema } from 'graphql';
import { loadModel } from '../../src/model/load-model.js';
import { ALL_SEEN, mount, SCHEMAS } from './graph-api-harness.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-graph-'));
let schema: GraphQLSchema;
const statements: { text: string; parameters: unknown }[] = [];

/** An aspect whose relationships have the names of fields that are there already. */
const aspect = {
  $id: 'trellis:aspects/greenhouseInfo',
  'x-aspect': { name: 'greenhouseInfo', record: 'com.example.GreenhouseInfo', kind: 'versioned' },
  type: 'object',
  properties: Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [name, { type: 'array', items: { type: 'string', 'x-urn': {} } }]),
  ),
  additionalProperties: false,
  'x-relationship': {
    '/a/*': { name: 'Type', entityTypes: ['dataset'] },
    '/b/*': { name: 'Upstream', entityTypes: ['dataset'] },
    '/c/*': { name: 'ownedBy', entityTypes: ['dataset'] },
    '/d/*': { name: 'field_platform', entityTypes: ['dataset'] },
  },
};

beforeAll(async () => {
  mkdirSync(join(folder, 'aspects'));
  mkdirSync(join(folder, 'entities'));
  writeFileSync(join(folder, 'aspects', 'greenhouseInfo.json'), JSON.stringify(aspect));
  writeFileSync(
    join(folder, 'entities', 'dataset.json'),
    JSON.stringify({ extends: 'dataset', aspects: ['greenhouseInfo'] }),
  );
  ({ schema } = await mount(loadModel([SCHEMAS, folder]), (text, parameters) => {
    statements.push({ text, parameters });
    return Promise.resolve([]);
  }));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function statementOf(selection: string): Promise<string> {
  const { errors } = await graphql({
    schema,
    source: `{ graph { ${selection} } }`,
    contextValue: ALL_SEEN,
  });
  expect(errors).toBeUndefined();
  return statements.at(-1)!.text;
}

it.each([
  ['typeRelationship', '-[this0:Type]->'],
  ['incomingType', '<-[this0:Type]-'],
  ['upstreamRelationship', '-[this0:Upstream]->'],
  ['ownedBy', '-[this0:OwnedBy]->'],
  ['ownedByRelationship', '-[this0:ownedBy]->'],
  ['incomingOwnedByRelationship', '<-[this0:ownedBy]-'],
  ['field_platformRelationship', '-[this0:field_platform]->'],
])('gives a relationship of a taken name another: %s', async (field, pattern) => {
  expect(await statementOf(`datasets { ${field} { urn } }`)).toContain(pattern);
  expect(await statementOf(`datasets { ${field}Connection { totalCount } }`)).toContain(pattern);
});

it('puts a condition of every relationship into the statement', async () => {
  const type = schema.getType('GraphEntity');
  const lists = isObjectType(type)
    ? Object.values(type.getFields()).filter((field) => String(field.type) === '[GraphEntity!]!')
    : [];
  expect(lists.length).toBeGreaterThan(150);
  for (const { name } of lists) {
    expect(await statementOf(`datasets(where: { ${name}: { none: {} } }) { urn }`)).toContain('NOT (EXISTS');
  }
});

it('takes null for what is not given, but for `eq`', async () => {
  const where = 'urn: null, ownedBy: null, AND: null, name: { contains: null, in: null }, type: { eq: null }';
  expect(await statementOf(`entities(where: { ${where} }, removed: null) { urn }`)).toContain(
    'WHERE (NOT (this.type IS NULL) AND NOT (this.urn IS NULL) AND this.type IS NULL)',
  );
});
