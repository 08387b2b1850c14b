import { decodeSafely, entityAddress, parseEntityAddress } from './addresses.js';

const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

describe('the address of an entity', () => {
  it('contains the URN as one percent-encoded segment, which parses back', () => {
    const address = entityAddress(ORDERS, 'Schema');
    expect(address).toBe(`/dataset/${encodeURIComponent(ORDERS)}/Schema`);
    expect(parseEntityAddress(address)).toEqual({ type: 'dataset', urn: ORDERS, tab: 'Schema' });
  });

  it.each([
    ['urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)', 'tasks'],
    ['urn:li:dataFlow:(airflow,daily,PROD)', 'pipelines'],
    ['urn:li:corpuser:ada', 'user'],
    ['urn:li:corpGroup:data', 'group'],
    ['urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,riders)', 'mlFeatureTable'],
  ])('of %s begins with /%s/', (urn, segment) => {
    expect(entityAddress(urn)).toBe(`/${segment}/${encodeURIComponent(urn)}`);
  });

  it.each([
    ['features', 'mlFeature'],
    ['featureTables', 'mlFeatureTable'],
    ['mlModels', 'mlModel'],
    ['mlPrimaryKeys', 'mlPrimaryKey'],
    ['tasks', 'dataJob'],
    ['dataJob', 'dataJob'],
  ])('can begin with /%s/, which means %s', (segment, type) => {
    expect(parseEntityAddress(`/${segment}/urn:li:tag:a`)?.type).toBe(type);
  });

  it.each([
    ['s3://lake/a b/%c', 'Raw'],
    ['folder/file/Raw', 'Raw'],
    ['x/Schema', undefined],
  ] as const)('keeps every letter of the name %j', (name, tab) => {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:s3,${name},PROD)`;
    expect(parseEntityAddress(entityAddress(urn, tab))).toEqual({ type: 'dataset', urn, tab });
  });

  it('can contain the unencoded URN, with slashes, and the tab in any case', () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,lake/raw,PROD)';
    expect(parseEntityAddress(`/dataset/${urn}/`)).toEqual({ type: 'dataset', urn, tab: undefined });
    expect(parseEntityAddress(`/dataset/${urn}/lineage`)?.tab).toBe('Lineage');
  });

  it.each([
    [`/dataset/${encodeURIComponent('urn:li:dataset:(urn:li:dataPlatform:hive,a/b,PROD)')}/Nonsense`],
    ['/dataset/urn:li:dataset:(urn:li:dataPlatform:hive,a/b,PROD)/Nonsense'],
  ])('opens the first tab if the tab is unknown: %s', (path) => {
    expect(parseEntityAddress(path)).toEqual({
      type: 'dataset',
      urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,a/b,PROD)',
      tab: undefined,
    });
  });

  it('must contain a URN', () => {
    expect(parseEntityAddress('/dataset/orders')).toBeUndefined();
    expect(parseEntityAddress('/dataset')).toBeUndefined();
  });
});

describe('decoding', () => {
  it('reverses percent-encoding', () => {
    expect(decodeSafely(encodeURIComponent('urn:li:tag:50% a/b'))).toBe('urn:li:tag:50% a/b');
  });

  it.each(['urn:li:tag:%zz', '100%', '%E0%A4', '%20%'])('returns the malformed %j unchanged', (text) => {
    expect(decodeSafely(text)).toBe(text);
  });
});
