import { openExecutors } from './search-fields.js';

const executors = new Set(['default']);
const request = { entityType: 'dataHubExecutionRequest', executors };

it('a request without a result, and one that runs, is open for its executor', () => {
  expect(openExecutors({ ...request, statuses: undefined })).toBe(executors);
  expect(openExecutors({ ...request, statuses: new Set(['RUNNING']) })).toBe(executors);
});

it.each([
  'SUCCESS',
  'FAILURE',
  'TIMEOUT',
  'CANCELLED',
  'ABORTED',
  'DUPLICATE',
  'ROLLING_BACK',
  'ROLLED_BACK',
])('a request with the status %s is closed', (status) => {
  expect(openExecutors({ ...request, statuses: new Set([status]) })).toBeUndefined();
});

it('a request without an input, and every other entity, waits for no executor', () => {
  expect(openExecutors({ ...request, executors: undefined, statuses: undefined })).toBeUndefined();
  expect(openExecutors({ entityType: 'dataset', executors, statuses: undefined })).toBeUndefined();
});
