/** Tests removing a URN from aspects of the shipped model. */
import { join } from 'node:path';
import fc from 'fast-check';
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
    'nothing from a text that is not a relationship',
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
