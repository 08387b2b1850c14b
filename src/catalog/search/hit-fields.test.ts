/** A search returns aspects with its hits as readers of entities do, and only those that need no other statement. */
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { checksum } from '../../core/texts.js';
import type { FoundHit } from './find-page.js';
import { createHitAspects } from './hit-fields.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

const metaOf = (text: string, version = 1): string =>
  JSON.stringify({ version, created: { time: 1, actor: 'urn:li:corpuser:ann' }, checksum: checksum(text) });

function hit(properties: Readonly<Record<string, string>>): FoundHit {
  return { urn: URN, score: 1, keys: [], fields: Object.entries(properties) };
}

const aspectsOf = (names: readonly string[], properties: Readonly<Record<string, string>>) =>
  createHitAspects(model, names, ['dataset']).read(hit(properties));

const text = '{"name":"a"}';
const stored = { type: 'dataset', aspect_datasetProperties: text, meta_datasetProperties: metaOf(text, 3) };

it('returns the aspects that the hit has', () => {
  const entity = aspectsOf(['datasetProperties', 'ownership'], stored);
  expect([entity?.urn, entity?.type, [...(entity?.aspects.keys() ?? [])]]).toEqual([
    URN,
    'dataset',
    ['datasetProperties'],
  ]);
  expect(entity?.aspects.get('datasetProperties')).toMatchObject({ text, version: 3 });
});

it('reads nothing of hits unless aspects are requested that a search can return', () => {
  for (const names of [[], ['structuredProperties'], ['corpUserCredentials', 'dataHubSecretValue']])
    expect(createHitAspects(model, names, ['dataset']).properties).toEqual([]);
  expect(createHitAspects(model, ['ownership'], ['dataset', 'chart']).properties).toEqual([
    'type',
    'aspect_ownership',
    'meta_ownership',
  ]);
});

it('leaves hits to other readers if the statement read no properties, or during a write', () => {
  expect(aspectsOf(['datasetProperties'], {})).toBeUndefined();
  const torn = { ...stored, meta_datasetProperties: metaOf('{"name":"b"}') };
  expect(aspectsOf(['datasetProperties'], torn)).toBeUndefined();
});

it('a deleted aspect is none', () => {
  const meta = JSON.stringify({ version: 2, created: { time: 1, actor: 'a' }, deleted: true });
  const entity = aspectsOf(['datasetProperties'], { type: 'dataset', meta_datasetProperties: meta });
  expect(entity?.aspects.size).toBe(0);
});
