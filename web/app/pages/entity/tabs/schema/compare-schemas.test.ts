import { compareSchemas, type ComparedField, readVersions } from './compare-schemas.js';

function field(path: string, more: Partial<ComparedField> = {}): ComparedField {
  return {
    path,
    type: 'NUMBER',
    nativeType: 'int',
    nullable: true,
    isPrimaryKey: false,
    description: undefined,
    ...more,
  };
}

it('reports no differences between equal schemas', () => {
  expect(compareSchemas([field('a'), field('b')], [field('b'), field('a')])).toEqual([]);
});

it('reports added and removed fields', () => {
  expect(compareSchemas([field('a'), field('gone')], [field('a'), field('fresh')])).toEqual([
    { kind: 'Added', name: 'fresh', changes: [] },
    { kind: 'Removed', name: 'gone', changes: [] },
  ]);
});

it('reports the old and new properties of a changed field', () => {
  const after = field('a', {
    nativeType: 'bigint',
    nullable: false,
    isPrimaryKey: true,
    description: 'Number.',
  });
  expect(compareSchemas([field('a')], [after])).toEqual([
    {
      kind: 'Changed',
      name: 'a',
      changes: [
        { member: 'Type', before: 'int', after: 'bigint' },
        { member: 'Null values', before: 'allowed', after: 'not allowed' },
        { member: 'Primary key', before: 'no', after: 'yes' },
        { member: 'Description', before: '', after: 'Number.' },
      ],
    },
  ]);
});

it('treats a different type inside the path as a change of the same field', () => {
  const [difference, ...others] = compareSchemas(
    [field('[version=2.0].[type=int].id')],
    [field('[version=2.0].[type=long].id', { nativeType: 'long' })],
  );
  expect(others).toEqual([]);
  expect(difference).toMatchObject({ kind: 'Changed', name: 'id', changes: [{ member: 'Type' }] });
});

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
