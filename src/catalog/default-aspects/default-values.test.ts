/** Tests the values of aspects that were never written. */
import type { JsonObject } from '../../core/json.js';
import { loadModel } from '../../model/load-model.js';
import { defaultValue } from './default-values.js';

const model = loadModel(['schemas']);

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.public.orders,PROD)';
const CONTAINER = 'urn:li:container:c';
const OUTER = 'urn:li:container:o';
const INSTANCE = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';

interface Given {
  readonly containers?: readonly string[];
  readonly [aspect: string]: unknown;
}

function valueOf(urn: string, aspect: string, { containers = [], ...written }: Given = {}): unknown {
  return defaultValue(aspect, {
    ...{ model, urn: model.parseUrn(urn), containers },
    valueOf: (name) => written[name] as JsonObject | undefined,
  });
}

it.each([
  ['a dataset', DATASET, 'urn:li:dataPlatform:hive'],
  ['a chart', 'urn:li:chart:(looker,1)', 'urn:li:dataPlatform:looker'],
  ['a job', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)', 'urn:li:dataPlatform:airflow'],
])('the platform of %s is in its key', (_, urn, platform) => {
  expect(valueOf(urn, 'dataPlatformInstance')).toEqual({ platform });
});

it.each([
  ['a container', CONTAINER, 'dataPlatformInstance'],
  ['a tag', 'urn:li:tag:x', 'dataPlatformInstance'],
  ['a tag', 'urn:li:tag:x', 'browsePathsV2'],
  ['a dataset', DATASET, 'status'],
])('%s (%s) has no default value of %s', (_, urn, aspect) => {
  expect(valueOf(urn, aspect)).toBeUndefined();
});

const folders = ['shop', 'public'].map((id) => ({ id }));
const instance = { dataPlatformInstance: { platform: 'urn:li:dataPlatform:hive', instance: INSTANCE } };
const throughBoth = [OUTER, CONTAINER].map((urn) => ({ id: urn, urn }));
const inContainers = { containers: [OUTER, CONTAINER] };

it.each([
  ['the parts of its name', DATASET, {}, folders],
  ['its platform instance and the parts', DATASET, instance, [{ id: INSTANCE, urn: INSTANCE }, ...folders]],
  ['its containers', DATASET, { ...instance, ...inContainers }, throughBoth],
  [
    'the folders',
    'urn:li:dataset:(urn:li:dataPlatform:s3,a/b.x/c.csv,PROD)',
    {},
    [{ id: 'a' }, { id: 'b.x' }],
  ],
  ['no empty part', 'urn:li:dataset:(urn:li:dataPlatform:s3,/a//c,PROD)', {}, [{ id: 'a' }]],
  [
    'what precedes a point, as the platform separates the parts, although the name contains slashes',
    'urn:li:dataset:(urn:li:dataPlatform:snowflake,a/b.c,PROD)',
    {},
    [{ id: 'a/b' }],
  ],
  [
    'Default for a name with points of a platform with slashes',
    'urn:li:dataset:(urn:li:dataPlatform:gcs,a.b,PROD)',
    {},
    [{ id: 'Default' }],
  ],
  [
    'the folders of a platform without a description',
    'urn:li:dataset:(urn:li:dataPlatform:nobodys,a/b.c,PROD)',
    {},
    [{ id: 'a' }],
  ],
  ['Default', 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)', {}, [{ id: 'Default' }]],
  ['Default for other types', 'urn:li:chart:(looker,a.b)', {}, [{ id: 'Default' }]],
  ['the containers of another type', 'urn:li:chart:(looker,1)', inContainers, throughBoth],
])('the path of an entity is %s', (_, urn, written, path) => {
  expect(valueOf(urn, 'browsePathsV2', written)).toEqual({ path });
});

it('every default value fits the schema of its aspect', () => {
  for (const name of ['browsePathsV2', 'dataPlatformInstance'])
    expect(() => model.readPayload(name, valueOf(DATASET, name, instance) as JsonObject)).not.toThrow();
});
