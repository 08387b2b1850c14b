import fc from 'fast-check';
import {
  FIRST_STATE,
  NODE_LIMITS,
  readGraphState,
  writeGraphState,
  type Direction,
  type GraphState,
  backToStart,
  collapse,
  countFilters,
  fold,
  grow,
  isGrown,
  toggleColumns,
  unfold,
  packUrns,
  unpackUrns,
} from './graph-state.js';

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

const urn = fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => `urn:li:dataset:(hive,${name},PROD)`);
const time = fc.option(fc.nat(), { nil: undefined });
const urns = fc.uniqueArray(urn).map((list) => list.sort());
const state: fc.Arbitrary<GraphState> = fc.record({
  upstreamHops: fc.integer({ min: 0, max: 5 }),
  downstreamHops: fc.integer({ min: 0, max: 5 }),
  growth: fc.array(
    fc.record({
      urn,
      direction: fc.constantFrom<Direction>('UPSTREAM', 'DOWNSTREAM'),
      hops: fc.integer({ min: 1, max: 5 }),
    }),
  ),
  unfolded: urns,
  openColumns: urns,
  types: fc.uniqueArray(fc.constantFrom('DATASET', 'CHART', 'DATA_JOB')),
  platforms: fc.uniqueArray(urn),
  hidesProcesses: fc.boolean(),
  startTime: time,
  endTime: time,
  pathTo: fc.option(urn, { nil: undefined }),
  maxNodes: fc.constantFrom(...NODE_LIMITS),
});

describe('the state of the graph', () => {
  it('is the same after a round trip through an address', () => {
    fc.assert(
      fc.property(state, (shown) => {
        const address = writeGraphState(new URLSearchParams(), shown).toString();
        expect(readGraphState(new URLSearchParams(address))).toEqual(shown);
      }),
    );
  });

  it('replaces the previous state in the address, and keeps other parameters', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const parameters = writeGraphState(new URLSearchParams('view=graph'), before);
        const written = writeGraphState(parameters, after);
        expect(readGraphState(written)).toEqual(after);
        expect(written.get('view')).toBe('graph');
      }),
    );
  });

  it('needs no parameters initially', () => {
    expect(writeGraphState(new URLSearchParams(), FIRST_STATE).toString()).toBe('');
  });

  it.each([
    'up=9&down=-1&boxes=5000',
    'up=&down=1.5&from=yesterday&to=-1',
    `grow=X1.0.${TABLE}&grow=U9.0.${TABLE}&unfold=${TABLE}`,
    `grow=U1.5.${TABLE}`,
  ])('is the default if the address %j is unreadable', (address) => {
    expect(readGraphState(new URLSearchParams(address))).toEqual(FIRST_STATE);
  });
});

const START = 'urn:li:dataset:start';
const NEAR = { urn: 'urn:li:dataset:near', direction: 'DOWNSTREAM' } as const;
const HERE = { urn: START, direction: 'UPSTREAM' } as const;

describe('growing', () => {
  it('adds an entity once, as the last one', () => {
    const grown = grow(grow(FIRST_STATE, NEAR, { start: START, hops: 1 }), NEAR, { start: START, hops: 3 });
    expect(grown.growth).toEqual([{ ...NEAR, hops: 3 }]);
    expect(isGrown(grown, NEAR, START)).toBe(true);
  });

  it('raises the hops of the start, up to five', () => {
    expect(grow(FIRST_STATE, HERE, { start: START, hops: 3 }).upstreamHops).toBe(3);
    expect(grow(FIRST_STATE, HERE, { start: START, hops: 9 }).upstreamHops).toBe(5);
  });

  it('is undone by collapsing', () => {
    const grown = grow(FIRST_STATE, NEAR, { start: START, hops: 2 });
    expect(collapse(grown, NEAR, START)).toEqual(FIRST_STATE);
    expect(collapse(grown, HERE, START).upstreamHops).toBe(0);
    expect(isGrown(collapse(grown, HERE, START), HERE, START)).toBe(false);
  });
});

it('unfolding adds each neighbour once, and folding removes it', () => {
  const unfolded = unfold(unfold(FIRST_STATE, ['a', 'b']), ['b', 'c']);
  expect(unfolded.unfolded).toEqual(['a', 'b', 'c']);
  expect(fold(unfolded, ['a', 'c']).unfolded).toEqual(['b']);
});

it('columns open and close', () => {
  const open = toggleColumns(FIRST_STATE, 'a');
  expect(open.openColumns).toEqual(['a']);
  expect(toggleColumns(open, 'a').openColumns).toEqual([]);
});

it('going back to the start keeps the filters', () => {
  const filtered = { ...FIRST_STATE, hidesProcesses: true, types: ['DATASET'] };
  const state = { ...unfold(filtered, ['a']), pathTo: 'b', upstreamHops: 4 };
  expect(backToStart(state)).toEqual(filtered);
  expect(countFilters(state)).toBe(2);
});

const anyUrn = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a😀', 'a😁', 'a😀b', '1.2', 'urn:li:dataset:(anyUrn:li:dataPlatform:hive,a.b,PROD)'),
);

describe('a packed list of URNs', () => {
  it('gives back the same list after a round trip through an address', () => {
    fc.assert(
      fc.property(fc.array(anyUrn), (urns) => {
        const address = new URLSearchParams(packUrns(urns).map((text) => ['urn', text])).toString();
        expect(unpackUrns(new URLSearchParams(address).getAll('urn'))).toEqual(urns);
      }),
    );
  });

  it('omits the prefix that a URN shares with the previous one', () => {
    expect(packUrns(['urn:li:chart:(superset,1)', 'urn:li:chart:(superset,2)'])).toEqual([
      '0.urn:li:chart:(superset,1)',
      '23.2)',
    ]);
  });

  it('skips invalid parts', () => {
    expect(unpackUrns(['0.urn:li:tag:a', 'urn:li:tag:b', '99.c', '11.d'])).toEqual([
      'urn:li:tag:a',
      'urn:li:tag:d',
    ]);
  });
});
