import { readUsageBucket, UNITS, type UsageBucket } from './ingest-usage.js';

describe('a bucket of usage', () => {
  const resource = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
  const bucket = (metrics: UsageBucket['metrics']): UsageBucket => ({
    bucket: 7,
    duration: 'DAY',
    resource,
    metrics,
  });

  it('becomes a point of its day, with the counts under their stored names', () => {
    const metrics = {
      uniqueUserCount: 2,
      totalSqlQueries: 0,
      topSqlQueries: ['select 1'],
      users: [{ user: 'urn:li:corpuser:a', count: 3, userEmail: null }],
      fields: [{ fieldName: 'id', count: 4 }],
    };
    expect(readUsageBucket(bucket(metrics))).toEqual({
      entityType: 'dataset',
      urn: resource,
      aspectName: 'datasetUsageStatistics',
      changeType: 'UPSERT',
      value: {
        timestampMillis: 7,
        eventGranularity: { unit: 'DAY', multiple: 1 },
        uniqueUserCount: 2,
        totalSqlQueries: 0,
        topSqlQueries: ['select 1'],
        userCounts: [{ user: 'urn:li:corpuser:a', count: 3 }],
        fieldCounts: [{ fieldPath: 'id', count: 4 }],
      },
    });
  });

  it('omits absent members', () => {
    const silent = { uniqueUserCount: null, topSqlQueries: null, users: null };
    expect(readUsageBucket(bucket(silent)).value).toEqual({
      timestampMillis: 7,
      eventGranularity: { unit: 'DAY', multiple: 1 },
    });
  });

  it.each(UNITS)('of a %s becomes a point of one', (duration) => {
    expect(readUsageBucket({ ...bucket({}), duration }).value).toMatchObject({
      eventGranularity: { unit: duration, multiple: 1 },
    });
  });
});
