import { requirementFor } from './requirement.js';

it.each([
  ['postgres', 'acryl-datahub[datahub-rest,postgres]==1.2.0'],
  ['bigquery-queries', 'acryl-datahub[datahub-rest,bigquery-queries]==1.2.0'],
  ['my_company.sources.Wiki', 'acryl-datahub[datahub-rest]==1.2.0'],
  ['x] @ http://evil.example', 'acryl-datahub[datahub-rest]==1.2.0'],
])('the connector %j needs %s', (connector, expected) => {
  expect(requirementFor({ connector, version: '1.2.0' })).toBe(expected);
});

it.each(['', 'latest', '1.0 --index-url http://evil.example', '1.0; x', '-r file', '../x'])(
  '%j is not a version',
  (version) => {
    expect(() => requirementFor({ connector: 'file', version })).toThrow(/is not a version/);
  },
);
