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

it('a small model of one’s own loads', () => {
  const model = load();
  expect([...model.entities.keys(), ...model.aspects.keys()].sort()).toEqual(['barn', 'barnInfo', 'barnKey']);
  expect(model.getEntity('barn').aspects).toEqual(['barnKey', 'barnInfo']);
  expect(model.snapshotRecordOf('barn')).toBe('com.linkedin.metadata.snapshot.BarnSnapshot');
});

it('the shipped model loads whole', () => {
  const model = loadModel([SHIPPED]);
  expect([model.entities.size, model.aspects.size]).toEqual([72, 271]);
});

describe('a fault in a schema file stops the start, with the file and the place', () => {
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
      'a keyword that there is not',
      info({ 'x-serchable': {} }),
      'aspects/barnInfo.json',
      'unknown keyword "x-serchable"',
    ],
    [
      'a setting of an annotation that there is not',
      info({ 'x-searchable': { '/title': { fieldTyp: 'TEXT' } } }),
      'aspects/barnInfo.json at /x-searchable/~1title',
      'unknown keyword "fieldTyp"',
    ],
    [
      'a search field type that there is not',
      info({ 'x-searchable': { '/title': { fieldType: 'TXT' } } }),
      'aspects/barnInfo.json at /x-searchable/~1title/fieldType',
      'allowed values',
    ],
    [
      'an annotation path that leads nowhere',
      info({ 'x-searchable': { '/titel': {} } }),
      'aspects/barnInfo.json at /x-searchable//titel',
      'no payload',
    ],
    [
      'a path through the members that every object has',
      info({ 'x-searchable': { '/constructor': {} } }),
      'aspects/barnInfo.json at /x-searchable//constructor',
      'no payload',
    ],
    [
      'a path that goes on below a plain value',
      relationship({}, '/title/*'),
      'aspects/barnInfo.json at /x-relationship//title/*',
      'no payload',
    ],
    [
      'a side path that leads nowhere',
      relationship({ createdOn: 'stock/*/sinse' }),
      'aspects/barnInfo.json at /x-relationship//stock/*/owner/createdOn',
      'no payload',
    ],
    [
      'a relationship to an entity type that there is not',
      relationship({ entityTypes: ['farmer'] }),
      'aspects/barnInfo.json at /x-relationship//stock/*/owner/entityTypes',
      'no entity farmer',
    ],
    [
      'a relationship whose name is none',
      relationship({ name: 'Kept By' }),
      'aspects/barnInfo.json',
      'must match pattern',
    ],
    [
      'column lineage whose path leads nowhere',
      lineage({ upstreams: 'owners' }),
      'aspects/barnInfo.json at /x-column-lineage//stock/*/upstreams',
      'no payload',
    ],
    [
      'column lineage whose relationship is none',
      lineage({ relationship: '1' }),
      'aspects/barnInfo.json',
      'must match pattern',
    ],
    [
      'a setting of a timeseries field that there is not',
      info({ 'x-timeseries-field': { '/title': { typ: 'x' } } }),
      'aspects/barnInfo.json',
      'unknown keyword "typ"',
    ],
    [
      'a reference to a type that there is not',
      {
        'types/com.example.json': types({
          properties: { a: { $ref: 'trellis:types/com.example#/$defs/Cow' } },
        }),
      },
      'types/com.example.json at trellis:types/com.example#/$defs/Cow',
      'not defined',
    ],
    [
      'a required member that a closed record does not have',
      info({ required: ['titel'] }),
      'aspects/barnInfo.json at /required',
      'no property "titel"',
    ],
    [
      'a pattern that is none',
      info({ properties: { title: { type: 'string', pattern: '(' } } }),
      'aspects/barnInfo.json at /properties/title/pattern',
      'Invalid regular expression',
    ],
    [
      'a timeseries aspect without a time',
      info({ 'x-aspect': { name: 'barnInfo', record: 'com.example.BarnInfo', kind: 'timeseries' } }),
      'aspects/barnInfo.json at /required',
      'timestampMillis',
    ],
    [
      'a kind of aspect that there is not',
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
      'a keyword of an entity that there is not',
      entity({ aspect: [] }),
      'entities/barn.json',
      'unknown keyword "aspect"',
    ],
    [
      'a key aspect that is another entity’s',
      entity({ keyAspect: 'barnInfo' }),
      'entities/barn.json at /keyAspect',
      'does not say keyFor barn',
    ],
    [
      'a key part that the key aspect does not have',
      entity({ keyFields: [{ name: 'number' }] }),
      'entities/barn.json at /keyFields',
      'no member number',
    ],
    [
      'an extension of an entity that there is not',
      { 'entities/more.json': { extends: 'byre', aspects: ['barnInfo'] } },
      'entities/more.json at /extends',
      'no entity byre',
    ],
    [
      'an extension by an aspect that there is not',
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
      'patch keys of an aspect that there is not',
      { 'patch-keys.json': { barnInfos: {} } },
      'patch-keys.json at /barnInfos',
      'no file defines',
    ],
    [
      'patch keys whose path leads nowhere',
      { 'patch-keys.json': { barnInfo: { arrays: { '/cattle': ['owner'] } } } },
      'patch-keys.json at /barnInfo/arrays//cattle',
      'no payload',
    ],
    ['a file that is not JSON', { 'aspects/barnInfo.json': '{' }, 'aspects/barnInfo.json', 'JSON'],
    [
      'a file that is no object',
      { 'aspects/barnInfo.json': '[]' },
      'aspects/barnInfo.json',
      'must hold a JSON object',
    ],
  ];
  it.each(cases)('%s', (...[, changes, place, problem]) => {
    expect(() => load(changes)).toThrow(place);
    expect(() => load(changes)).toThrow(problem);
  });

  it('a folder that is not there', () => {
    expect(() => loadModel([SHIPPED, join(SHIPPED, 'nowhere')])).toThrow('there is no such folder');
  });
});

describe('a folder of one’s own', () => {
  const own = {
    ...FILES,
    'entities/barn-of-datasets.json': { extends: 'dataset', aspects: ['barnInfo', 'status'] },
  };

  it('extends a shipped entity by an aspect, once, and leaves the rest of it as it is', () => {
    const shipped = loadModel([SHIPPED]).getEntity('dataset');
    const model = loadModel([SHIPPED, folderOf(own)]);
    expect(model.getEntity('dataset')).toEqual({ ...shipped, aspects: [...shipped.aspects, 'barnInfo'] });
    expect(model.getAspectOf('dataset', 'barnInfo').record).toBe('com.example.BarnInfo');
    expect(() => model.getAspectOf('chart', 'barnInfo')).toThrow('has no aspect barnInfo');
  });

  it('replaces a shipped file of the same name', () => {
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
