import {
  leafItems,
  placeItem,
  domainItems,
  glossaryItems,
  type VocabularyEntry,
  type TreeItem,
  keyOfPosition,
  treeRows,
  treeStep,
  type Children,
  type Position,
  type TreeStep,
} from './tree-items.js';
import { keyOfPath } from './browse-path.js';

const entity = (urn: string) => ({ urn, overview: { name: urn, subTypes: [], platform: null } });

it('does not list a container that is a place of the same list a second time', () => {
  const places = [
    placeItem(['platform', 'p', 'c'], { label: 'c', count: 3, entity: entity('urn:li:container:c') }),
  ];
  const found = { total: 2, entities: [entity('urn:li:container:c'), entity('urn:li:tag:t')] };
  expect(leafItems(['platform', 'p'], found, places).map(({ label }) => label)).toEqual(['urn:li:tag:t']);
});

it('counts the entities that are not listed and links to them', () => {
  const items = leafItems(['type', 'tag'], { total: 1_235, entities: [entity('urn:li:tag:t')] }, []);
  expect(items.at(-1)).toMatchObject({ label: '1,234 more', address: '/browse/type/tag', canOpen: false });
});

function entry(urn: string, parents: string[] = []): VocabularyEntry {
  return {
    urn,
    overview: {
      name: urn,
      subTypes: [],
      platform: null,
      path: parents.map((parent) => ({ entity: { urn: parent } })),
    },
  };
}

it('includes the entities of subdomains in the count of a domain', () => {
  const entries = [entry('a'), entry('b', ['a']), entry('c', ['a', 'b']), entry('d')];
  const carried = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 4],
  ]);
  const counts = (place: string[]) =>
    domainItems(place, entries, carried).map(({ label, count }) => [label, count]);
  expect(counts(['domain'])).toEqual([
    ['a', 7],
    ['d', 0],
  ]);
  expect(counts(['domain', 'a'])).toEqual([['b', 6]]);
  expect(counts(['domain', 'a', 'b'])).toEqual([['c', 4]]);
});

it('lists groups before terms, with the numbers of their entities', () => {
  const group = { ...entry('urn:li:glossaryNode:g'), childrenCount: { termsCount: 2, nodesCount: 1 } };
  const items = glossaryItems(
    ['glossary'],
    [entry('urn:li:glossaryTerm:t'), group],
    new Map([['urn:li:glossaryTerm:t', 5]]),
  );
  expect(items.map(({ label, count }) => [label, count])).toEqual([
    ['urn:li:glossaryNode:g', 3],
    ['urn:li:glossaryTerm:t', 5],
  ]);
});

const place = (...path: string[]): TreeItem => placeItem(path, { label: path.at(-1) ?? '', count: 1 });
const leaf = (...path: string[]): TreeItem => ({ ...place(...path), canOpen: false });
const key = (...path: string[]) => keyOfPath(path);

const OPEN = new Map<string, Children>([
  [key('a'), { state: 'there', items: [place('a', 'b'), leaf('a', 'c')] }],
  [key('a', 'b'), { state: 'loading' }],
  [key('x', 'unseen'), { state: 'loading' }],
]);
const ROWS = treeRows([place('a'), place('d')], OPEN);

it('lists open places, level by level, with a note for places that are still loading', () => {
  expect(ROWS.map((row) => [row.level, row.kind === 'item' ? row.item.label : row.text])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'Loading …'],
    [2, 'c'],
    [1, 'd'],
  ]);
});

it.each<[string, Children]>([
  ['No right to see it', { state: 'failed', message: 'No right to see it' }],
  ['Nothing here', { state: 'there', items: [] }],
])('shows “%s” below a place', (text, children) => {
  expect(treeRows([place('a')], new Map([[key('a'), children]]))[1]).toMatchObject({ kind: 'note', text });
});

it.each<[string, string, TreeStep]>([
  [key('a'), 'ArrowDown', { move: key('a', 'b') }],
  [key('a', 'b'), 'ArrowDown', { move: key('a', 'c') }],
  [key('a'), 'ArrowUp', undefined],
  [key('d'), 'ArrowUp', { move: key('a', 'c') }],
  [key('a', 'c'), 'Home', { move: key('a') }],
  [key('a'), 'End', { move: key('d') }],
  [key('a'), 'ArrowRight', { move: key('a', 'b') }],
  [key('a', 'b'), 'ArrowRight', undefined],
  [key('d'), 'ArrowRight', { toggle: place('d') }],
  [key('a', 'c'), 'ArrowRight', undefined],
  [key('a', 'c'), 'ArrowLeft', { move: key('a') }],
  [key('a'), 'ArrowLeft', { toggle: place('a') }],
  [key('d'), 'ArrowLeft', undefined],
  [key('d'), 'x', undefined],
])('at %s the key %s follows the ARIA tree pattern', (current, pressed, step) => {
  expect(treeStep(ROWS, current, pressed)).toEqual(step);
});

describe('the row of the page', () => {
  const entity = { urn: 'urn:li:tag:x', overview: { name: 'x', subTypes: [], platform: null } };
  const listed = { ...leaf('a', entity.urn), entity };
  const rows = treeRows(
    [place('a')],
    new Map([[key('a'), { state: 'there', items: [place('a', 'b'), listed] }]]),
  );

  it.each<[string, Position, string | undefined]>([
    ['the entity', { place: ['a'], current: entity.urn, isLoading: true }, key('a', entity.urn)],
    ['the place of the page', { place: ['a', 'b'], isLoading: true }, key('a', 'b')],
    ['the place that is the entity', { place: ['a', 'b'], current: 'b', isLoading: true }, key('a', 'b')],
    ['unknown while rows are missing', { place: ['a'], current: 'urn:li:tag:y', isLoading: true }, undefined],
    [
      'the place that lists the entity',
      { place: ['a'], current: 'urn:li:tag:y', isLoading: false },
      key('a'),
    ],
    ['the nearest place above', { place: ['a', 'gone', 'too'], isLoading: false }, key('a')],
    ['none without a place', { place: [], isLoading: false }, undefined],
  ])('is %s', (_, position, expected) => {
    expect(keyOfPosition(rows, position)).toBe(expected);
  });
});
