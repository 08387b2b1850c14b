import { findSibling, withSibling } from './pair-siblings.js';

const table = (platform: string, name = 'a') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
const of = (platform: string, upstreams: readonly string[], typeNames: readonly string[] = []) =>
  findSibling(
    { parts: [`urn:li:dataPlatform:${platform}`, 'x', 'PROD'] },
    {
      lineage: { upstreams: upstreams.map((dataset) => ({ dataset })) },
      kinds: { typeNames: [...typeNames] },
    },
  );

it('a table is the sibling of the one model of dbt that makes it', () => {
  expect(of('snowflake', [table('dbt')])).toBe(table('dbt'));
  expect(of('snowflake', [table('dbt'), table('dbt'), table('hive')])).toBe(table('dbt'));
  expect(of('snowflake', [table('dbt', 'a'), table('dbt', 'b')])).toBeUndefined();
  expect(of('snowflake', [table('hive')])).toBeUndefined();
  expect(of('snowflake', [table('dbt_cloud')])).toBeUndefined();
  expect(of('snowflake', [])).toBeUndefined();
});

it('a source of dbt is the sibling of its only upstream, unless that is of dbt, too', () => {
  for (const type of ['source', 'Source'])
    expect(of('dbt', [table('hive')], ['x', type])).toBe(table('hive'));
  expect(of('dbt', [table('hive')], ['Model'])).toBeUndefined();
  expect(of('dbt', [table('hive')])).toBeUndefined();
  expect(of('dbt', [table('dbt')], ['Source'])).toBeUndefined();
  expect(of('dbt', [table('hive'), table('s3')], ['Source'])).toBeUndefined();
  expect(
    findSibling({ parts: ['urn:li:dataPlatform:dbt'] }, { lineage: undefined, kinds: undefined }),
  ).toBeUndefined();
});

it('a further sibling joins those that are there', () => {
  expect(withSibling(undefined, 'b', true)).toEqual({ siblings: ['b'], primary: true });
  expect(withSibling({ siblings: ['a', 'b'], primary: true }, 'c', false)).toEqual({
    siblings: ['a', 'b', 'c'],
    primary: false,
  });
});
