import { columnName, groupDetails, groupWords, markWords, placeWords } from './box-words.js';
import type { BoxEntity } from './picture.js';

const TABLE: BoxEntity = {
  urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)',
  exists: true,
  overview: {
    name: 'orders',
    subTypes: [],
    platform: { urn: 'urn:li:dataPlatform:hive', name: 'hive', properties: { displayName: 'Hive' } },
    path: [{ name: 'shop' }, { name: 'core' }],
    removed: false,
    openIncidents: 0,
    deprecation: null,
  },
};

function folded(count: number, types: Readonly<Record<string, number>>) {
  const listed = Object.entries(types).map(([value, many]) => ({ value, count: many }));
  return { of: TABLE.urn, direction: 'DOWNSTREAM', count, types: listed, platforms: [] } as const;
}

describe('a box', () => {
  it('shows kind, platform and the nearest folder', () => {
    expect(placeWords(TABLE)).toBe('Dataset · Hive · core');
    const view = { ...TABLE, overview: { ...TABLE.overview, subTypes: ['View'], platform: null, path: [] } };
    expect(placeWords(view)).toBe('View');
  });

  it('shows warnings about the entity', () => {
    expect(markWords(TABLE)).toEqual([]);
    const overview = {
      ...TABLE.overview,
      removed: true,
      openIncidents: 2,
      deprecation: { deprecated: true },
    };
    expect(markWords({ ...TABLE, exists: false, overview })).toEqual([
      'Deleted',
      'Not in the catalog',
      'Deprecated',
      '2 incidents',
    ]);
  });

  it('of a group shows the number and the kinds of neighbours', () => {
    expect(groupWords(folded(1_200, { DATASET: 1_200 }))).toBe('1,200 more datasets');
    expect(groupWords(folded(1, { DATA_JOB: 1 }))).toBe('1 more job');
    expect(groupWords(folded(12, { DATASET: 8, CHART: 4 }))).toBe('12 more');
    expect(groupDetails(folded(9, { DATASET: 8, CHART: 1 }))).toBe('8 datasets, 1 chart');
  });

  it.each([
    ['[version=2.0].[type=struct].a.[type=string].b', 'a.b'],
    ['amount', 'amount'],
    ['[version=2.0]', '[version=2.0]'],
  ])('calls the column %j %j', (fieldPath, name) => {
    expect(columnName(fieldPath)).toBe(name);
  });
});
