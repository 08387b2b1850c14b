/** The graph API: its schema, the requests that it rejects, and its statements. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { introspectionFromSchema, isInputObjectType, isObjectType, printSchema } from 'graphql';
import { loadModel } from '../../../model/load-model.js';
import { WITHHELD_FROM_GRAPH } from '../../../model/secret-aspects.js';
import type { MetadataModel } from '../../../model/types.js';
import { mount, openEmptyGraph, SCHEMAS, type EmptyGraph } from '../../../../test/helpers/unit/graph-api.js';

/** An aspect whose relationships have the same names as other fields. */
const ASPECT = {
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

let model: MetadataModel;
let graph: EmptyGraph;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-graph-'));
  mkdirSync(join(folder, 'aspects'));
  mkdirSync(join(folder, 'entities'));
  writeFileSync(join(folder, 'aspects', 'greenhouseInfo.json'), JSON.stringify(ASPECT));
  const dataset = { extends: 'dataset', aspects: ['greenhouseInfo'] };
  writeFileSync(join(folder, 'entities', 'dataset.json'), JSON.stringify(dataset));
  model = loadModel([SCHEMAS, folder]);
  rmSync(folder, { recursive: true });
  graph = await openEmptyGraph(model);
}, 60_000);

beforeEach(() => {
  graph.takeStatements();
});

async function statementsOf(selection: string, variables = {}, declared = ''): Promise<string[]> {
  const { errors } = await graph.ask(selection, variables, declared);
  expect(errors).toBeUndefined();
  return graph.takeStatements().map(({ text }) => text);
}

async function refusalOf(selection: string, variables = {}, declared = '') {
  const { errors } = await graph.ask(selection, variables, declared);
  expect(graph.takeStatements()).toEqual([]);
  return errors?.[0]?.originalError;
}

