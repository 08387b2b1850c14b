/** Tests how the separators of platforms are known. */
import { platformDelimiters, platformUrn } from './platform-delimiters.js';

const HDFS = platformUrn('hdfs');

it('what is stored takes precedence over what is built in, until it is deleted', () => {
  const delimiters = platformDelimiters(new Map([[HDFS, { datasetNameDelimiter: '/' }]]));
  expect(delimiters.find(HDFS)).toBe('/');
  delimiters.learn(HDFS, { datasetNameDelimiter: ':' });
  expect(delimiters.find(HDFS)).toBe(':');
  delimiters.learn(HDFS, undefined);
  expect(delimiters.find(HDFS)).toBe('/');
});

it('the separator of a platform without a description is unknown, as is that of a dataset without a platform', () => {
  const delimiters = platformDelimiters(new Map());
  expect([delimiters.find(HDFS), delimiters.find(undefined)]).toEqual([undefined, undefined]);
});
