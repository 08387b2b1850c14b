import { subjectsByDataset } from './subjects-by-dataset.js';

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
