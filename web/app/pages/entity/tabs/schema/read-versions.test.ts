import { readVersions } from './read-versions.js';

it('reads the number of each schema version; the first version is the latest', () => {
  const versions = readVersions([
    {
      semanticVersion: '1.0.0-computed',
      semanticVersionTimestamp: Date.UTC(2025, 5, 3, 12),
      versionStamp: 'globalTags:7;schemaMetadata:4',
    },
    { semanticVersion: '0.0.0-computed', semanticVersionTimestamp: null, versionStamp: 'schemaMetadata:1' },
  ]);
  expect(versions).toMatchObject([
    { number: 4, isLatest: true },
    { number: 1, isLatest: false, label: '0.0.0' },
  ]);
  expect(versions[0]?.label).toMatch(/^Latest: 1\.0\.0, Jun 3, 2025/);
});

it('omits entries without a schema version', () => {
  expect(
    readVersions([{ semanticVersion: '1.0.0', semanticVersionTimestamp: 1, versionStamp: 'globalTags:2' }]),
  ).toEqual([]);
});
