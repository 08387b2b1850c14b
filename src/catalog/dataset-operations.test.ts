/** Counting the operations on datasets. */
import { refusal } from '../../test/helpers/unit/refusal.js';
import { MAX_TIMESERIES_POINTS } from '../core/limits.js';
import { checkAllRead, countByDay, countOperations } from './dataset-operations.js';

const operation = (timestampMillis: number, operationType: string, customOperationType?: string) => ({
  timestampMillis,
  operationType,
  ...(customOperationType !== undefined && { customOperationType }),
});

it('counts operations by type and by custom type', () => {
  const points = [
    operation(1, 'INSERT'),
    operation(2, 'CUSTOM', 'vacuum'),
    operation(3, 'INSERT', 'load'),
    {},
  ];
  const { total, byType, customs } = countOperations(points);
  expect([total, [...byType], [...customs]]).toEqual([
    4,
    [
      ['INSERT', 2],
      ['CUSTOM', 1],
    ],
    [
      ['vacuum', 1],
      ['load', 1],
    ],
  ]);
});

it('counts the operations of each day, the oldest day first', () => {
  const newestFirst = [operation(31, 'DROP'), operation(12, 'INSERT'), operation(11, 'DROP')];
  const days = countByDay(newestFirst, (moment) => Math.floor(moment / 10) * 10);
  expect(days.map(({ day, counts }) => [day, counts.total])).toEqual([
    [10, 2],
    [30, 1],
  ]);
});

it('refuses to count if not all operations may have been read', () => {
  expect(() => {
    checkAllRead('urn:li:dataset:x', MAX_TIMESERIES_POINTS - 1);
  }).not.toThrow();
  expect(() => {
    checkAllRead('urn:li:dataset:x', MAX_TIMESERIES_POINTS);
  }).toThrow(refusal('LIMIT_EXCEEDED', { path: '/input/range' }));
});
