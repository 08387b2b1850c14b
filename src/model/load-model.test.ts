import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadModel } from './load-model.js';

const SHIPPED = join(import.meta.dirname, '..', '..', 'schemas');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Tree = Record<string, any>;

function folderOf(files: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-model-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const barn = (more: Tree = {}) => ({
  name: 'barn',
  keyAspect: 'barnKey',
  keyFields: [{ name: 'id' }],
  aspects: ['barnInfo'],
  ...more,
});
const barnKey = (more: Tree = {}) => ({
  $id: 'trellis:aspects/barnKey',
  'x-aspect': { name: 'barnKey', record: 'com.example.BarnKey', kind: 'versioned', keyFor: 'barn' },
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' } },
  additionalProperties: false,
  ...more,
});
const barnInfo = (more: Tree = {}) => ({
  $id: 'trellis:aspects/barnInfo',
  'x-aspect': { name: 'barnInfo', record: 'com.example.BarnInfo', kind: 'versioned' },
  type: 'object',
  properties: {
    title: { type: 'string' },
    stock: { type: 'array', items: { $ref: 'trellis:types/com.example#/$defs/Animal' } },
  },
  additionalProperties: false,
  ...more,
});
const types = (more: Tree = {}) => ({
  $id: 'trellis:types/com.example',
  $defs: {
    Animal: {
      type: 'object',
      properties: { owner: { type: 'string', 'x-urn': {} }, since: { type: 'integer', 'x-type': 'long' } },
      additionalProperties: false,
      ...more,
    },
  },
});
const FILES = {
  'entities/barn.json': barn(),
  'aspects/barnKey.json': barnKey(),
  'aspects/barnInfo.json': barnInfo(),
  'types/com.example.json': types(),
};
const load = (changes: Tree = {}) => loadModel([folderOf({ ...FILES, ...changes })]);
const info = (more: Tree) => ({ 'aspects/barnInfo.json': barnInfo(more) });
const entity = (more: Tree) => ({ 'entities/barn.json': barn(more) });

it('loads a small custom model', () => {
  const model = load();
  expect([...model.entities.keys(), ...model.aspects.keys()].sort()).toEqual(['barn', 'barnInfo', 'barnKey']);
  expect(model.getEntity('barn').aspects).toEqual(['barnKey', 'barnInfo']);
  expect(model.snapshotRecordOf('barn')).toBe('com.linkedin.metadata.snapshot.BarnSnapshot');
});

it('loads the complete shipped model', () => {
  const model = loadModel([SHIPPED]);
  expect([model.entities.size, model.aspects.size]).toEqual([72, 272]);
});

describe('loadModel fails and names the file and the path for', () => {
  const relationship = (facts: Tree, path = '/stock/*/owner') =>
    info({ 'x-relationship': { [path]: { name: 'KeptBy', ...facts } } });
  const lineage = (facts: Tree) =>
    info({
      'x-column-lineage': {
        '/stock/*': { relationship: 'DownstreamOf', upstreams: 'owner', downstreams: 'owner', ...facts },
      },
    });
  const cases: [string, Tree, string, string][] = [
    [
      'an unknown keyword',
      info({ 'x-serchable': {} }),
      'aspects/barnInfo.json',
      'unknown keyword "x-serchable"',
    ],
    [
      'an unknown setting of an annotation',
      info({ 'x-searchable': { '/title': { fieldTyp: 'TEXT' } } }),
      'aspects/barnInfo.json at /x-searchable/~1title',
      'unknown keyword "fieldTyp"',
    ],
    [
      'an unknown type of a search field',
      info({ 'x-searchable': { '/title': { fieldType: 'TXT' } } }),
      'aspects/barnInfo.json at /x-searchable/~1title/fieldType',
      'allowed values',
    ],
    [
      'an annotation path that does not exist',
      info({ 'x-searchable': { '/titel': {} } }),
      'aspects/barnInfo.json at /x-searchable//titel',
      'no value at that path',
    ],
    [
      'an annotation path with the name of an inherited property',
      info({ 'x-searchable': { '/constructor': {} } }),
      'aspects/barnInfo.json at /x-searchable//constructor',
      'no value at that path',
    ],
    [
      'a path that continues below a plain value',
      relationship({}, '/title/*'),
      'aspects/barnInfo.json at /x-relationship//title/*',
      'no value at that path',
    ],
    [
      'a path of a side value that does not exist',
      relationship({ createdOn: 'stock/*/sinse' }),
      'aspects/barnInfo.json at /x-relationship//stock/*/owner/createdOn',
      'no value at that path',
    ],
    [
      'a relationship to an unknown entity type',
      relationship({ entityTypes: ['farmer'] }),
      'aspects/barnInfo.json at /x-relationship//stock/*/owner/entityTypes',
      'no entity farmer',
    ],
    [
      'an invalid name of a relationship',
      relationship({ name: 'Kept By' }),
      'aspects/barnInfo.json',
      'must match pattern',
    ],
    [
      'a path of column lineage that does not exist',
      lineage({ upstreams: 'owners' }),
      'aspects/barnInfo.json at /x-column-lineage//stock/*/upstreams',
      'no value at that path',
    ],
    [
      'an invalid relationship name of column lineage',
      lineage({ relationship: '1' }),
      'aspects/barnInfo.json',
      'must match pattern',
    ],
    [
      'an unknown setting of a timeseries field',
      info({ 'x-timeseries-field': { '/title': { typ: 'x' } } }),
      'aspects/barnInfo.json',
      'unknown keyword "typ"',
    ],
    [
      'a reference to an unknown type',
      {
        'types/com.example.json': types({
          properties: { a: { $ref: 'trellis:types/com.example#/$defs/Cow' } },
        }),
      },
      'types/com.example.json at trellis:types/com.example#/$defs/Cow',
      'not defined',
    ],
    [
      'a required member that a closed record does not define',
      info({ required: ['titel'] }),
      'aspects/barnInfo.json at /required',
      'no property "titel"',
    ],
    [
      'a pattern that is not a regular expression',
      info({ properties: { title: { type: 'string', pattern: '(' } } }),
      'aspects/barnInfo.json at /properties/title/pattern',
      'Invalid regular expression',
    ],
    [
      'a timeseries aspect without a timestamp',
      info({ 'x-aspect': { name: 'barnInfo', record: 'com.example.BarnInfo', kind: 'timeseries' } }),
      'aspects/barnInfo.json at /required',
      'timestampMillis',
    ],
    [
      'an unknown kind of aspect',
      info({ 'x-aspect': { name: 'barnInfo', record: 'com.example.BarnInfo', kind: 'yearly' } }),
      'aspects/barnInfo.json at /x-aspect/kind',
      'allowed values',
    ],
    [
      'an aspect that no file defines',
      entity({ aspects: ['barnInfos'] }),
      'entities/barn.json at /aspects',
      'no file defines barnInfos',
    ],
    [
      'an unknown keyword of an entity type',
      entity({ aspect: [] }),
      'entities/barn.json',
      'unknown keyword "aspect"',
    ],
    [
      'a key aspect that belongs to another entity type',
      entity({ keyAspect: 'barnInfo' }),
      'entities/barn.json at /keyAspect',
      'does not say keyFor barn',
    ],
    [
      'a key part that the key aspect does not define',
      entity({ keyFields: [{ name: 'number' }] }),
      'entities/barn.json at /keyFields',
      'no member number',
    ],
    [
      'an extension of an unknown entity type',
      { 'entities/more.json': { extends: 'byre', aspects: ['barnInfo'] } },
      'entities/more.json at /extends',
      'unknown entity byre',
    ],
    [
      'an extension by an unknown aspect',
      { 'entities/more.json': { extends: 'barn', aspects: ['barnStaff'] } },
      'entities/more.json at /aspects',
      'no file defines barnStaff',
    ],
    [
      'an aspect that two files define',
      { 'aspects/other.json': barnInfo({ $id: 'trellis:aspects/other' }) },
      'aspects/other.json at /x-aspect/name',
      'barnInfo is defined by',
    ],
    [
      'patch keys of an unknown aspect',
      { 'patch-keys.json': { barnInfos: {} } },
      'patch-keys.json at /barnInfos',
      'no file defines',
    ],
    [
      'patch keys with a path that does not exist',
      { 'patch-keys.json': { barnInfo: { arrays: { '/cattle': ['owner'] } } } },
      'patch-keys.json at /barnInfo/arrays//cattle',
      'no value at that path',
    ],
    ['a file that is not JSON', { 'aspects/barnInfo.json': '{' }, 'aspects/barnInfo.json', 'JSON'],
    [
      'a file that is not an object',
      { 'aspects/barnInfo.json': '[]' },
      'aspects/barnInfo.json',
      'must contain a JSON object',
    ],
  ];
  it.each(cases)('%s', (...[, changes, place, problem]) => {
    expect(() => load(changes)).toThrow(place);
    expect(() => load(changes)).toThrow(problem);
  });

  it('a missing folder', () => {
    expect(() => loadModel([SHIPPED, join(SHIPPED, 'nowhere')])).toThrow('there is no such folder');
  });
});

describe('a custom folder', () => {
  const own = {
    ...FILES,
    'entities/barn-of-datasets.json': { extends: 'dataset', aspects: ['barnInfo', 'status'] },
  };

  it('adds an aspect to a shipped entity type only once, and changes nothing else of the entity type', () => {
    const shipped = loadModel([SHIPPED]).getEntity('dataset');
    const model = loadModel([SHIPPED, folderOf(own)]);
    expect(model.getEntity('dataset')).toEqual({ ...shipped, aspects: [...shipped.aspects, 'barnInfo'] });
    expect(model.getAspectOf('dataset', 'barnInfo').record).toBe('com.example.BarnInfo');
    expect(() => model.getAspectOf('chart', 'barnInfo')).toThrow('has no aspect barnInfo');
  });

  it('replaces a shipped file with the same name', () => {
    const folder = folderOf({ 'aspects/status.json': statusWithReason() });
    expect(loadModel([SHIPPED, folder]).readPayload('status', '{"reason":"old"}').value).toEqual({
      reason: 'old',
    });
  });
});

function statusWithReason(): Tree {
  return {
    $id: 'trellis:aspects/status',
    'x-aspect': { name: 'status', record: 'com.linkedin.common.Status', kind: 'versioned' },
    type: 'object',
    properties: { removed: { type: 'boolean' }, reason: { type: 'string' } },
    additionalProperties: false,
  };
}
