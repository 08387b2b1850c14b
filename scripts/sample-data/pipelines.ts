/** The jobs that load and transform the data. */
import { TABLES, urnOf } from './datasets.js';
import { at, domains, globalTags, ownership, proposals, type SampleRecord } from './records.js';
import { upstreamsOf, type Table } from './tables.js';
import { CORE_TABLES, MART_TABLES } from './warehouse-tables.js';

const FLOWS: Readonly<
  Record<string, readonly [name: string, owner: string, about: string, schedule: string]>
> = {
  nightly_export: [
    'Nightly export',
    'tariq.benali',
    'Copies the operational tables to the object store.',
    '0 1 * * *',
  ],
  stream_sink: ['Stream sink', 'tariq.benali', 'Cuts the topics into files.', '*/10 * * * *'],
  weather_fetch: [
    'Weather fetch',
    'mei.castellanos',
    'Collects the deliveries of the weather service.',
    '5 * * * *',
  ],
  build_warehouse: [
    'Build warehouse',
    'oskar.vandermeer',
    'Builds core and marts from the cleaned views.',
    '0 4 * * *',
  ],
  train_models: ['Train models', 'priya.lomax', 'Trains and registers the models.', '0 5 * * 1'],
};

const flowUrn = (flow: string): string => `urn:li:dataFlow:(airflow,${flow},PROD)`;
export const jobUrn = (flow: string, job: string): string => `urn:li:dataJob:(${flowUrn(flow)},${job})`;

interface Job {
  readonly flow: string;
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Jobs of the same flow that must finish first. */
  readonly after?: readonly string[];
}

const FLOW_OF_FILES: Readonly<Record<string, string>> = { ops: 'nightly_export', topic: 'stream_sink' };

function fileJob(files: Table): Job {
  const inputs = upstreamsOf(files);
  const flow = FLOW_OF_FILES[inputs[0]?.split('_')[0] ?? ''] ?? 'weather_fetch';
  return {
    flow,
    id: `land_${files.title}`,
    name: `Land ${files.title}`,
    about: files.description,
    inputs,
    outputs: [files.id],
  };
}

function buildJob(table: Table): Job {
  const inputs = upstreamsOf(table);
  const built = [...CORE_TABLES, ...MART_TABLES].map((one) => one.id);
  const after = inputs.filter((id) => built.includes(id)).map((id) => `build_${id}`);
  const { id, description: about } = table;
  return {
    flow: 'build_warehouse',
    id: `build_${id}`,
    name: `Build ${id}`,
    about,
    inputs,
    outputs: [id],
    after,
  };
}

const TRAINING: readonly Job[] = [
  {
    flow: 'train_models',
    id: 'train_station_demand',
    name: 'Train station demand',
    about: 'Fits the demand forecast on two years of hours.',
    inputs: ['station_demand_hourly', 'stg_weather'],
    outputs: [],
  },
  {
    flow: 'train_models',
    id: 'train_rider_churn',
    name: 'Train rider churn',
    about: 'Fits the churn model on closed months.',
    inputs: ['rider_retention', 'dim_rider'],
    outputs: [],
  },
];

const JOBS: readonly Job[] = [
  ...TABLES.filter((table) => table.platform === 's3').map(fileJob),
  ...[...CORE_TABLES, ...MART_TABLES].map(buildJob),
  ...TRAINING,
];

export function pipelineRecords(): SampleRecord[] {
  const flows = Object.entries(FLOWS).flatMap(([id, [name, owner, description, schedule]]) =>
    proposals(flowUrn(id), {
      dataFlowInfo: {
        name,
        description,
        project: 'pedalmoor',
        customProperties: { schedule },
        externalUrl: `https://airflow.pedalmoor.example/dags/${id}`,
      },
      ownership: ownership(owner, 'group/data-platform'),
      globalTags: id === 'train_models' ? globalTags(['experimental']) : undefined,
      domains: id === 'train_models' ? domains('demand') : undefined,
    }),
  );
  return [...flows, ...JOBS.flatMap(jobRecords)];
}

function jobRecords({ flow, id, name, about, inputs, outputs, after = [] }: Job): SampleRecord[] {
  return proposals(jobUrn(flow, id), {
    dataJobInfo: {
      name,
      description: about,
      type: { string: flow === 'build_warehouse' ? 'SQL' : 'COMMAND' },
      flowUrn: flowUrn(flow),
      created: { time: at(0) },
      customProperties: { retries: flow === 'nightly_export' ? '3' : '1' },
    },
    dataJobInputOutput: {
      inputDatasets: inputs.map(urnOf),
      outputDatasets: outputs.map(urnOf),
      inputDatajobs: after.map((job) => jobUrn(flow, job)),
    },
  });
}
