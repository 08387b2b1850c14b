import { readSearchState } from './search-state.js';
import { EVERYWHERE, facetGroups, facetsInput, hitsInput } from './search-variables.js';

const STATE = readSearchState(new URLSearchParams('query=x&platform=a&not.tags=t&page=3'));

it('requests one page of hits without facets', () => {
  expect(hitsInput(STATE, EVERYWHERE)).toMatchObject({
    query: 'x',
    start: 40,
    count: 20,
    searchFlags: { skipAggregates: true },
    orFilters: [
      {
        and: [
          { field: 'platform', values: ['a'], negated: false },
          { field: 'tags', values: ['t'], negated: true },
        ],
      },
    ],
  });
});

it('counts a facet without its own choices', () => {
  const { orFilters } = facetsInput(STATE, EVERYWHERE, { facets: ['platform'] });
  expect(orFilters).toMatchObject([{ and: [{ field: 'tags' }] }]);
});

it('counts facets without a choice together, and each other facet by itself', () => {
  expect(facetGroups(STATE, ['platform', 'owners', 'tags', 'domains'])).toEqual([
    ['owners', 'domains'],
    ['platform'],
    ['tags'],
  ]);
});

it('counts a facet by itself if all of its values are loaded', () => {
  expect(facetGroups(STATE, ['owners', 'tags', 'domains'], new Set(['domains']))).toEqual([
    ['owners'],
    ['tags'],
    ['domains'],
  ]);
  const { searchFlags } = facetsInput(STATE, EVERYWHERE, { facets: ['domains'], isWhole: true });
  expect(searchFlags.maxAggValues).toBe(2000);
});

it('adds the filters to each alternative of a scope', () => {
  const scope = [[{ field: 'origin', values: ['PROD'] }], [{ field: 'origin', values: ['DEV'] }]];
  expect(hitsInput(STATE, scope).orFilters).toMatchObject([
    { and: [{ field: 'origin', values: ['PROD'] }, { field: 'platform' }, { field: 'tags' }] },
    { and: [{ field: 'origin', values: ['DEV'] }, { field: 'platform' }, { field: 'tags' }] },
  ]);
});

it('includes the subdomains of a chosen domain', () => {
  const state = readSearchState(new URLSearchParams('domains=urn:li:domain:a'));
  expect(hitsInput(state, EVERYWHERE).orFilters).toMatchObject([
    { and: [{ condition: 'DESCENDANTS_INCL' }] },
  ]);
});
