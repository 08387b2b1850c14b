import { FACET_FIELDS } from '../../pages/search/facets/facet-fields.js';
import type { Grouping, ImpactRow } from './impact-state.js';
import { groupRows, impactFacetLabel, impactValueLabel, inSearchOrder } from './group-rows.js';

function row(name: string, degree: number, owners: readonly string[]): ImpactRow {
  return {
    degree,
    entity: {
      urn: `urn:li:dataset:${name}`,
      overview: {
        ...{ name, subTypes: name === 'view' ? ['View'] : [], platform: null, removed: false, path: [] },
        ...{ domain: null, deprecation: null },
        owners: owners.map((owner) => ({
          owner: { urn: `urn:li:corpuser:${owner}`, overview: { name: owner } },
          ownershipType: null,
          type: null,
        })),
      },
    },
  };
}

const ROWS = [
  row('a', 1, ['ada', 'ben']),
  row('view', 2, ['ben']),
  row('c', 1, []),
  row('d', 3, ['ben', 'ben']),
];

it.each<[Grouping, string[]]>([
  ['owner', ['ben: a view d', 'ada: a', 'No owner: c']],
  ['kind', ['Dataset: a c d', 'View: view']],
  ['degree', ['1 hop away: a c', '2 hops away: view', '3 hops away: d']],
  ['none', ['All: a view c d']],
])('grouped by %s, the rows are %j', (grouping, groups) => {
  const shown = groupRows(ROWS, grouping).map(
    ({ label, rows }) => `${label}: ${rows.map(({ entity }) => entity.overview.name).join(' ')}`,
  );
  expect(shown).toEqual(groups);
});

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
