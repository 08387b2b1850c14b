import fc from 'fast-check';
import type { Direction } from './graph-state.js';
import {
  chooseFacet,
  GROUPINGS,
  readImpactState,
  writeImpactState,
  type ImpactState,
} from './impact-state.js';

const text = fc.string({ unit: 'grapheme' });
const state: fc.Arbitrary<ImpactState> = fc.record({
  direction: fc.constantFrom<Direction>('UPSTREAM', 'DOWNSTREAM'),
  query: text,
  grouping: fc.constantFrom(...GROUPINGS),
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
    expect(first).toEqual({ direction: 'DOWNSTREAM', query: '', grouping: 'owner', filters: {} });
    expect(writeImpactState(new URLSearchParams(), first).toString()).toBe('');
  });

  it('drops a facet without a chosen value', () => {
    const first = readImpactState(new URLSearchParams());
    const chosen = chooseFacet(first, 'platform', ['hive']);
    expect(chosen.filters).toEqual({ platform: ['hive'] });
    expect(chooseFacet(chosen, 'platform', [])).toEqual(first);
  });
});
