/** The events of each category and aspect. */
import { join } from 'node:path';
import type { JsonObject } from '../../core/json.js';
import { loadModel } from '../../model/load-model.js';
import { CHANGE_CATEGORIES, type ChangeCategory } from './change-event.js';
import { differsOf } from './differs.js';

const model = loadModel([join(import.meta.dirname, '../../../schemas')]);
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const FIELD = `urn:li:schemaField:(${DATASET},id)`;

function eventsOf(...[urn, aspect, before, after]: [string, string, JsonObject?, JsonObject?]) {
  const entity = model.getEntity(urn.split(':')[2] ?? '');
  const differs = differsOf(entity, CHANGE_CATEGORIES, model).get(aspect) ?? [];
  return differs.flatMap((differ) => differ({ urn, aspect, before, after }));
}
/** `CATEGORY OPERATION what WEIGHT` of each event. */
const summarize = (...[aspect, before, after, urn = DATASET]: [string, JsonObject?, JsonObject?, string?]) =>
  eventsOf(urn, aspect, before, after).map(
    ({ category, operation, modifier, semVerChange }) =>
      `${category} ${operation} ${modifier ?? '-'} ${semVerChange}`,
  );

const from = (source: string) => ({ attribution: { source } });
const tags = (...names: string[]) => ({ tags: names.map((tag) => ({ tag })) });
const property = (...values: unknown[]) =>
  ({ properties: [{ propertyUrn: 'tier', values }] }) as unknown as JsonObject;
const links = (...all: [url: string, description: string][]) => ({
  elements: all.map(([url, description]) => ({ url, description })),
});
const link = (url: string, description: string) => links([url, description]);
const version = (versionTag: string) => ({ versionSet: 'set', version: { versionTag }, sortId: versionTag });

