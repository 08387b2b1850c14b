import {
  backToStart,
  collapse,
  countFilters,
  fold,
  grow,
  isGrown,
  toggleColumns,
  unfold,
} from './change-graph.js';
import { FIRST_STATE } from './graph-state.js';

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
