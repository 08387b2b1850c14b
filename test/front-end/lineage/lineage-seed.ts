/** A small lineage: tables, a job, a chart and a dashboard, with a ghost and a soft-deleted table. */
import { datasetUrn, proposal, uniqueWord, type TestCatalog } from '../../helpers/catalog.js';

const word = uniqueWord('shown');
/** Part of the names that the user with a partial view must not see. */
export const HIDDEN = uniqueWord('hidden');

const flow = `urn:li:dataFlow:(airflow,${word},PROD)`;

//   events -> load -> orders -> daily -> chart -> dashboard
//   secret -----------^  ^- gone (soft-deleted), ghost (never written)
export const URNS = {
  events: datasetUrn(`${word}.events`, 'kafka'),
  job: `urn:li:dataJob:(${flow},load)`,
  orders: datasetUrn(`${word}.orders`, 'snowflake'),
  daily: datasetUrn(`${word}.daily`, 'snowflake'),
  chart: `urn:li:chart:(looker,${word}_chart)`,
  dashboard: `urn:li:dashboard:(looker,${word}_dashboard)`,
  secret: datasetUrn(`${HIDDEN}.salaries`, 'snowflake'),
  gone: datasetUrn(`${word}.gone`, 'snowflake'),
  ghost: datasetUrn(`${word}.ghost`, 'snowflake'),
} as const;

/** What the user with a partial view may see. */
export const VISIBLE: readonly string[] = [
  ...[URNS.events, URNS.job, URNS.orders, URNS.daily, URNS.chart, URNS.dashboard, URNS.gone, flow],
  ...['events', 'orders', 'daily'].map((name) =>
    columnOf(name as 'events', name === 'daily' ? 'total' : 'amount'),
  ),
];

/** Epoch milliseconds. */
export const ADDED = Date.UTC(2026, 0, 1);
const stamp = (time: number) => ({ time, actor: 'urn:li:corpuser:datahub' });
export const DAY = 86_400_000;

export function columnOf(table: 'events' | 'orders' | 'daily', field: string): string {
  return `urn:li:schemaField:(${URNS[table]},${field})`;
}

const COLUMNS = { events: 'amount', orders: 'amount', daily: 'total' } as const;

function schemaOf(table: keyof typeof COLUMNS): object {
  return {
    ...{ schemaName: table, platform: 'urn:li:dataPlatform:snowflake', version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: [
      {
        fieldPath: COLUMNS[table],
        type: { type: { 'com.linkedin.schema.NumberType': {} } },
        nativeDataType: 'NUMBER',
      },
    ],
  };
}

const upstream = (dataset: string, time: number) => ({
  ...{ dataset, type: 'TRANSFORMED', created: stamp(time), auditStamp: stamp(time) },
});

function fineGrained(from: string, to: string): object {
  return {
    ...{ upstreamType: 'FIELD_SET', downstreamType: 'FIELD', confidenceScore: 1 },
    ...{ upstreams: [from], downstreams: [to], transformOperation: 'SUM' },
  };
}

function edges(): object[] {
  const { events, orders, daily, chart, secret, gone, ghost } = URNS;
  return [
    proposal(URNS.job, 'dataJobInputOutput', {
      ...{ inputDatasets: [events], outputDatasets: [orders] },
      fineGrainedLineages: [fineGrained(columnOf('events', 'amount'), columnOf('orders', 'amount'))],
    }),
    proposal(orders, 'upstreamLineage', {
      upstreams: [upstream(secret, ADDED), upstream(gone, ADDED), upstream(ghost, ADDED)],
    }),
    proposal(daily, 'upstreamLineage', {
      upstreams: [upstream(orders, ADDED + 10 * DAY)],
      fineGrainedLineages: [fineGrained(columnOf('orders', 'amount'), columnOf('daily', 'total'))],
    }),
    proposal(chart, 'chartInfo', {
      ...{ title: 'Revenue by day', description: '', inputs: [{ string: daily }] },
      lastModified: { created: stamp(0), lastModified: stamp(0) },
    }),
    proposal(URNS.dashboard, 'dashboardInfo', {
      ...{ title: 'Revenue', description: '', charts: [chart] },
      lastModified: { created: stamp(0), lastModified: stamp(0) },
    }),
  ];
}

/** @param headers of the first user */
export async function seedLineage(catalog: TestCatalog, headers: Record<string, string>): Promise<void> {
  const names = Object.entries({ events: 'Events', orders: 'Orders', daily: 'Daily revenue', gone: 'Gone' });
  const proposals = [
    ...names.map(([key, name]) => proposal(URNS[key as 'events'], 'datasetProperties', { name })),
    proposal(URNS.secret, 'datasetProperties', { name: `Salaries ${HIDDEN}` }),
    ...(['events', 'orders', 'daily'] as const).map((key) =>
      proposal(URNS[key], 'schemaMetadata', schemaOf(key)),
    ),
    proposal(URNS.gone, 'status', { removed: true }),
    proposal(flow, 'dataFlowInfo', { name: 'Loading' }),
    proposal(URNS.job, 'dataJobInfo', { name: 'Load orders', type: 'COMMAND' }),
    ...edges(),
  ];
  const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals }, headers);
  if (answer.status !== 200) throw new Error(answer.text);
}