it.each<[string, JsonObject | undefined, JsonObject | undefined, string[]]>([
  ['globalTags', tags('a'), tags('b', 'a'), ['TAG ADD b MINOR']],
  ['globalTags', tags('a', 'b'), undefined, ['TAG REMOVE a MINOR', 'TAG REMOVE b MINOR']],
  ['globalTags', tags('a', 'b'), tags('b', 'a'), []],
  [
    'globalTags',
    { tags: [{ tag: 'a', ...from('x') }] },
    { tags: [{ tag: 'a', ...from('y') }] },
    ['TAG REMOVE a MINOR', 'TAG ADD a MINOR'],
  ],
  ['glossaryTerms', {}, { terms: [{ urn: 't' }] }, ['GLOSSARY_TERM ADD t MINOR']],
  [
    'ownership',
    { owners: [{ owner: 'o', type: 'DATAOWNER' }] },
    { owners: [{ owner: 'o', type: 'DEVELOPER' }] },
    ['OWNERSHIP REMOVE o MINOR', 'OWNERSHIP ADD o MINOR'],
  ],
  ['domains', { domains: ['a'] }, { domains: ['b'] }, ['DOMAIN REMOVE a MINOR', 'DOMAIN ADD b MINOR']],
  ['applications', undefined, { applications: ['a'] }, ['APPLICATION ADD a MINOR']],
  ['structuredProperties', undefined, property({ string: 'gold' }), ['STRUCTURED_PROPERTY ADD tier MINOR']],
  [
    'structuredProperties',
    property({ string: 'gold' }),
    property({ double: 3 }),
    ['STRUCTURED_PROPERTY MODIFY tier MINOR'],
  ],
  ['structuredProperties', property({ double: 3 }), property({ double: 3 }), []],
  ['structuredProperties', property(), undefined, ['STRUCTURED_PROPERTY REMOVE tier MINOR']],
  ['institutionalMemory', undefined, link('u', 'a'), ['DOCUMENTATION ADD u MINOR']],
  ['institutionalMemory', link('u', 'a'), link('u', 'b'), ['DOCUMENTATION MODIFY u PATCH']],
  [
    'institutionalMemory',
    link('u', 'a'),
    link('v', 'a'),
    ['DOCUMENTATION REMOVE u MINOR', 'DOCUMENTATION ADD v MINOR'],
  ],
  // Equal elements of a list are different elements.
  [
    'institutionalMemory',
    link('u', 'a'),
    links(['v', 'a'], ['v', 'a']),
    ['DOCUMENTATION REMOVE u MINOR', 'DOCUMENTATION ADD v MINOR', 'DOCUMENTATION ADD v MINOR'],
  ],
  [
    'institutionalMemory',
    links(['u', 'a'], ['u', 'b']),
    links(['u', 'b'], ['u', 'b'], ['u', 'c']),
    ['DOCUMENTATION ADD u MINOR', 'DOCUMENTATION MODIFY u PATCH'],
  ],
  ['institutionalMemory', links(['u', 'a'], ['u', 'b']), links(['u', 'b'], ['u', 'a']), []],
  ['globalTags', tags('a', 'b', 'a'), tags('a', 'b'), ['TAG REMOVE a MINOR']],
  ['glossaryTerms', {}, { terms: [{ urn: 't' }, { urn: 't' }] }, Array(2).fill('GLOSSARY_TERM ADD t MINOR')],
  [
    'ownership',
    { owners: [{ owner: 'o', type: 'NONE' }] },
    { owners: Array(3).fill({ owner: 'o', type: 'NONE' }) },
    Array(2).fill('OWNERSHIP ADD o MINOR'),
  ],
  ['domains', { domains: ['a', 'a'] }, { domains: [] }, Array(2).fill('DOMAIN REMOVE a MINOR')],
  [
    'structuredProperties',
    {
      properties: [
        { propertyUrn: 'tier', values: [] },
        { propertyUrn: 'tier', values: [] },
      ],
    },
    property(),
    ['STRUCTURED_PROPERTY REMOVE tier MINOR'],
  ],
  ['documentation', undefined, { documentations: [{ documentation: 'x' }] }, ['DOCUMENTATION ADD - MINOR']],
  [
    'documentation',
    { documentations: [{ documentation: 'x', ...from('a') }] },
    {
      documentations: [
        { documentation: 'y', ...from('b') },
        { documentation: 'x', ...from('a') },
      ],
    },
    ['DOCUMENTATION ADD - MINOR'],
  ],
  ['datasetProperties', { description: 'a' }, { description: 'b' }, ['DOCUMENTATION MODIFY - MINOR']],
  ['datasetProperties', { description: 'a' }, { name: 'b' }, ['DOCUMENTATION REMOVE - MINOR']],
  ['datasetProperties', { description: '' }, {}, []],
  ['editableDatasetProperties', {}, { description: 'b' }, ['DOCUMENTATION ADD - MINOR']],
  ['versionProperties', undefined, version('1'), ['VERSIONING ADD set MINOR']],
  ['versionProperties', version('1'), version('2'), ['VERSIONING MODIFY set MINOR']],
  ['versionProperties', version('1'), { ...version('1'), sortId: 'other', isLatest: false }, []],
  ['versionProperties', version('1'), undefined, ['VERSIONING REMOVE set MINOR']],
  ['status', undefined, { removed: false }, []],
])('%s from %j to %j', (...[aspect, before, after, expected]) => {
  expect(summarize(aspect, before, after)).toEqual(expected);
});

it('reports the assets of a product and the definition of a term', () => {
  const assets = { assets: [{ destinationUrn: DATASET }] };
  expect(summarize('dataProductProperties', {}, assets, 'urn:li:dataProduct:p')).toEqual([
    `ASSET_MEMBERSHIP ADD ${DATASET} MINOR`,
  ]);
  const term = ['urn:li:glossaryTerm:t', 'glossaryTermInfo'] as const;
  expect(eventsOf(...term, { definition: 'a' }, { definition: 'b' })).toMatchObject([
    {
      ...{ category: 'DOCUMENTATION', operation: 'MODIFY' },
      parameters: { description: 'b', previousDescription: 'a' },
    },
  ]);
});

