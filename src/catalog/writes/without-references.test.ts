/** Tests removing a URN from aspects of the shipped model. */
import { join } from 'node:path';
import fc from 'fast-check';
import { exampleSet, type ExampleAspect } from '../../../test/helpers/front-end/example-set.js';
import type { JsonValue } from '../../core/json.js';
import { loadModel } from '../../model/load-model.js';
import { withoutReferences } from './without-references.js';

const model = loadModel([join(import.meta.dirname, '../../../schemas')]);
const [URN, OTHER] = ['urn:li:tag:gone', 'urn:li:tag:kept'];
const stamp = { time: 1, actor: 'urn:li:corpuser:ann' };

/** Returns the parsed rest, or `unchanged` or `nothing`, and whether a reference stays. */
function without(aspectName: string, value: unknown, urn = URN) {
  const aspect = model.getAspect(aspectName);
  const text = model.readPayload(aspectName, JSON.stringify(value)).text;
  const { rest, keeps } = withoutReferences(model, aspect, { text, urn });
  return { rest: typeof rest === 'string' ? rest : rest.value, keeps };
}
const removedFrom = (rest: unknown) => ({ rest, keeps: false });

const tags = (...names: string[]) => ({ tags: names.map((tag) => ({ tag })) });
const fields = (...names: string[]) => ({
  editableSchemaFieldInfo: [{ fieldPath: 'a', globalTags: tags(...names) }],
});

it.each<[string, string, unknown, unknown]>([
  ['the item of an array', 'globalTags', tags(OTHER, URN), tags(OTHER)],
  ['each of several items', 'globalTags', tags(URN, OTHER, URN), tags(OTHER)],
  ['the last item, but not the array', 'globalTags', tags(URN), tags()],
  ['an item of a nested array', 'editableSchemaMetadata', fields(OTHER, URN), fields(OTHER)],
  ['nothing if nothing refers to the URN', 'globalTags', tags(OTHER), 'unchanged'],
  ['nothing from a text that only begins with the URN', 'globalTags', tags(`${URN}2`), 'unchanged'],
  [
    'nothing from a text that may be anything',
    'datasetProperties',
    { description: URN, customProperties: { [URN]: URN } },
    'unchanged',
  ],
])('removes %s', (...[, aspect, before, after]) => {
  expect(without(aspect, before)).toEqual(removedFrom(after));
});

it('removes an optional member and keeps the other members', () => {
  const node = 'urn:li:glossaryNode:n';
  const info = { name: 'x', definition: 'd', termSource: 'INTERNAL' };
  expect(without('glossaryTermInfo', { ...info, parentNode: node }, node)).toEqual(removedFrom(info));
  const typeUrn = 'urn:li:ownershipType:t';
  const owner = { owner: 'urn:li:corpuser:ann', type: 'CUSTOM' };
  expect(without('ownership', { owners: [{ ...owner, typeUrn }] }, typeUrn)).toEqual(
    removedFrom({ owners: [owner] }),
  );
  expect(without('ownership', { owners: [{ ...owner, typeUrn }] }, owner.owner)).toEqual(
    removedFrom({ owners: [] }),
  );
});

it('removes an aspect that contains nothing else', () => {
  const container = 'urn:li:container:c';
  expect(without('container', { container }, container)).toEqual(removedFrom('nothing'));
});

it('keeps a required member of an aspect that contains other members', () => {
  const entity = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
  const contract = { entity, rawContract: 'fresh every day' };
  expect(without('dataContractProperties', contract, entity)).toEqual({ rest: 'unchanged', keeps: true });
});

it('keeps numbers beyond the precision of JavaScript', () => {
  const text = `{"tags":[{"tag":"${URN}"},{"tag":"${OTHER}","attribution":{"time":1234567890123456789,"actor":"urn:li:corpuser:a"}}]}`;
  const { rest } = withoutReferences(model, model.getAspect('globalTags'), { text, urn: URN });
  expect(typeof rest === 'string' ? rest : rest.text).toContain('1234567890123456789');
});

it('keeps an aspect that is not valid in the model any more, so that its other members are not lost', () => {
  const text = `{"tags":[{"tag":"${URN}"},{"tag":"${OTHER}","attribution":{}}]}`;
  const found = withoutReferences(model, model.getAspect('globalTags'), { text, urn: URN });
  expect(found).toEqual({ rest: 'unchanged', keeps: true });
});

