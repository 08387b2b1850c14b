import { featureRowOf, filterFeatures } from './feature-rows.js';

const SOURCE = {
  urn: 'urn:li:dataset:(urn:li:dataPlatform:snowflake,marts.riders,PROD)',
  overview: { name: 'marts.riders', subTypes: [], platform: null },
};

const KEY = featureRowOf({
  urn: 'urn:li:mlPrimaryKey:(riders,rider_id)',
  name: 'rider_id',
  featureNamespace: 'riders',
  dataType: 'ORDINAL',
  overview: { description: 'Number of the rider' },
  properties: { version: { versionTag: '1' }, sources: [SOURCE] },
});

const FEATURE = featureRowOf({
  urn: 'urn:li:mlFeature:(riders,plan)',
  name: 'plan',
  featureNamespace: 'riders',
  dataType: null,
  overview: { description: null },
  properties: null,
});

describe('a row of the Features tab', () => {
  it('shows the type and the sources of a key', () => {
    expect(KEY).toMatchObject({ isKey: true, dataType: 'Ordinal', version: '1', sources: [SOURCE] });
  });

  it('shows only the name of a feature without metadata', () => {
    expect(FEATURE).toMatchObject({ name: 'plan', isKey: false, dataType: undefined, sources: [] });
  });

  it.each([
    ['MARTS rider', ['rider_id']],
    ['primary key', ['rider_id']],
    ['ordinal', ['rider_id']],
    ['plan', ['plan']],
    ['', ['rider_id', 'plan']],
    ['nothing like it', []],
  ])('is found by %j: %j', (typed, names) => {
    expect(filterFeatures([KEY, FEATURE], typed).map(({ name }) => name)).toEqual(names);
  });
});