it.each([
  ['schemaMetadata', 'fields'],
  ['editableSchemaMetadata', 'editableSchemaFieldInfo'],
])('reports field changes in %s by field and not by position', (aspect, member) => {
  const about = (parts: object) => ({ [member]: [{ fieldPath: 'other' }, { fieldPath: 'id', ...parts }] });
  const before = about({ description: 'a', globalTags: tags('x') });
  const after = about({ description: 'b', globalTags: tags('y'), glossaryTerms: { terms: [{ urn: 't' }] } });
  const events = eventsOf(DATASET, aspect, before, after).filter(
    ({ category }) => category !== 'TECHNICAL_SCHEMA',
  );
  expect(events.map(({ category, operation, entityUrn }) => [category, operation, entityUrn])).toEqual([
    ['TAG', 'REMOVE', FIELD],
    ['TAG', 'ADD', FIELD],
    ['GLOSSARY_TERM', 'ADD', FIELD],
    ['DOCUMENTATION', 'MODIFY', FIELD],
  ]);
  expect(events.at(-1)?.parameters).toEqual({
    ...{ fieldPath: 'id', description: 'b', previousDescription: 'a' },
  });
  const order = (payload: Record<string, unknown[]>) => ({ [member]: payload[member]?.toReversed() });
  expect(eventsOf(DATASET, aspect, before, order(before) as JsonObject)).toEqual([]);
});

it('reports the title, the text, the parent and the related entities of a document', () => {
  const info = (title: string, text: string, more: JsonObject = {}) => ({
    title,
    contents: { text },
    ...more,
  });
  const related = {
    parentDocument: { document: 'p' },
    relatedAssets: [{ asset: 'a' }],
    relatedDocuments: [{ document: 'd' }],
  };
  const changes = (before: JsonObject, after: JsonObject) =>
    summarize('documentInfo', before, after, 'urn:li:document:x');
  expect(changes(info('A', 'one'), info('A', 'one', related))).toEqual([
    'PARENT ADD p MINOR',
    'RELATED_ENTITIES ADD a MINOR',
    'RELATED_ENTITIES ADD d MINOR',
  ]);
  expect(changes(info('A', 'one', related), info('B', ''))).toEqual([
    'DOCUMENTATION MODIFY - MINOR',
    'DOCUMENTATION REMOVE - MINOR',
    'PARENT REMOVE p MINOR',
    'RELATED_ENTITIES REMOVE a MINOR',
    'RELATED_ENTITIES REMOVE d MINOR',
  ]);
  const [moved] = eventsOf(
    'urn:li:document:x',
    'documentInfo',
    info('A', 'one', related),
    info('A', 'one', { ...related, parentDocument: { document: 'q' } }),
  );
  expect(moved).toMatchObject({
    ...{ category: 'PARENT', operation: 'MODIFY', modifier: 'q' },
    description: 'urn:li:document:x has a new parent, q.',
    parameters: { parentUrn: 'q', previousParentUrn: 'p' },
  });
});

it('reads only the aspects of the categories', () => {
  const dataset = model.getEntity('dataset');
  const aspectsOf = (...categories: ChangeCategory[]) =>
    [...differsOf(dataset, categories, model).keys()].sort();
  expect(aspectsOf('TAG')).toEqual(['editableSchemaMetadata', 'globalTags', 'schemaMetadata']);
  expect(aspectsOf('TECHNICAL_SCHEMA')).toEqual(['schemaMetadata']);
  expect(aspectsOf('ASSET_MEMBERSHIP')).toEqual([]);
  expect(aspectsOf()).toEqual([]);
  expect(aspectsOf('DOCUMENTATION')).toEqual(
    expect.arrayContaining(['datasetProperties', 'editableDatasetProperties', 'institutionalMemory']),
  );
});

it('compares once for a category that is named twice', () => {
  const differs = differsOf(model.getEntity('dataset'), ['TAG', 'TAG'], model);
  expect(differs.get('globalTags')).toHaveLength(1);
});

it('includes a text of an aspect that the model adds, but not of timeseries aspects', () => {
  const aspect = (name: string, kind: 'versioned' | 'timeseries', path: string) =>
    [name, { name, kind, searchable: [{ path }] }] as const;
  const own = new Map([
    aspect('own', 'versioned', '/description'),
    aspect('other', 'versioned', '/deep/description'),
    aspect('points', 'timeseries', '/description'),
  ]);
  const entity = { ...model.getEntity('dataset'), aspects: [...own.keys(), 'toString'] };
  const differs = differsOf(entity, CHANGE_CATEGORIES, { aspects: own as never });
  expect([...differs.keys()]).toEqual(['own']);
});

