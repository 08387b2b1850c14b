/** A custom entity type with a custom aspect, defined by schema files in a temporary folder and used over HTTP. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-schemas-'));
const urn = `urn:li:greenhouse:${unique('kew')}`;
let catalog: TestCatalog;

beforeAll(async () => {
  for (const name of ['entities', 'aspects']) mkdirSync(join(folder, name));
  const write = (name: string, content: object) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
  };
  write('entities/greenhouse.json', {
    name: 'greenhouse',
    keyAspect: 'greenhouseKey',
    keyFields: [{ name: 'id' }],
    aspects: ['greenhouseKey', 'greenhouseInfo', 'ownership', 'status'],
  });
  write('aspects/greenhouseKey.json', {
    $id: 'trellis:aspects/greenhouseKey',
    'x-aspect': {
      name: 'greenhouseKey',
      record: 'com.example.GreenhouseKey',
      kind: 'versioned',
      keyFor: 'greenhouse',
    },
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' } },
    additionalProperties: false,
  });
  write('aspects/greenhouseInfo.json', {
    $id: 'trellis:aspects/greenhouseInfo',
    'x-aspect': { name: 'greenhouseInfo', record: 'com.example.GreenhouseInfo', kind: 'versioned' },
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string' },
      panes: { type: 'integer', 'x-type': 'int' },
      readings: { type: 'array', items: { type: 'string', 'x-urn': {} } },
    },
    additionalProperties: false,
    'x-searchable': {
      '/title': { fieldName: 'title', fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true },
      '/panes': { fieldName: 'panes', fieldType: 'COUNT' },
    },
    'x-relationship': { '/readings/*': { name: 'MeasuredBy', entityTypes: ['dataset'], isLineage: true } },
  });
  catalog = await startCatalog({ schemaFolders: [folder] });
});

afterAll(async () => {
  // Services of other test files do not know this entity type.
  await catalog.post('/entities?action=delete', { urn });
  await catalog.stop();
  rmSync(folder, { recursive: true });
});

it('entities of a custom type are stored, validated, found, linked and documented', async () => {
  const readings = datasetUrn(unique('sensor'));
  const title = unique('Palmhouse');
  const answer = await catalog.ingest(urn, 'greenhouseInfo', { title, panes: 16_000, readings: [readings] });
  expect([answer.status, answer.json]).toEqual([200, { value: urn }]);
  expect((await catalog.entity(urn)).json).toMatchObject({
    entityName: 'greenhouse',
    aspects: {
      greenhouseKey: { value: { id: urn.split(':')[3] } },
      greenhouseInfo: { value: { title, panes: 16_000 } },
    },
  });
  expect((await catalog.aspect(urn, 'greenhouseInfo')).json.aspect).toHaveProperty(
    ['com.example.GreenhouseInfo', 'panes'],
    16_000,
  );
  const found = await catalog.search({ input: title, entity: 'greenhouse' });
  expect(found.json.value.entities).toEqual([urn]);
  const filter = { or: [{ and: [{ field: 'panes', values: ['15999'], condition: 'GREATER_THAN' }] }] };
  expect((await catalog.search({ input: '*', entity: 'greenhouse', filter })).json.value.entities).toContain(
    urn,
  );
  const completed = await catalog.post('/entities?action=autocomplete', {
    query: title.slice(0, 12),
    entity: 'greenhouse',
    limit: 5,
  });
  expect(completed.json.value.suggestions).toContain(title);
  const incoming = await catalog.get(
    `/relationships?urn=${encodeURIComponent(readings)}&direction=INCOMING&types=MeasuredBy`,
  );
  expect(incoming.json.entities).toEqual([urn]);
  const refused = await catalog.ingest(urn, 'greenhouseInfo', { title, panes: 'many' });
  expect([refused.status, refused.json.path]).toEqual([400, '/panes']);
  expect((await catalog.get('/openapi.json')).text).toContain('GreenhouseInfo');
});

it('a service that does not know the type returns its entities with the type OTHER', async () => {
  const title = unique('Orangery');
  await catalog.ingest(urn, 'greenhouseInfo', { title, panes: 12 });
  const other = await startCatalog();
  try {
    const entity = 'entity { urn type }';
    const { data, errors } = await other.graphql(`{
      search: searchAcrossEntities(input: { query: "${title}" }) { searchResults { ${entity} } }
      scroll: scrollAcrossEntities(input: { query: "${title}" }) { searchResults { ${entity} } }
      complete: autoCompleteForMultiple(input: { query: "${title}" }) { suggestions { type entities { urn type } } }
    }`);
    expect(errors).toBeUndefined();
    const found = { urn, type: 'OTHER' };
    expect(data.search.searchResults).toEqual([{ entity: found }]);
    expect(data.scroll.searchResults).toEqual([{ entity: found }]);
    expect(data.complete.suggestions).toEqual([{ type: 'OTHER', entities: [found] }]);
    expect((await other.search({ input: title, entity: 'dataset' })).status).toBe(200);
    expect((await other.entity(urn)).status).toBe(400);
    const restored = await other.post('/operations?action=restoreIndices', {
      urnLike: 'urn:li:greenhouse:%',
    });
    expect([restored.status, restored.json.value]).toEqual([200, expect.objectContaining({ entities: 0 })]);
  } finally {
    await other.stop();
  }
});
