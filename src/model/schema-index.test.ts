/** Fields of aspects by the names that lead to them. */
import { loadModel } from './load-model.js';

const model = loadModel(['schemas']);

it.each<[string, string, object]>([
  ['datasetProfile', 'rowCount', { path: '/rowCount', leafPath: '/rowCount', type: 'long' }],
  ['datasetUsageStatistics', 'totalSqlQueries', { type: 'int', leafType: 'int' }],
  ['datasetProfile', 'partitionSpec.partition', { path: '/partitionSpec/partition', type: 'string' }],
  ['datasetProfile', 'eventGranularity.unit', { type: 'string' }],
  ['datasetProfile', 'partitionSpec', { type: 'record', leafType: 'record' }],
  [
    'datasetProfile',
    'fieldProfiles.uniqueProportion',
    { path: '/fieldProfiles/*/uniqueProportion', type: 'float' },
  ],
  [
    'datasetUsageStatistics',
    'topSqlQueries',
    { path: '/topSqlQueries', leafPath: '/topSqlQueries/*', type: 'list', leafType: 'string' },
  ],
  ['datasetUsageStatistics', 'userCounts.user', { path: '/userCounts/*/user', type: 'string' }],
  ['operation', 'customProperties.any', { path: '/customProperties/any', type: 'string' }],
  ['assertionRunEvent', 'result.type', { path: '/result/type', type: 'string' }],
])('%s has the field %s', (aspect, names, shape) => {
  expect(model.findField(aspect, names)).toMatchObject(shape);
});

it.each([
  '',
  'rowCounts',
  'rowCount.x',
  'partitionSpec.',
  'toString',
  'fieldProfiles.*.fieldPath',
  '.rowCount',
])('datasetProfile has no field %j', (names) => {
  expect(model.findField('datasetProfile', names)).toBeUndefined();
});
