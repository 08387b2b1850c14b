import fc from 'fast-check';
import { readGraphState, type Direction } from '../graph/graph-state.js';
import {
  chooseFacet,
  clearFilters,
  GROUPINGS,
  isFiltered,
  readImpactState,
  writeImpactState,
  type ImpactState,
} from './impact-state.js';

const text = fc.string({ unit: 'grapheme' });
const state: fc.Arbitrary<ImpactState> = fc.record({
  direction: fc.constantFrom<Direction>('UPSTREAM', 'DOWNSTREAM'),
  query: text,
  grouping: fc.constantFrom(...GROUPINGS),
  startTime: fc.option(fc.nat(), { nil: undefined }),
  endTime: fc.option(fc.nat(), { nil: undefined }),
  filters: fc.dictionary(fc.constantFrom('platform', 'owners', 'degree'), fc.array(text, { minLength: 1 }), {
    noNullPrototype: true,
  }),
});

describe('the state of the impact analysis', () => {
  it('is the same after a round trip through an address, whatever was there before', () => {
    fc.assert(
      fc.property(state, state, (before, shown) => {
        const parameters = writeImpactState(new URLSearchParams('view=impact'), before);
        const written = new URLSearchParams(writeImpactState(parameters, shown).toString());
        expect(readImpactState(written)).toEqual(shown);
        expect(written.get('view')).toBe('impact');
      }),
    );
  });

  it('is downstream by owner by default', () => {
    const first = readImpactState(new URLSearchParams('by=colour'));
    expect(first).toEqual({
      direction: 'DOWNSTREAM',
      query: '',
      grouping: 'owner',
      filters: {},
      startTime: undefined,
      endTime: undefined,
    });
    expect(writeImpactState(new URLSearchParams(), first).toString()).toBe('');
  });

  it('shares its time range with the graph', () => {
    const { startTime, endTime } = readImpactState(new URLSearchParams('from=5&to=7'));
    expect(readGraphState(new URLSearchParams('from=5&to=7'))).toMatchObject({ startTime, endTime });
  });

  it('has no filters after they were cleared', () => {
    fc.assert(
      fc.property(state, (filtered) => {
        const cleared = clearFilters(filtered);
        expect(isFiltered(cleared)).toBe(false);
        expect(cleared).toMatchObject({ direction: filtered.direction, grouping: filtered.grouping });
      }),
    );
  });

  it('drops a facet without a chosen value', () => {
    const first = readImpactState(new URLSearchParams());
    const chosen = chooseFacet(first, 'platform', ['hive']);
    expect(chosen.filters).toEqual({ platform: ['hive'] });
    expect(chooseFacet(chosen, 'platform', [])).toEqual(first);
  });
});
