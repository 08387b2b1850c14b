import type { Grouping } from '../state/impact-state.js';
import { groupRows } from './group-rows.js';
import type { ImpactRow } from './impact-rows.js';

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
