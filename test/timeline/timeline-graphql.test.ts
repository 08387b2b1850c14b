/** The timeline in GraphQL: changes, versions of a schema, and the last change of each field. */
import { schema, tags } from '../helpers/api/timeline.js';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
const urn = datasetUrn(unique('timeline.graphql'));
const field = (fieldPath: string, nativeDataType = 'int') => ({
  fieldPath,
  nativeDataType,
  type: { type: { 'com.linkedin.schema.NumberType': {} } },
});

beforeAll(async () => {
  catalog = await startCatalog();
  const writes: [string, object][] = [
    ['schemaMetadata', schema([field('id'), field('old')], { primaryKeys: ['id'] })],
    ['globalTags', tags('a')],
    ['schemaMetadata', schema([field('id'), field('old'), field('size')], { primaryKeys: ['id'] })],
    [
      'schemaMetadata',
      schema([field('id'), field('fresh'), field('size', 'bigint')], { primaryKeys: ['id'] }),
    ],
  ];
  for (const [aspect, value] of writes) expect((await catalog.ingest(urn, aspect, value)).status).toBe(200);
});
afterAll(() => catalog.stop());

const TIMELINE = `query ($input: GetTimelineInput!) { getTimeline(input: $input) { changeTransactions {
  timestampMillis actor lastSemanticVersion versionStamp changeType
  changes { urn category operation modifier description parameters { key value } auditStamp { time actor } } } } }`;
const VERSIONS = `query ($urn: String!) { getSchemaVersionList(input: { datasetUrn: $urn }) {
  latestVersion { semanticVersion versionStamp } version { semanticVersion }
  semanticVersionList { semanticVersion semanticVersionTimestamp versionStamp } } }`;
const BLAME = `query ($urn: String!, $version: String) {
  getSchemaBlame(input: { datasetUrn: $urn, version: $version }) { version { semanticVersion }
    schemaFieldBlameList { fieldPath schemaFieldChange { lastSemanticVersion changeType lastSchemaFieldChange } } } }`;

/** Returns `<path> <version> <operation>` for each field. */
async function blame(version?: string): Promise<string[]> {
  const { getSchemaBlame } = await catalog.query(BLAME, { urn, version });
  return getSchemaBlame.schemaFieldBlameList.map(
    ({ fieldPath, schemaFieldChange: { lastSemanticVersion, changeType } }: any) =>
      `${fieldPath} ${lastSemanticVersion} ${changeType}`,
  );
}

describe('the timeline in GraphQL', () => {
  it('returns changes of the requested categories, newest first', async () => {
    const input = { urn, changeCategories: ['TAG'] };
    const { changeTransactions } = (await catalog.query(TIMELINE, { input })).getTimeline;
    expect(changeTransactions).toEqual([
      {
        timestampMillis: expect.any(Number),
        actor: 'urn:li:corpuser:datahub',
        lastSemanticVersion: '0.0.0-computed',
        // Includes the schema, because it may contain tags too.
        versionStamp: 'globalTags:1;schemaMetadata:1',
        changeType: 'ADD',
        changes: [
          {
            urn,
            category: 'TAG',
            operation: 'ADD',
            modifier: 'urn:li:tag:a',
            description: expect.stringContaining('urn:li:tag:a'),
            parameters: [{ key: 'tagUrn', value: 'urn:li:tag:a' }],
            auditStamp: {
              time: changeTransactions[0].timestampMillis,
              actor: 'urn:li:corpuser:datahub',
            },
          },
        ],
      },
    ]);
    const all = (await catalog.query(TIMELINE, { input: { urn } })).getTimeline.changeTransactions;
    expect(all.map(({ changeType }: any) => changeType)).toEqual(['MODIFY', 'ADD', 'ADD', 'ADD']);
    const times = all.map(({ timestampMillis }: any) => timestampMillis);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('lists the versions of a schema', async () => {
    const { latestVersion, version, semanticVersionList } = (await catalog.query(VERSIONS, { urn }))
      .getSchemaVersionList;
    expect(semanticVersionList.map(({ semanticVersion }: any) => semanticVersion)).toEqual([
      '1.0.0-computed',
      '0.1.0-computed',
      '0.0.0-computed',
    ]);
    expect(version).toEqual({ semanticVersion: '1.0.0-computed' });
    expect(latestVersion).toEqual({ semanticVersion: '1.0.0-computed', versionStamp: 'schemaMetadata:3' });
  });

  it('returns the last change of each field in any version', async () => {
    expect((await blame()).sort()).toEqual([
      'fresh 1.0.0-computed MODIFY',
      'id 0.0.0-computed ADD',
      'size 1.0.0-computed MODIFY',
    ]);
    expect(await blame('0.1.0')).toEqual([
      'id 0.0.0-computed ADD',
      'old 0.0.0-computed ADD',
      'size 0.1.0-computed ADD',
    ]);
    expect(await blame('0.0.0-computed')).toEqual(['id 0.0.0-computed ADD', 'old 0.0.0-computed ADD']);
  });

  it('returns null for a missing entity, an empty list without a schema, and an error for an unknown version', async () => {
    const absent = datasetUrn(unique('absent'));
    expect(await catalog.query(VERSIONS, { urn: absent })).toEqual({ getSchemaVersionList: null });
    expect(await catalog.query(TIMELINE, { input: { urn: absent } })).toEqual({ getTimeline: null });
    const bare = datasetUrn(unique('bare'));
    expect((await catalog.ingest(bare, 'globalTags', tags('a'))).status).toBe(200);
    expect(await catalog.query(BLAME, { urn: bare })).toEqual({
      getSchemaBlame: { version: null, schemaFieldBlameList: [] },
    });
    const wrong = await catalog.graphql(BLAME, { urn, version: '7.0.0' });
    expect(wrong.errors[0]).toMatchObject({
      message: expect.stringContaining('no version 7.0.0'),
      extensions: { reason: 'NOT_FOUND' },
    });
    const chart = await catalog.graphql(VERSIONS, { urn: 'urn:li:chart:(looker,a)' });
    expect(chart.errors[0].extensions.reason).toBe('INVALID_URN');
  });
});
