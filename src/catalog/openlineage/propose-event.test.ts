/** Limits of the columns in an event. */
import { checkColumns } from './propose-event.js';
import type { Dataset, Field } from './types.js';

const dataset = (fields: readonly Field[]): Dataset => ({
  ...{ namespace: 'kafka', name: 'topic' },
  facets: { schema: { fields } },
});

/** A column with this number of levels. */
function nested(levels: number): Field {
  let field: Field = { name: 'a' };
  for (let level = 1; level < levels; level += 1) field = { name: 'a', fields: [field] };
  return field;
}

const check = (datasets: readonly Dataset[]) => () => {
  checkColumns(datasets);
};

it('columns have at most 100 levels', () => {
  expect(check([dataset([nested(100)])])).not.toThrow();
  expect(check([dataset([{ name: 'b' }, nested(101)])])).toThrow('at most 100 levels');
});

it('the names of all columns together have a limit', () => {
  const members = Array.from({ length: 1_000 }, (_, index) => ({ name: `m${index}` }));
  const wide = (length: number) => dataset([{ name: 'x'.repeat(length), fields: members }]);
  expect(check([wide(9_000), wide(9_000)])).not.toThrow();
  expect(check([wide(9_000), wide(11_000)])).toThrow('20000000 characters');
});

it('so have the sources of columns, which repeat the name of the dataset', () => {
  const source = { namespace: 'kafka', name: 'source', field: 'a' };
  const derived = (length: number): Dataset => ({
    ...{ namespace: 'kafka', name: 'x'.repeat(length) },
    facets: {
      columnLineage: { fields: { a: { inputFields: Array.from({ length: 1_000 }, () => source) } } },
    },
  });
  expect(check([derived(19_000)])).not.toThrow();
  expect(check([derived(20_000)])).toThrow('20000000 characters');
});
