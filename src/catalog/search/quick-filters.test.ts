import { quickFilters } from './quick-filters.js';

const facet = (name: string, values: readonly string[]) => ({
  ...{ name, displayName: name, valueCount: values.length },
  aggregations: values.map((value, index) => ({ value, count: values.length - index })),
});

it('quick filters are the five most frequent platforms by URN, then types by their priority', () => {
  const platforms = ['g', 'c', 'e', 'a', 'b', 'd'].map((id) => `urn:li:dataPlatform:${id}`);
  const types = ['corpuser', 'chart', 'tag', 'dataFlow', 'corpGroup', 'dataset', 'container', 'domain'];
  const filters = quickFilters([facet('_entityType', types), facet('platform', platforms)]);
  expect(filters.map(({ value }) => value)).toEqual([
    ...['a', 'b', 'c', 'e', 'g'].map((id) => `urn:li:dataPlatform:${id}`),
    ...['dataset', 'dataFlow', 'chart', 'domain', 'corpGroup'],
  ]);
});

it('there are no quick filters in an empty catalog', () => {
  expect(quickFilters([facet('platform', [])])).toEqual([]);
});