it('has a sentence for people in every event', () => {
  const [added] = eventsOf(DATASET, 'globalTags', undefined, tags('urn:li:tag:a'));
  expect(added).toEqual({
    ...{ category: 'TAG', operation: 'ADD', entityUrn: DATASET, aspect: 'globalTags' },
    ...{ modifier: 'urn:li:tag:a', semVerChange: 'MINOR', parameters: { tagUrn: 'urn:li:tag:a' } },
    description: `Tag urn:li:tag:a was added to ${DATASET}.`,
  });
});

describe('names and related terms', () => {
  it.each([
    ['glossaryTerm', 'glossaryTermInfo'],
    ['glossaryNode', 'glossaryNodeInfo'],
    ['domain', 'domainProperties'],
    ['dataProduct', 'dataProductProperties'],
  ])('reports the name of a %s in %s, beside its description', (entityType, aspect) => {
    const texts = (before: JsonObject | undefined, after: JsonObject | undefined) =>
      eventsOf(`urn:li:${entityType}:x`, aspect, before, after)
        .filter(({ parameters }) => 'name' in parameters || 'previousName' in parameters)
        .map(({ operation, semVerChange, parameters }) => [operation, semVerChange, parameters]);
    const [a, b] = [
      { name: 'a', definition: 'd' },
      { name: 'b', definition: 'd' },
    ];
    expect(texts(undefined, a)).toEqual([['ADD', 'MINOR', { name: 'a' }]]);
    expect(texts(a, b)).toEqual([['MODIFY', 'MINOR', { name: 'b', previousName: 'a' }]]);
    expect(texts(b, undefined)).toEqual([['REMOVE', 'MINOR', { previousName: 'b' }]]);
    expect(texts(a, { ...a, definition: 'e' })).toEqual([]);
  });

  it('reports each related term that is added or removed', () => {
    const before = { isRelatedTerms: ['urn:li:glossaryTerm:a'], values: ['urn:li:glossaryTerm:v'] };
    const after = {
      isRelatedTerms: ['urn:li:glossaryTerm:b'],
      values: ['urn:li:glossaryTerm:v'],
      hasRelatedTerms: ['urn:li:glossaryTerm:h'],
      relatedTerms: ['urn:li:glossaryTerm:r'],
    };
    const events = eventsOf('urn:li:glossaryTerm:x', 'glossaryRelatedTerms', before, after);
    expect(
      events.map(({ category, operation, modifier, semVerChange, parameters }) => [
        ...[category, operation, modifier, semVerChange],
        parameters['relationshipType'],
      ]),
    ).toEqual([
      ['GLOSSARY_TERM', 'REMOVE', 'urn:li:glossaryTerm:a', 'MINOR', 'Is A'],
      ['GLOSSARY_TERM', 'ADD', 'urn:li:glossaryTerm:b', 'MINOR', 'Is A'],
      ['GLOSSARY_TERM', 'ADD', 'urn:li:glossaryTerm:h', 'MINOR', 'Has A'],
      ['GLOSSARY_TERM', 'ADD', 'urn:li:glossaryTerm:r', 'MINOR', 'Is Related To'],
    ]);
  });
});

it('counts the description of a field as PATCH only if it changes', () => {
  const described = (description?: string) => ({
    fields: [{ fieldPath: 'id', ...(description !== undefined && { description }) }],
  });
  const severity = (before: JsonObject, after: JsonObject) =>
    eventsOf(DATASET, 'schemaMetadata', before, after)
      .filter(({ category }) => category === 'DOCUMENTATION')
      .map(({ operation, semVerChange }) => `${operation} ${semVerChange}`);
  expect(severity(described(), described('a'))).toEqual(['ADD MINOR']);
  expect(severity(described('a'), described('b'))).toEqual(['MODIFY PATCH']);
  expect(severity(described('a'), described())).toEqual(['REMOVE MINOR']);
});
