import { requirementsFor, type PackageNeed } from './python-environments.js';

const needs = (parts: Partial<PackageNeed> = {}, allowed: readonly string[] = []): string[] =>
  requirementsFor({ connector: 'file', version: '1.2.0', packages: [], plugins: [], ...parts }, allowed);

it.each([
  ['postgres', 'acryl-datahub[datahub-rest,postgres]==1.2.0'],
  ['bigquery-queries', 'acryl-datahub[datahub-rest,bigquery-queries]==1.2.0'],
  ['my_company.sources.Wiki', 'acryl-datahub[datahub-rest]==1.2.0'],
  ['x] @ http://evil.example', 'acryl-datahub[datahub-rest]==1.2.0'],
])('the connector %j needs %s', (connector, expected) => {
  expect(needs({ connector })).toEqual([expected]);
});

it.each(['', 'latest', '1.0 --index-url http://evil.example', '1.0; x', '-r file', '../x'])(
  '%j is not a version',
  (version) => {
    expect(() => needs({ version })).toThrow(/is not a version/);
  },
);

it('plugins become extras, and allowed packages are added', () => {
  const parts = { plugins: ['s3', 'file'], packages: ['My_Package[x]==1', 'memray'] };
  expect(needs(parts, ['my.package', 'memray'])).toEqual([
    ...['acryl-datahub[datahub-rest,file,s3]==1.2.0', 'My_Package[x]==1', 'memray'],
  ]);
});

it('a package that the settings do not name is refused by its name', () => {
  const refused = /packages memray>=1 cannot be installed, because TRELLIS_INGESTION_PACKAGES/;
  expect(() => needs({ packages: ['memray>=1', 'other'] }, ['other', 'mem'])).toThrow(refused);
});
