import {
  type BoxEntity,
  columnName,
  groupDetails,
  groupWords,
  markWords,
  placeWords,
  type Box,
  neighbourBox,
  type Arrow,
} from './picture.js';

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

/**
 *   a ─┐
 *      ├─ c ── d
 *   b ─┘
 */
const PICTURE = {
  nodes: [boxAt('a', 0, 0), boxAt('b', 0, 100), boxAt('c', 300, 60), boxAt('d', 600, 60)],
  edges: ['a>c', 'b>c', 'c>d'].map((text) => {
    const [from = '', to = ''] = text.split('>');
    return { from, to, isManual: false, through: 0, points: [] };
  }),
};

function boxAt(id: string, x: number, y: number): Box {
  const counts = { upstreamCount: 0, downstreamCount: 0, hiddenUpstream: 0, hiddenDownstream: 0 };
  return { id, degree: 0, x, y, width: 240, height: 64, entity: null, group: null, columns: null, ...counts };
}

it.each<[string, Arrow, string | undefined]>([
  ['c', 'ArrowLeft', 'b'],
  ['c', 'ArrowRight', 'd'],
  ['a', 'ArrowRight', 'c'],
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', undefined],
  ['d', 'ArrowRight', undefined],
  ['c', 'ArrowDown', undefined],
  ['nowhere', 'ArrowDown', undefined],
])('from %s, %s leads to %s', (id, arrow, end) => {
  expect(neighbourBox(PICTURE, id, arrow)?.id).toBe(end);
});
