import { FACET_FIELDS } from '../../pages/search/facets/facet-fields.js';
import { impactFacetLabel, impactValueLabel, inSearchOrder } from './facet-labels.js';

describe('the filters of the impact analysis', () => {
  it('have the labels of the search facets', () => {
    for (const { field, label } of FACET_FIELDS) expect(impactFacetLabel(field)).toBe(label);
    expect(impactFacetLabel('degree')).toBe('Hops');
  });

  it('name values as the search does', () => {
    expect(impactValueLabel('_entityType', 'DATA_JOB')).toBe('Jobs');
    expect(impactValueLabel('degree', '1')).toBe('1 hop away');
    expect(impactValueLabel('degree', '3+')).toBe('3+ hops away');
    expect(impactValueLabel('origin', 'PROD')).toBe('PROD');
  });

  it('are in the order of the search facets, after the hops', () => {
    const fields = ['container', 'owners', 'degree', 'mystery', '_entityType'].map((field) => ({ field }));
    const sorted = inSearchOrder(fields).map(({ field }) => field);
    expect(sorted).toEqual(['degree', '_entityType', 'owners', 'container', 'mystery']);
  });
});