describe('a reference in lineage', () => {
  const [a, b, down] = ['a', 'b', 'x'].map(
    (name) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`,
  );
  const column = (dataset: string | undefined, path: string) => `urn:li:schemaField:(${dataset},${path})`;
  const fine = (upstreams: string[], downstream: string) => ({
    ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
    ...{ upstreams, downstreams: [column(down, downstream)] },
  });
  const upstreams = [a, b].map((dataset) => ({ dataset, type: 'COPY', auditStamp: stamp }));
  const lineage = {
    upstreams,
    fineGrainedLineages: [
      fine([column(a, 'f'), column(b, 'f')], 'one'),
      fine([column(a, 'f')], 'two'),
      fine([column(b, 'f')], 'three'),
    ],
  };
  const restOf = (urn: string | undefined) => without('upstreamLineage', lineage, urn).rest;

  it('to a dataset is removed, and its columns are kept', () => {
    expect(restOf(a)).toMatchObject({
      upstreams: [{ dataset: b }],
      fineGrainedLineages: lineage.fineGrainedLineages,
    });
  });

  it('to a column is removed together with an entry that has no upstreams or no downstreams left', () => {
    const [one, two, three] = lineage.fineGrainedLineages;
    expect(restOf(column(a, 'f'))).toMatchObject({
      fineGrainedLineages: [fine([column(b, 'f')], 'one'), three],
    });
    expect(restOf(column(down, 'three'))).toMatchObject({ fineGrainedLineages: [one, two] });
  });
});

it('removes every reference from any list and keeps all other items', () => {
  const item = fc.constantFrom(URN, OTHER, `${URN}x`, 'urn:li:tag:é');
  fc.assert(
    fc.property(fc.array(item, { maxLength: 6 }), fc.array(item, { maxLength: 4 }), (own, nested) => {
      const others = (list: readonly string[]) => list.filter((each) => each !== URN);
      const expected = own.includes(URN) ? tags(...others(own)) : 'unchanged';
      expect(without('globalTags', tags(...own))).toEqual(removedFrom(expected));
      const deep = nested.includes(URN) ? fields(...others(nested)) : 'unchanged';
      expect(without('editableSchemaMetadata', fields(...nested))).toEqual(removedFrom(deep));
    }),
  );
});

describe('a member without a relationship', () => {
  const property = 'urn:li:structuredProperty:p';
  const assigned = (...values: object[]) => ({ propertyUrn: property, values });
  const prompt = (id: string, urn: string) => ({
    ...{ id, title: id, type: 'STRUCTURED_PROPERTY', structuredPropertyParams: { urn } },
  });
  const [container, kept] = ['urn:li:container:gone', 'urn:li:container:kept'];

  it.each<[string, string, string, object, unknown]>([
    [
      'a value of a structured property',
      URN,
      'structuredProperties',
      { properties: [assigned({ string: URN }, { string: OTHER })] },
      { properties: [assigned({ string: OTHER })] },
    ],
    [
      'the structured property with its last value',
      URN,
      'structuredProperties',
      { properties: [assigned({ string: URN }), { ...assigned({ string: OTHER }), propertyUrn: OTHER }] },
      { properties: [{ ...assigned({ string: OTHER }), propertyUrn: OTHER }] },
    ],
    [
      'no value of another type',
      URN,
      'structuredProperties',
      { properties: [assigned({ string: URN }, { double: 1 })] },
      { properties: [assigned({ double: 1 })] },
    ],
    [
      'a prompt with its property',
      property,
      'formInfo',
      { name: 'f', prompts: [prompt('a', property), prompt('b', OTHER)] },
      { name: 'f', prompts: [prompt('b', OTHER)] },
    ],
    [
      'a step of a path, by its URN and its id',
      container,
      'browsePathsV2',
      { path: [{ id: kept, urn: kept }, { id: container, urn: container }, { id: container }, { id: 'x' }] },
      { path: [{ id: kept, urn: kept }, { id: 'x' }] },
    ],
    ['another URN of a column', OTHER, 'schemaFieldAliases', { aliases: [URN, OTHER] }, { aliases: [URN] }],
    [
      'a record that requires it',
      OTHER,
      'globalSettingsInfo',
      { homePage: { defaultTemplate: OTHER }, views: {} },
      { views: {} },
    ],
    ['an optional member', OTHER, 'status', { removed: false, lifecycleStage: OTHER }, { removed: false }],
  ])('goes: %s', (_, urn, aspect, before, after) => {
    expect(without(aspect, before, urn)).toEqual(removedFrom(after));
  });

  const criteria = { criteria: [{ field: 'TAG', values: [URN], condition: 'EQUALS' }] };
  const filter = { or: [{ and: [{ field: 'tags', value: '', values: [URN], condition: 'EQUAL' }] }] };
  it.each<[string, string, object]>([
    ['a filter', 'dynamicFormAssignment', { filter }],
    [
      'a policy',
      'dataHubPolicyInfo',
      {
        ...{ displayName: 'p', description: '', type: 'METADATA', state: 'ACTIVE', privileges: [] },
        ...{ actors: { resourceOwners: true, resourceOwnersTypes: [URN] }, resources: { filter: criteria } },
      },
    ],
  ])('stays where its removal would change the meaning of %s', (_, aspect, value) => {
    expect(without(aspect, value)).toEqual({ rest: 'unchanged', keeps: true });
  });

  it('goes even if the aspect also keeps the URN elsewhere', () => {
    const policy = { displayName: 'p', description: '', type: 'METADATA', state: 'ACTIVE', privileges: [] };
    const value = { ...policy, actors: { users: [URN] }, resources: { filter: criteria } };
    const { rest, keeps } = without('dataHubPolicyInfo', value);
    expect(keeps).toBe(true);
    expect(rest).toMatchObject({ actors: { users: [] }, resources: { filter: criteria } });
  });
});

describe('aspects with a value of every member', () => {
  /** Tell who or what made an entry. The assignee of an incident is not one of them. */
  const STAMPS = /(?<!\/assignees\/\d+)\/(actor|impersonator|actorUrn)$|attribution\/source$|lowercasedUrn$/i;
  const placesOf = (value: JsonValue, path = ''): [urn: string, path: string][] => {
    if (typeof value === 'string')
      return value.startsWith('urn:li:') && !STAMPS.test(path) ? [[value, path]] : [];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, member]) => placesOf(member, `${path}/${name}`));
  };
  const examples = new Map<string, ExampleAspect>();
  for (const example of exampleSet('shown', 'hidden')) {
    const { kind, keyFor } = model.getAspect(example.aspect);
    if (kind === 'versioned' && keyFor === undefined) examples.set(example.aspect, example);
  }

  it('keep no URN, except in members that say what the aspect is about', () => {
    const keeping = new Set<string>();
    for (const [name, { value }] of examples) {
      const { text, value: before } = model.readPayload(name, JSON.stringify(value));
      for (const urn of new Set(placesOf(before).map(([each]) => each))) {
        const { rest, keeps } = withoutReferences(model, model.getAspect(name), { text, urn });
        if (rest === 'nothing') continue;
        const left = placesOf(rest === 'unchanged' ? before : rest.value).filter(([each]) => each === urn);
        expect([name, left.length > 0]).toEqual([name, keeps]);
        for (const [, path] of left) keeping.add(name + path.replaceAll(/\/\d+/g, '/*'));
      }
    }
    expect([...keeping].sort()).toEqual([
      'assertionInfo/schemaAssertion/schema/platform',
      'dataContractProperties/entity',
      'dataHubPolicyInfo/actors/resourceOwnersTypes/*',
      'dataHubPolicyInfo/resources/filter/criteria/*/structuredPropertyValues/*/propertyUrn',
      'dataHubPolicyInfo/resources/privilegeConstraints/criteria/*/structuredPropertyValues/*/propertyUrn',
      'dataPlatformInstance/platform',
      'erModelRelationshipProperties/destination',
      'erModelRelationshipProperties/source',
      'icebergWarehouseInfo/clientId',
      'icebergWarehouseInfo/clientSecret',
      'propertyDefinition/valueType',
      'schemaMetadata/platform',
      'semanticModelProperties/semanticModel',
      'slackUserInfo/slackInstance',
      'versionProperties/versionSet',
      'versionSetProperties/latest',
    ]);
  });
});
