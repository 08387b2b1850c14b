import { topStatements, subjectsByDataset } from './query-lists.js';

const bucket = (...topSqlQueries: string[]) => ({ metrics: { topSqlQueries } });

it('lists the statement of most windows first, then the newer one', () => {
  expect(topStatements([bucket('old', 'often'), null, { metrics: null }, bucket('often', 'new')])).toEqual([
    'often',
    'new',
    'old',
  ]);
});

it('returns at most ten statements', () => {
  const many = Array.from({ length: 12 }, (_, index) => `select ${index}`);
  expect(topStatements([bucket(...many)])).toHaveLength(10);
});

it('lists a dataset once, with its columns', () => {
  const orders = { urn: 'orders' };
  const riders = { urn: 'riders' };
  expect(
    subjectsByDataset([
      { dataset: orders, schemaField: null },
      { dataset: orders, schemaField: 'id' },
      { dataset: riders, schemaField: 'name' },
    ]),
  ).toEqual([
    { dataset: orders, columns: ['id'] },
    { dataset: riders, columns: ['name'] },
  ]);
});