describe('the schema', () => {
  it('is read-only, has one root field, and prefixes all type names', () => {
    const { schema } = graph;
    expect([schema.getMutationType(), schema.getSubscriptionType()]).toEqual([undefined, undefined]);
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => (isObjectType(type) || isInputObjectType(type)) && !type.name.startsWith('__'),
    );
    expect(types.map(({ name }) => name).filter((name) => !name.startsWith('Graph'))).toEqual(['Query']);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['version', 'graph']);
  });

  it('is small enough for a schema browser', () => {
    const { schema } = graph;
    expect(Object.keys(schema.getTypeMap()).length).toBeLessThan(80);
    expect(JSON.stringify(introspectionFromSchema(schema)).length).toBeLessThan(1_000_000);
  });

  it('has every relationship of the model, in both directions', () => {
    const names = [...model.aspects.values()].flatMap((aspect) =>
      aspect.relationships.map(({ name }) => name),
    );
    const probeNames = Object.values(ASPECT['x-relationship']).map(({ name }) => name);
    const expected = names
      .filter((name) => !probeNames.includes(name))
      .flatMap((name) => [
        name.charAt(0).toLowerCase() + name.slice(1),
        `incoming${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      ]);
    expect(expected.length).toBeGreaterThan(100);
    expect(fieldNames()).toEqual(expect.arrayContaining(expected));
  });

  it('does not mention types that exist only in the library', () => {
    const text = JSON.stringify(introspectionFromSchema(graph.schema));
    expect(text).not.toMatch(
      /GraphEntit(?:y\w+Connections|ies)\b(?!Connection)|EdgeSort_|edge properties for/,
    );
  });

  function fieldNames(): string[] {
    const type = graph.schema.getType('GraphEntity');
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  }
});

describe('the generated Cypher', () => {
  it.each([
    ['typeRelationship', '-[this0:Type]->'],
    ['incomingType', '<-[this0:Type]-'],
    ['upstreamRelationship', '-[this0:Upstream]->'],
    ['ownedBy', '-[this0:OwnedBy]->'],
    ['ownedByRelationship', '-[this0:ownedBy]->'],
    ['incomingOwnedByRelationship', '<-[this0:ownedBy]-'],
    ['field_platformRelationship', '-[this0:field_platform]->'],
  ])('renames a relationship whose name is taken: %s', async (field, pattern) => {
    const [statement] = await statementsOf(`datasets { ${field} { urn } }`);
    expect(statement).toContain(pattern);
    const [ofPage] = await statementsOf(`datasets { ${field}Connection { totalCount } }`);
    expect(ofPage).toContain(pattern);
  });

  it('has one condition per relationship of a filter', async () => {
    const type = graph.schema.getType('GraphEntity');
    const lists = isObjectType(type)
      ? Object.values(type.getFields()).filter((field) => String(field.type) === '[GraphEntity!]!')
      : [];
    expect(lists.length).toBeGreaterThan(150);
    const where = lists.map(({ name }) => `${name}: { none: {} }`).join(', ');
    const [statement = ''] = await statementsOf(`datasets(where: { ${where} }) { urn }`);
    expect(statement.split('NOT (EXISTS')).toHaveLength(lists.length + 1);
  });

  it('ignores null, except in `eq`', async () => {
    const where =
      'urn: null, ownedBy: null, AND: null, name: { contains: null, in: null }, type: { eq: null }';
    const [statement] = await statementsOf(`entities(where: { ${where} }, removed: null) { urn }`);
    expect(statement).toContain(
      'WHERE (NOT (this.type IS NULL) AND NOT (this.urn IS NULL) AND this.type IS NULL)',
    );
  });

  const deep = (name: string, limit: number) => `
    datasets(where: { urn: { contains: "${name}" }, upstream: { some: { name: { eq: "${name}" } } } }, limit: ${limit},
      sort: [{ name: ASC }]) {
      aspect(name: "${name}")
      upstream(limit: ${limit}, where: { name: { in: ["${name}"] } }) {
        downstreamConnection(first: ${limit}, where: { edge: { aspect: { startsWith: "${name}" } } }) {
          totalCount edges { node { ownedBy(limit: 2, where: { field_platform: { includes: "${name}" } }) { urn } } }
        }
      }
    }`;

  it('is one statement per root list, however deep the selection is', async () => {
    expect(await statementsOf(deep('x', 3))).toHaveLength(1);
    const page = 'datasetsConnection(first: 1) { totalCount edges { node { urn } } }';
    expect(await statementsOf(`a: ${deep('x', 3)} b: ${page}`)).toHaveLength(2);
  });

  it('contains no value of the client', async () => {
    await graph.ask(deep('first_value', 91));
    const [first] = graph.takeStatements();
    await graph.ask(deep("'] DETACH DELETE this //", 73));
    const [second] = graph.takeStatements();
    expect(second?.text).toBe(first?.text);
    expect(first?.text).not.toMatch(/first_value|\b91\b/);
    expect(Object.values(first?.parameters ?? {})).toContain('first_value');
  });
});

describe('a rejected request runs no statement', () => {
  const hub = (selection: string) => `entities(where: { urn: { eq: "x" } }) { ${selection} }`;

  it.each([
    ['datasets(limit: 1001) { urn }', 'LIMIT_EXCEEDED'],
    ['datasetsConnection(first: 1001) { totalCount }', 'LIMIT_EXCEEDED'],
    ['datasets { upstream(limit: 5000) { urn } }', 'LIMIT_EXCEEDED'],
    ['datasets(limit: -1) { urn }', 'INVALID_REQUEST'],
    ['datasets(limit: 0) { urn }', 'INVALID_REQUEST'],
    ['datasets { upstream(limit: 0) { urn } }', 'INVALID_REQUEST'],
    ['datasetsConnection(first: 0) { totalCount }', 'INVALID_REQUEST'],
    ['datasets { upstream(offset: -1) { urn } }', 'INVALID_REQUEST'],
    ['datasetsConnection(first: -1) { totalCount }', 'INVALID_REQUEST'],
    ['datasetsConnection(after: "xyz") { totalCount }', 'INVALID_REQUEST'],
    [hub('downstreamConnection(after: "xyz") { totalCount }'), 'INVALID_REQUEST'],
    [hub('downstreamConnection(first: 0) { totalCount }'), 'INVALID_REQUEST'],
  ])('%s', async (selection, code) => {
    expect(await refusalOf(selection)).toMatchObject({ code });
  });

  it('with the limit in a variable', async () => {
    const selection = 'datasets { upstream(limit: $limit) { urn } }';
    expect(await refusalOf(selection, { limit: 1001 }, '($limit: Int)')).toMatchObject({
      code: 'LIMIT_EXCEEDED',
    });
  });

  it('with too many hops in a filter, at the root or below', async () => {
    const where = Array.from({ length: 7 }).reduce<object>((end) => ({ upstream: { some: end } }), {
      urn: { eq: 'x' },
    });
    for (const selection of ['entities(where: $where) { urn }', hub('upstream(where: $where) { urn }')])
      expect(await refusalOf(selection, { where }, '($where: GraphEntityWhere)')).toMatchObject({
        code: 'LIMIT_EXCEEDED',
        details: { rule: 'filter hops at most 6' },
      });
  });

  it('with nested lists without limits that could return too many values', async () => {
    const lists = (levels: number): string => (levels === 0 ? 'urn' : `downstream { ${lists(levels - 1)} }`);
    expect(await refusalOf(`entities { ${lists(4)} }`)).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { rule: 'cost at most 5000000' },
    });
    expect(await statementsOf(hub(lists(2)))).toHaveLength(1);
  });

  it('with more than 50 lists, also under several aliases of `graph`', async () => {
    const lists = (count: number) =>
      Array.from({ length: count }, (_, index) => `l${index}: ${hub('urn')}`).join(' ');
    expect(await refusalOf(lists(51))).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { rule: 'lists at most 50' },
    });
    expect(await statementsOf(lists(50))).toHaveLength(50);
    const { data, errors } = await graph.run(`{ one: graph { ${lists(30)} } two: graph { ${lists(30)} } }`);
    expect([data, errors]).toMatchObject([null, [{ path: ['two'] }]]);
  });

  it.each([...WITHHELD_FROM_GRAPH])(
    'that selects the withheld aspect %s, directly or in a fragment',
    async (aspect) => {
      const selections = [
        'corpUsers(limit: 1) { all: aspect(name: $aspect) }',
        'datasetsConnection(first: 1) { edges { node { ownedBy { name: aspect(name: $aspect) } } } }',
        '...Owners',
      ];
      const fragment =
        'fragment Owners on GraphQuery { datasets(limit: 1) { ownedBy { aspect(name: $aspect) } } }';
      for (const selection of selections) {
        const rest = selection.startsWith('...') ? fragment : '';
        const source = `query ($aspect: String! = "${String(aspect)}") { graph { ${selection} } } ${rest}`;
        const { data, errors } = await graph.run(source);
        expect([data, errors?.[0]?.originalError]).toMatchObject([null, { code: 'FORBIDDEN' }]);
      }
      expect(graph.takeStatements()).toEqual([]);
    },
  );
});

describe('the stored types', () => {
  const shipped = loadModel([SCHEMAS]);
  const SENTENCE = 'At least one related entity fits.';
  const marked = readFileSync(`${SCHEMAS}/graphql/graph-api-types.graphql`, 'utf8').replaceAll(
    SENTENCE,
    'marked',
  );
  const nothing = () => Promise.resolve([]);

  it('are used for the model that Trellis ships, are those that the library gives, and queries work on them', async () => {
    const ready = await openEmptyGraph(shipped, marked);
    const derived = printSchema(await mount(shipped, nothing));
    expect(derived).toContain(SENTENCE);
    expect(printSchema(ready.schema)).toBe(derived.replaceAll(SENTENCE, 'marked'));
    const { data, errors } = await ready.ask(
      'datasets(limit: 1) { urn ownedByConnection(first: 1) { totalCount } }',
    );
    expect([data, errors]).toEqual([{ graph: { datasets: [] } }, undefined]);
    expect(ready.takeStatements()).toHaveLength(1);
  });

  it('are not used for another model', async () => {
    const smaller = {
      ...shipped,
      aspects: new Map([...shipped.aspects].filter(([name]) => name !== 'ownership')),
    };
    const schema = printSchema(await mount(smaller, nothing, marked));
    expect([schema.includes('marked'), schema.includes('ownedBy:')]).toEqual([false, false]);
  });
});
