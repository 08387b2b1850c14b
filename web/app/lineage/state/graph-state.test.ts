import fc from 'fast-check';
import {
  FIRST_STATE,
  NODE_LIMITS,
  readGraphState,
  writeGraphState,
  type Direction,
  type GraphState,
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
