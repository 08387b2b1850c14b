/** Metrics and semantic models. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ANN = 'urn:li:corpuser:ann';
const STAMP = { time: 7, actor: ANN };
const PLATFORM = 'urn:li:dataPlatform:cube';
const metricUrn = (id: string) => `urn:li:metric:(${PLATFORM},sales,${id})`;
const modelUrn = (id: string) => `urn:li:semanticModel:(${PLATFORM},sales,${id})`;
const dialects = [{ dialect: 'ANSI_SQL', expression: 'sum(x)' }];

const METRIC = `query ($urn: String!) { metric(urn: $urn) {
  urn type exists platform { urn } path id privileges { canEdit } tags { tags { tag { urn } } }
  info { name description externalUrl created { time actor { urn } } lastModified { time }
    expression { dialects { dialect expression } }
    aiContext { synonyms instructions examples customInstructions } }
  metricRelationships { derivedFrom { destination { urn } created { time actor } lastModified { time } properties { key value } }
    relatedMetrics { destination { urn } } }
  metricUpstreams { datasetUpstreams { destination { urn type } } fieldUpstreams { destination { urn } } }
  semanticModel { urn } parentMetric { urn id } parentMetrics { urn platform { urn } id }
  childMetrics(input: { query: "" }) { total searchResults { entity { urn } } }
  applications { total relationships { type direction entity { urn } } }
  lineage(input: { direction: UPSTREAM }) { relationships { type entity { urn } } } } }`;

it('a metric has its formula, its upstreams, its parents and its children', async () => {
  const [top, middle, metric, child, other] = Array.from({ length: 5 }, () => metricUrn(unique('m'))) as [
    ...[string, string, string, string, string],
  ];
  const [model, dataset, application] = [
    modelUrn(unique('s')),
    datasetUrn(unique('t')),
    `urn:li:application:${unique('a')}`,
  ];
  const aiContext = {
    synonyms: ['turnover'],
    instructions: 'Net',
    examples: ['Q1'],
    customInstructions: 'x',
  };
  await catalog.ingestBatch([
    proposal(metric, 'metricInfo', {
      ...{ name: 'Revenue', description: 'Money', externalUrl: 'https://x.org/m', semanticModel: model },
      ...{ created: STAMP, lastModified: STAMP, expression: { dialects } },
    }),
    proposal(metric, 'aiContext', aiContext),
    proposal(metric, 'globalTags', { tags: [{ tag: 'urn:li:tag:kpi' }] }),
    proposal(metric, 'applications', { applications: [application] }),
    proposal(application, 'applicationProperties', { name: 'Reports' }),
    proposal(metric, 'metricRelationships', {
      parentMetric: middle,
      derivedFrom: [
        { destinationUrn: other, created: STAMP, lastModified: STAMP, properties: { weight: '2' } },
      ],
      relatedMetrics: [{ destinationUrn: top }],
    }),
    proposal(metric, 'metricUpstreams', {
      datasetUpstreams: [{ destinationUrn: dataset }],
      fieldUpstreams: [{ destinationUrn: `urn:li:schemaField:(${dataset},amount)` }],
    }),
    proposal(middle, 'metricRelationships', { parentMetric: top }),
    proposal(top, 'metricRelationships', { parentMetric: middle }),
    proposal(child, 'metricRelationships', { parentMetric: metric }),
    proposal(dataset, 'status', { removed: false }),
    proposal(other, 'status', { removed: false }),
  ]);
  const { metric: found } = await catalog.query(METRIC, { urn: metric });
  expect(found).toMatchObject({
    ...{ urn: metric, type: 'METRIC', exists: true, platform: { urn: PLATFORM }, path: 'sales' },
    privileges: { canEdit: true },
    tags: { tags: [{ tag: { urn: 'urn:li:tag:kpi' } }] },
    info: {
      ...{ name: 'Revenue', description: 'Money', externalUrl: 'https://x.org/m' },
      ...{
        created: { time: 7, actor: { urn: ANN } },
        lastModified: { time: 7 },
        expression: { dialects },
        aiContext,
      },
    },
    metricRelationships: {
      derivedFrom: [
        {
          ...{ destination: { urn: other }, created: STAMP, lastModified: { time: 7 } },
          properties: [{ key: 'weight', value: '2' }],
        },
      ],
      relatedMetrics: [{ destination: { urn: top } }],
    },
    metricUpstreams: {
      datasetUpstreams: [{ destination: { urn: dataset, type: 'DATASET' } }],
      fieldUpstreams: [{ destination: { urn: `urn:li:schemaField:(${dataset},amount)` } }],
    },
    semanticModel: { urn: model },
    parentMetric: { urn: middle },
    parentMetrics: [{ urn: middle, platform: { urn: PLATFORM } }, { urn: top }],
    childMetrics: { total: 1, searchResults: [{ entity: { urn: child } }] },
    applications: {
      total: 1,
      relationships: [{ type: 'AssociatedWith', direction: 'OUTGOING', entity: { urn: application } }],
    },
  });
  expect(found.lineage.relationships.map(({ type }: any) => type).sort()).toEqual([
    'Consumes',
    'DerivedFrom',
  ]);
});

it('a metric without further aspects is empty, a soft-deleted one is still found, and an unknown one has no info', async () => {
  const bare = metricUrn(unique('m'));
  await catalog.ingest(bare, 'metricInfo', { name: 'Bare' });
  await catalog.ingest(bare, 'status', { removed: true });
  const { metric } = await catalog.query(METRIC, { urn: bare });
  expect(metric).toMatchObject({
    ...{
      info: { name: 'Bare', expression: null, aiContext: null },
      metricRelationships: null,
      parentMetric: null,
    },
    ...{ parentMetrics: [], childMetrics: { total: 0 }, semanticModel: null, applications: { total: 0 } },
  });
  expect(await catalog.query(METRIC, { urn: metricUrn(unique('none')) })).toMatchObject({
    metric: { info: null },
  });
  const { errors } = await catalog.graphql(METRIC, { urn: modelUrn('x') });
  expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_URN', path: '/urn' } }]);
});

const MODEL = `query ($urn: String!) { semanticModel(urn: $urn) { urn type platform { urn } path id
  info { name description externalUrl nativeDefinition created { time } lastModified { actor { urn } } aiContext { synonyms }
    datasets { name source { urn } fields { type expression { dialects { dialect expression } } dimension { isTime } aiContext { instructions }
      schemaField { fieldPath type schemaFieldEntity { urn } } } }
    relationships { name from fromColumns to toColumns cardinality aiContext { instructions } } }
  fineGrainedLineages { upstreams { urn path } downstreams { urn path } }
  metrics(input: { query: "*", count: 5 }) { total searchResults { entity { urn } } }
  applications { total } } }`;

it('a semantic model has its datasets with their annotated columns, its joins and its metrics without a parent', async () => {
  const model = modelUrn(unique('s'));
  const [orders, other] = [datasetUrn(unique('orders')), datasetUrn(unique('other'))];
  const column = (name: string) => `urn:li:schemaField:(${orders},${name})`;
  const field = (fieldPath: string) => ({
    ...{ fieldPath, nativeDataType: 'int', type: { type: { 'com.linkedin.schema.NumberType': {} } } },
  });
  const [root, plain, child] = [metricUrn(unique('m')), metricUrn(unique('m')), metricUrn(unique('m'))];
  const join = { from: 'orders', fromColumns: ['id'], to: 'other', toColumns: ['order_id'] };
  await catalog.ingestBatch([
    proposal(model, 'semanticModelInfo', {
      ...{ name: 'Sales', description: 'All', externalUrl: 'https://x.org', nativeDefinition: 'model sales' },
      ...{ created: STAMP, lastModified: STAMP, datasets: [orders, other] },
      relationships: [
        { ...join, name: 'o', cardinality: 'ONE_N', aiContext: { instructions: 'left' } },
        join,
      ],
    }),
    proposal(model, 'aiContext', { synonyms: ['business'] }),
    proposal(model, 'upstreamLineage', {
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [column('id')],
          downstreamType: 'FIELD',
          downstreams: [column('total')],
        },
      ],
    }),
    proposal(orders, 'semanticModelProperties', { alias: 'orders', semanticModel: model }),
    proposal(orders, 'schemaMetadata', {
      ...{ schemaName: 'o', platform: PLATFORM, version: 0, hash: '' },
      ...{ platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } } },
      fields: ['id', 'day', 'total'].map(field),
    }),
    proposal(column('day'), 'semanticFieldAnnotation', {
      type: 'DIMENSION',
      expression: { dialects },
      dimension: { isTime: true },
    }),
    proposal(column('day'), 'aiContext', { instructions: 'UTC' }),
    proposal(column('total'), 'semanticFieldAnnotation', {
      type: 'MEASURE',
      expression: { dialects },
      dimension: {},
    }),
    proposal(root, 'metricInfo', { name: 'r', semanticModel: model }),
    proposal(root, 'metricRelationships', { derivedFrom: [] }),
    proposal(plain, 'metricInfo', { name: 'p', semanticModel: model }),
    proposal(child, 'metricInfo', { name: 'c', semanticModel: model }),
    proposal(child, 'metricRelationships', { parentMetric: root }),
  ]);
  catalog.takeStatements();
  const { semanticModel: found } = await catalog.query(MODEL, { urn: model });
  const { metrics, ...rest } = found;
  expect(metrics.searchResults.map(({ entity }: any) => entity.urn).sort()).toEqual([root, plain].sort());
  expect(metrics.total).toBe(2);
  expect(rest).toMatchObject({
    ...{
      urn: model,
      type: 'SEMANTIC_MODEL',
      platform: { urn: PLATFORM },
      path: 'sales',
      applications: { total: 0 },
    },
    info: {
      ...{ name: 'Sales', description: 'All', externalUrl: 'https://x.org', nativeDefinition: 'model sales' },
      ...{
        created: { time: 7 },
        lastModified: { actor: { urn: ANN } },
        aiContext: { synonyms: ['business'] },
      },
      datasets: [
        {
          ...{ name: 'orders', source: { urn: orders } },
          fields: [
            {
              ...{
                type: 'DIMENSION',
                expression: { dialects },
                dimension: { isTime: true },
                aiContext: { instructions: 'UTC' },
              },
              schemaField: { fieldPath: 'day', type: 'NUMBER', schemaFieldEntity: { urn: column('day') } },
            },
            {
              type: 'MEASURE',
              dimension: { isTime: false },
              aiContext: null,
              schemaField: { fieldPath: 'total' },
            },
          ],
        },
        { name: other.split(',')[1], source: { urn: other }, fields: [] },
      ],
      relationships: [
        { ...join, name: 'o', cardinality: 'ONE_N', aiContext: { instructions: 'left' } },
        { ...join, name: null, cardinality: null, aiContext: null },
      ],
    },
    fineGrainedLineages: [
      {
        upstreams: [{ urn: column('id'), path: 'id' }],
        downstreams: [{ urn: column('total'), path: 'total' }],
      },
    ],
  });
  // However many columns there are.
  expect(catalog.takeStatements().length).toBeLessThan(12);
});
