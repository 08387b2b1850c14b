/** Flows, jobs and their runs. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ACTOR = 'urn:li:corpuser:ada';
const stamp = (time: number) => ({ time, actor: ACTOR });
const flowUrn = (id = unique('flow')) => `urn:li:dataFlow:(airflow,${id},prod)`;
const jobUrn = (flow = flowUrn()) => `urn:li:dataJob:(${flow},${unique('job')})`;
const runUrn = () => `urn:li:dataProcessInstance:${unique('run')}`;

async function read(root: string, urn: string, selection: string): Promise<any> {
  return (await catalog.query(`query ($urn: String!) { ${root}(urn: $urn) { ${selection} } }`, { urn }))[
    root
  ];
}

async function ingest(urn: string, aspectName: string, value: object): Promise<void> {
  expect((await catalog.ingest(urn, aspectName, value)).status).toBe(200);
}

it('a flow returns its properties and its platform', async () => {
  const id = unique('flow');
  const urn = flowUrn(id);
  await ingest(urn, 'dataFlowInfo', {
    name: 'Nightly',
    description: 'At night',
    project: 'P',
    externalUrl: 'https://airflow.example',
    env: 'PROD',
    created: stamp(1),
    lastModified: stamp(2),
    customProperties: { a: 'b' },
  });
  await ingest(urn, 'editableDataFlowProperties', { description: 'Ours' });
  await ingest(urn, 'versionInfo', { version: 'abc', versionType: 'GIT' });
  const selection = `orchestrator flowId cluster platform { urn } editableProperties { description }
    versionInfo { version versionType externalUrl customProperties { key value } }
    properties { name description project externalUrl env created { time actor } lastModified { time } customProperties { key value } }`;
  expect(await read('dataFlow', urn, selection)).toEqual({
    orchestrator: 'airflow',
    flowId: id,
    cluster: 'prod',
    platform: { urn: 'urn:li:dataPlatform:airflow' },
    editableProperties: { description: 'Ours' },
    versionInfo: { version: 'abc', versionType: 'GIT', externalUrl: null, customProperties: null },
    properties: {
      name: 'Nightly',
      description: 'At night',
      project: 'P',
      externalUrl: 'https://airflow.example',
      env: 'PROD',
      created: stamp(1),
      lastModified: { time: 2 },
      customProperties: [{ key: 'a', value: 'b' }],
    },
  });
});

it('a job returns its properties, its flow, its inputs and its outputs', async () => {
  const flow = flowUrn();
  const urn = jobUrn(flow);
  const before = jobUrn(flow);
  const [one, two, out] = [datasetUrn('one'), datasetUrn('two'), datasetUrn('out')];
  const column = (dataset: string) => `urn:li:schemaField:(${dataset},id)`;
  await ingest(urn, 'dataJobInfo', {
    name: 'Load',
    description: 'Loads',
    type: { string: 'SQL' },
    externalUrl: 'https://airflow.example',
    env: 'PROD',
    created: stamp(1),
    lastModified: stamp(2),
    customProperties: { a: 'b' },
  });
  await ingest(urn, 'editableDataJobProperties', { description: 'Ours' });
  await ingest(urn, 'dataJobInputOutput', {
    inputDatasets: [one],
    inputDatasetEdges: [{ destinationUrn: two }],
    outputDatasets: [],
    outputDatasetEdges: [{ destinationUrn: out }],
    inputDatajobs: [before],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [column(one)],
        downstreamType: 'FIELD',
        downstreams: [column(out)],
      },
    ],
  });
  await ingest(urn, 'dataTransformLogic', { transforms: [{ queryStatement: { value: 'select 1' } }] });
  const selection = `jobId dataFlow { urn flowId } editableProperties { description }
    properties { name description externalUrl env created { time } lastModified { time } customProperties { key value } }
    inputOutput { inputDatasets { urn name } outputDatasets { urn } inputDatajobs { urn }
      fineGrainedLineages { upstreams { urn path } downstreams { path } } }
    dataTransformLogic { transforms { queryStatement { value language } } }`;
  expect(await read('dataJob', urn, selection)).toEqual({
    jobId: urn.split(',').at(-1)!.slice(0, -1),
    dataFlow: { urn: flow, flowId: flow.split(',')[1] },
    editableProperties: { description: 'Ours' },
    properties: {
      name: 'Load',
      description: 'Loads',
      externalUrl: 'https://airflow.example',
      env: 'PROD',
      created: { time: 1 },
      lastModified: { time: 2 },
      customProperties: [{ key: 'a', value: 'b' }],
    },
    inputOutput: {
      inputDatasets: [
        { urn: one, name: 'one' },
        { urn: two, name: 'two' },
      ],
      outputDatasets: [{ urn: out }],
      inputDatajobs: [{ urn: before }],
      fineGrainedLineages: [{ upstreams: [{ urn: column(one), path: 'id' }], downstreams: [{ path: 'id' }] }],
    },
    dataTransformLogic: { transforms: [{ queryStatement: { value: 'select 1', language: 'SQL' } }] },
  });
});

describe('runs', () => {
  async function newRun(time: number, relationships: object): Promise<string> {
    const urn = runUrn();
    await ingest(urn, 'dataProcessInstanceProperties', { name: `run ${time}`, created: stamp(time) });
    await ingest(urn, 'dataProcessInstanceRelationships', { upstreamInstances: [], ...relationships });
    return urn;
  }

  it('of a job come in pages, newest first, without deleted ones', async () => {
    const job = jobUrn();
    await ingest(job, 'status', { removed: false });
    const runs: string[] = [];
    for (const time of [20, 40, 10, 30]) runs.push(await newRun(time, { parentTemplate: job }));
    await ingest(await newRun(50, { parentTemplate: job }), 'status', { removed: true });
    const page = async (start: number, count: number) =>
      (
        await read(
          'dataJob',
          job,
          `runs(start: ${start}, count: ${count}) { start count total runs { urn } }`,
        )
      ).runs;
    const newestFirst = [1, 3, 0, 2].map((index) => ({ urn: runs[index] }));
    expect(await page(0, 3)).toEqual({ start: 0, count: 3, total: 4, runs: newestFirst.slice(0, 3) });
    expect(await page(3, 3)).toEqual({ start: 3, count: 3, total: 4, runs: newestFirst.slice(3) });
    expect((await page(0, 0)).total).toBe(4);
  });

  it('of a job come in pages of twenty by default', async () => {
    const job = jobUrn();
    const relationships = { parentTemplate: job, upstreamInstances: [] };
    const proposals = Array.from({ length: 21 }, () =>
      proposal(runUrn(), 'dataProcessInstanceRelationships', relationships),
    );
    const answer = await catalog.ingestBatch([proposal(job, 'status', { removed: false }), ...proposals]);
    expect(answer.status).toBe(200);
    expect(await read('dataJob', job, 'runs { count total }')).toEqual({ runs: { count: 20, total: 21 } });
  });

  it('of a dataset are those that wrote it or those that read it', async () => {
    const dataset = datasetUrn(unique('t'));
    await ingest(dataset, 'status', { removed: false });
    const [writer, reader] = [runUrn(), runUrn()];
    await ingest(writer, 'dataProcessInstanceOutput', { outputs: [dataset] });
    await ingest(reader, 'dataProcessInstanceInput', { inputs: [dataset] });
    const selection = `written: runs(direction: INCOMING) { total runs { urn outputs { urn } inputs { urn } } }
      read: runs(direction: OUTGOING) { total runs { urn } }`;
    expect(await read('dataset', dataset, selection)).toEqual({
      written: { total: 1, runs: [{ urn: writer, outputs: [{ urn: dataset }], inputs: null }] },
      read: { total: 1, runs: [{ urn: reader }] },
    });
  });

  it('return their job, parent and upstream runs, and their events', async () => {
    const [job, parent, upstream] = [jobUrn(), runUrn(), runUrn()];
    const urn = await newRun(5, {
      parentTemplate: job,
      parentInstance: parent,
      upstreamInstances: [upstream],
    });
    await ingest(urn, 'dataProcessInstanceRunEvent', { timestampMillis: 100, status: 'STARTED', attempt: 1 });
    await ingest(urn, 'dataProcessInstanceRunEvent', {
      timestampMillis: 200,
      status: 'COMPLETE',
      attempt: 1,
      durationMillis: 100,
      result: { type: 'SUCCESS', nativeResultType: 'ok' },
    });
    const selection = `name created { time actor } properties { name type created { time } } platform { name }
      parentTemplate { urn type } parentInstance { urn } upstreamInstances { urn }
      state { timestampMillis status attempt durationMillis result { resultType nativeResultType } }
      newest: state(limit: 1) { timestampMillis } early: state(endTimeMillis: 150) { timestampMillis }`;
    expect(await read('dataProcessInstance', urn, selection)).toEqual({
      name: 'run 5',
      created: stamp(5),
      properties: { name: 'run 5', type: null, created: { time: 5 } },
      platform: { name: 'unknown' },
      parentTemplate: { urn: job, type: 'DATA_JOB' },
      parentInstance: { urn: parent },
      upstreamInstances: [{ urn: upstream }],
      state: [
        {
          timestampMillis: 200,
          status: 'COMPLETE',
          attempt: 1,
          durationMillis: 100,
          result: { resultType: 'SUCCESS', nativeResultType: 'ok' },
        },
        { timestampMillis: 100, status: 'STARTED', attempt: 1, durationMillis: null, result: null },
      ],
      newest: [{ timestampMillis: 200 }],
      early: [{ timestampMillis: 100 }],
    });
  });
});

it('a training run returns its parameters and metrics', async () => {
  const urn = runUrn();
  await ingest(urn, 'mlTrainingRunProperties', {
    id: 'r1',
    outputUrls: ['s3://x'],
    hyperParams: [{ name: 'depth', value: '3' }],
    trainingMetrics: [{ name: 'auc', value: '0.9' }],
    externalUrl: 'https://ml.example',
    customProperties: { a: 'b' },
  });
  const selection = `mlTrainingRunProperties { id outputUrls hyperParams { name value } trainingMetrics { name value }
    externalUrl customProperties { key value } }`;
  expect((await read('dataProcessInstance', urn, selection)).mlTrainingRunProperties).toEqual({
    id: 'r1',
    outputUrls: ['s3://x'],
    hyperParams: [{ name: 'depth', value: '3' }],
    trainingMetrics: [{ name: 'auc', value: '0.9' }],
    externalUrl: 'https://ml.example',
    customProperties: [{ key: 'a', value: 'b' }],
  });
});
