import { countsOf } from './counts-of.js';

it('returns the label and the address of each kind, platform and domain', () => {
  const { kinds, platforms, domains } = countsOf([
    {
      field: '_entityType',
      valueCount: 2,
      aggregations: [
        { value: 'MLFEATURE_TABLE', count: 2, displayName: null },
        { value: 'CORP_USER', count: 1, displayName: null },
      ],
    },
    {
      field: 'platform',
      valueCount: 340,
      aggregations: [{ value: 'urn:li:dataPlatform:hive', count: 3, displayName: null }],
    },
  ]);
  expect(kinds.counts.map(({ label, count, isBuiltIn }) => [label, count, isBuiltIn])).toEqual([
    ['Feature tables', 2, false],
    ['Users', 1, true],
  ]);
  expect(kinds.counts[0]?.address).toBe('/search?query=&type=mlFeatureTable');
  expect(platforms.total).toBe(340);
  expect(platforms.counts).toEqual([
    {
      value: 'urn:li:dataPlatform:hive',
      label: 'hive',
      count: 3,
      address: '/search?query=&platform=urn%3Ali%3AdataPlatform%3Ahive',
      isBuiltIn: false,
    },
  ]);
  expect(domains).toEqual({ counts: [], total: 0 });
});
