import { topStatements } from './top-statements.js';

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
