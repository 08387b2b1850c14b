/** Which entities events mean. */
import fc from 'fast-check';
import { parseUrnSyntax } from '../../model/urn.js';
import { datasetUrnOf, jobNamesOf } from './names.js';
import type { RunEvent } from './types.js';

it.each([
  ['postgres://db.example:5432', 'shop.public.orders', 'postgres', 'shop.public.orders'],
  ['bigquery', 'project.set.table', 'bigquery', 'project.set.table'],
  ['snowflake://org-account', 'DB.SCHEMA.T', 'snowflake', 'DB.SCHEMA.T'],
  ['s3://lake', '/raw/orders/', 's3', 'lake/raw/orders'],
  ['s3a://lake', 'orders', 's3', 'lake/orders'],
  ['gs://lake', 'orders', 'gcs', 'lake/orders'],
  ['abfss://box@account.dfs.core.windows.net', 'a/b', 'abs', 'box@account.dfs.core.windows.net/a/b'],
  ['hdfs://name:8020', '/user/x', 'hdfs', '/user/x'],
  ['arn:aws:glue:eu-west-1:1', 'table/db/orders', 'glue', 'db.orders'],
  ['sqlserver://h:1433', 'a.b.c', 'mssql', 'a.b.c'],
  ['KAFKA://broker', 'topic', 'kafka', 'topic'],
  ['kafka://broker', 'a(1),b', 'kafka', 'a%281%29%2Cb'],
  ['__proto__', 'orders', '__proto__', 'orders'],
  ['constructor', 'orders', 'constructor', 'orders'],
  ['valueOf://host', 'orders', 'valueof', 'orders'],
])('the dataset %s %s is %s %s', (namespace, name, platform, expected) => {
  expect(datasetUrnOf({ namespace, name })).toBe(
    `urn:li:dataset:(urn:li:dataPlatform:${platform},${expected},PROD)`,
  );
});

it('a table has its name in the metastore', () => {
  const identifiers = [
    { namespace: 'x', name: 'location', type: 'LOCATION' },
    { namespace: 'hive://metastore:9083', name: 'db.orders', type: 'TABLE' },
  ];
  const urn = datasetUrnOf({ namespace: 's3://lake', name: 'orders', facets: { symlinks: { identifiers } } });
  expect(urn).toBe('urn:li:dataset:(urn:li:dataPlatform:hive,db.orders,PROD)');
});

const event = (job: RunEvent['job'], more: Partial<RunEvent> = {}): RunEvent => ({
  ...{ eventTime: '2026-01-01T00:00:00Z', run: { runId: '1' }, job },
  ...more,
});

it.each<[string, RunEvent, string]>([
  [
    'the producer names the orchestrator',
    event({ namespace: 'prod', name: 'dag.task' }, { producer: 'https://host/tree/1/integration/airflow' }),
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,prod),dag.task)',
  ],
  [
    'the job names its integration, which precedes the producer',
    event(
      { namespace: 'prod', name: 'app.step', facets: { jobType: { integration: 'SPARK' } } },
      { producer: 'https://host/integration/airflow' },
    ),
    'urn:li:dataJob:(urn:li:dataFlow:(spark,app,prod),app.step)',
  ],
  [
    'the parent is the flow',
    event(
      { namespace: 'prod', name: 'task' },
      { run: { runId: '1', facets: { parent: { job: { namespace: 'prod', name: 'my dag' } } } } },
    ),
    'urn:li:dataJob:(urn:li:dataFlow:(openlineage,my dag,prod),task)',
  ],
  [
    'nothing is known',
    event({ namespace: 'file', name: '.hidden' }),
    'urn:li:dataJob:(urn:li:dataFlow:(openlineage,.hidden,file),.hidden)',
  ],
])('of a job if %s', (_, given, urn) => {
  expect(jobNamesOf(given).job.urn).toBe(urn);
});

it('URNs have valid parts and tell names apart, whatever characters they contain', () => {
  const text = fc.string({
    minLength: 1,
    unit: fc.constantFrom('a', '.', ',', '(', ')', '%', '2', '8', '/', ':'),
  });
  fc.assert(
    fc.property(text, text, text, (namespace, name, other) => {
      const urnOf = (each: string) => datasetUrnOf({ namespace: 'kafka', name: each });
      expect(parseUrnSyntax(urnOf(name)).parts).toHaveLength(3);
      expect(urnOf(name) === urnOf(other)).toBe(name === other);
      const { flow, job } = jobNamesOf(event({ namespace, name }));
      expect(parseUrnSyntax(flow.urn).parts).toHaveLength(3);
      expect(parseUrnSyntax(job.urn).parts).toHaveLength(2);
    }),
  );
});
