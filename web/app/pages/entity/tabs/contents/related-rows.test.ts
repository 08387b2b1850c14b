import { contentsPlanOf } from './contents-plan.js';
import { filterRows, kindsOfRows, relatedRows } from './related-rows.js';

const PLAN = contentsPlanOf('urn:li:chart:(superset,1)').relationships;

function entity(urn: string, name: string, description: string | null = null) {
  return { urn, overview: { name, description } };
}

const ORDERS = entity('urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)', 'orders', 'One row per order');
const RIDES = entity('urn:li:dataset:(urn:li:dataPlatform:hive,rides,PROD)', 'rides');
const BOARD = entity('urn:li:dashboard:(superset,4)', 'A board');

const ROWS = relatedRows(
  [
    { type: 'Contains', direction: 'INCOMING', entity: BOARD },
    { type: 'Consumes', direction: 'OUTGOING', entity: RIDES },
    { type: 'Consumes', direction: 'OUTGOING', entity: ORDERS },
    { type: 'Contains', direction: 'INCOMING', entity: ORDERS },
    {
      type: 'Consumes',
      direction: 'INCOMING',
      entity: entity('urn:li:chart:(superset,9)', 'other way round'),
    },
    { type: 'Consumes', direction: 'OUTGOING', entity: null },
  ],
  PLAN,
);

describe('rows of relationships', () => {
  it('are sorted by the plan and by name, one row per entity with all its roles', () => {
    expect(ROWS.map((row) => [row.entity.overview.name, row.role])).toEqual([
      ['orders', 'Input, Shown on'],
      ['rides', 'Input'],
      ['A board', 'Shown on'],
    ]);
  });

  it('are filtered by words in the name, the description, the URN and the role', () => {
    const namesFor = (query: string) =>
      filterRows(ROWS, { query, kind: undefined }).map((row) => row.entity.overview.name);
    expect(namesFor('PER order')).toEqual(['orders']);
    expect(namesFor('hive')).toEqual(['orders', 'rides']);
    expect(namesFor('shown')).toEqual(['orders', 'A board']);
  });

  it('are filtered by kind, and counted by kind without that filter', () => {
    expect(filterRows(ROWS, { query: '', kind: 'dashboard' })).toHaveLength(1);
    expect(kindsOfRows(ROWS, '')).toEqual([
      { type: 'dataset', count: 2 },
      { type: 'dashboard', count: 1 },
    ]);
    expect(kindsOfRows(ROWS, 'rides')).toEqual([{ type: 'dataset', count: 1 }]);
  });
});
