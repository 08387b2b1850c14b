/** Assets of many types, each with everything that a search page shows: people, tags, terms, domains, containers, usage, lineage. */
import { loadModel } from '../../../src/model/load-model.js';
import { datasetUrn, proposal } from '../catalog.js';

/** GraphQL types with the URN of an asset, the aspect that describes it, and the payload. */
type Sample = readonly [type: string, urn: (name: string) => string, aspect: string, payload: object];

const at = { time: 1, actor: 'urn:li:corpuser:datahub' };
const changed = { created: at, lastModified: at };

const SAMPLES: readonly Sample[] = [
  ['DATASET', datasetUrn, 'datasetProperties', { description: 'a' }],
  [
    'CHART',
    (name) => `urn:li:chart:(looker,${name})`,
    'chartInfo',
    { title: 'a', description: 'a', lastModified: changed },
  ],
  [
    'DASHBOARD',
    (name) => `urn:li:dashboard:(looker,${name})`,
    'dashboardInfo',
    { title: 'a', description: 'a', lastModified: changed },
  ],
  ['DATA_FLOW', (name) => `urn:li:dataFlow:(airflow,${name},PROD)`, 'dataFlowInfo', { name: 'a' }],
  [
    'DATA_JOB',
    (name) => `urn:li:dataJob:(urn:li:dataFlow:(airflow,a,PROD),${name})`,
    'dataJobInfo',
    { name: 'a', type: 'COMMAND' },
  ],
  ['CONTAINER', (name) => `urn:li:container:${name}`, 'containerProperties', { name: 'a' }],
  [
    'MLMODEL',
    (name) => `urn:li:mlModel:(urn:li:dataPlatform:sagemaker,${name},PROD)`,
    'mlModelProperties',
    { description: 'a' },
  ],
  [
    'MLMODEL_GROUP',
    (name) => `urn:li:mlModelGroup:(urn:li:dataPlatform:sagemaker,${name},PROD)`,
    'mlModelGroupProperties',
    { description: 'a' },
  ],
  ['MLFEATURE', (name) => `urn:li:mlFeature:(a,${name})`, 'mlFeatureProperties', { description: 'a' }],
  [
    'MLFEATURE_TABLE',
    (name) => `urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,${name})`,
    'mlFeatureTableProperties',
    { description: 'a' },
  ],
  [
    'MLPRIMARY_KEY',
    (name) => `urn:li:mlPrimaryKey:(a,${name})`,
    'mlPrimaryKeyProperties',
    { description: 'a', sources: [] },
  ],
  ['DATA_PRODUCT', (name) => `urn:li:dataProduct:${name}`, 'dataProductProperties', { name: 'a' }],
  ['APPLICATION', (name) => `urn:li:application:${name}`, 'applicationProperties', { name: 'a' }],
];

/** Types of the samples, as searches name them. */
export const SAMPLE_TYPES: readonly string[] = SAMPLES.map(([type]) => type);

const MODEL = loadModel(['schemas']);

/** Returns the URN of the asset of a type with this name. */
export function sampleUrn(type: string, name: string): string {
  const [, urnOf] = SAMPLES.find(([each]) => each === type) ?? [];
  if (urnOf === undefined) throw new Error(`There is no sample of ${type}`);
  return urnOf(name);
}

/** Returns the proposals of an asset. Each asset has owners, tags and so on of its own, so none of them is read for another one. */
export function sampleProposals(type: string, name: string): object[] {
  const [, urnOf, aspect, payload] = SAMPLES.find(([each]) => each === type) ?? [];
  if (urnOf === undefined || aspect === undefined) throw new Error(`There is no sample of ${type}`);
  const urn = urnOf(name);
  const held = MODEL.getEntity(urn.split(':')[2] ?? '').aspects;
  const annotations = Object.entries(annotationsOf(name)).filter(([each]) => held.includes(each));
  return [
    ...referredTo(name),
    ...annotations.map(([each, value]) => proposal(urn, each, value)),
    proposal(urn, aspect, payload),
    ...referring(urn, name),
    ...(held.includes('upstreamLineage') ? [proposal(urn, 'upstreamLineage', upstreamOf(name))] : []),
    ...(VIEWED.includes(type) ? [proposal(urn, `${type.toLowerCase()}UsageStatistics`, VIEWS)] : []),
  ];
}

/** Types with points that count views since the beginning. */
const VIEWED = ['CHART', 'DASHBOARD'];
const VIEWS = { timestampMillis: Date.now(), viewsCount: 7 };

const upstreamOf = (name: string): object => ({
  upstreams: [{ dataset: datasetUrn(`${name}_source`), type: 'TRANSFORMED' }],
});

function annotationsOf(name: string): Record<string, object> {
  return {
    ownership: {
      owners: ['corpuser', 'corpGroup'].map((type) => ({
        owner: `urn:li:${type}:${name}`,
        type: 'DATAOWNER',
      })),
      ownerTypes: {},
      lastModified: at,
    },
    globalTags: { tags: [{ tag: `urn:li:tag:${name}` }] },
    glossaryTerms: { terms: [{ urn: `urn:li:glossaryTerm:${name}` }], auditStamp: at },
    domains: { domains: [`urn:li:domain:${name}`] },
    container: { container: `urn:li:container:${name}_inner` },
    browsePathsV2: { path: [{ id: 'a', urn: `urn:li:container:${name}_outer` }] },
    dataPlatformInstance: {
      platform: 'urn:li:dataPlatform:hive',
      instance: `urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,${name})`,
    },
    subTypes: { typeNames: ['a'] },
    deprecation: { deprecated: true, note: 'a', actor: at.actor },
    institutionalMemory: {
      elements: [{ url: 'https://example.com/a', description: 'a', createStamp: at }],
    },
    structuredProperties: {
      properties: [{ propertyUrn: `urn:li:structuredProperty:${name}`, values: [{ string: 'a' }] }],
    },
    siblings: { siblings: [datasetUrn(`${name}_source`)], primary: true },
    applications: { applications: [`urn:li:application:${name}_near`] },
    testResults: { failing: [], passing: [{ test: `urn:li:test:${name}`, type: 'SUCCESS' }] },
  };
}

/** What the annotations name, with parents where there are any. */
function referredTo(name: string): object[] {
  const containers = ['inner', 'outer'].map((place) =>
    proposal(`urn:li:container:${name}_${place}`, 'containerProperties', { name: place }),
  );
  return [
    proposal(`urn:li:structuredProperty:${name}`, 'propertyDefinition', {
      qualifiedName: name,
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: [...MODEL.entities.keys()].map((type) => `urn:li:entityType:datahub.${type}`),
    }),
    proposal(`urn:li:corpuser:${name}`, 'corpUserInfo', { active: true, displayName: 'a' }),
    proposal(`urn:li:corpGroup:${name}`, 'corpGroupInfo', {
      ...{ displayName: 'a', admins: [], members: [], groups: [] },
    }),
    proposal(`urn:li:tag:${name}`, 'tagProperties', { name: 'a' }),
    proposal(`urn:li:glossaryTerm:${name}`, 'glossaryTermInfo', {
      ...{ definition: 'a', termSource: 'INTERNAL', parentNode: `urn:li:glossaryNode:${name}_inner` },
    }),
    proposal(`urn:li:glossaryNode:${name}_inner`, 'glossaryNodeInfo', {
      ...{ definition: 'a', parentNode: `urn:li:glossaryNode:${name}_outer` },
    }),
    proposal(`urn:li:glossaryNode:${name}_outer`, 'glossaryNodeInfo', { definition: 'a' }),
    proposal(`urn:li:domain:${name}`, 'domainProperties', {
      ...{ name: 'a', parentDomain: `urn:li:domain:${name}_outer` },
    }),
    proposal(`urn:li:domain:${name}_outer`, 'domainProperties', { name: 'a' }),
    ...containers,
    proposal(`urn:li:container:${name}_inner`, 'container', { container: `urn:li:container:${name}_outer` }),
    proposal(`urn:li:application:${name}_near`, 'applicationProperties', { name: 'a' }),
    proposal(datasetUrn(`${name}_source`), 'status', { removed: false }),
  ];
}

/** What names the asset: a data product, an incident, and for datasets an assertion. */
function referring(urn: string, name: string): object[] {
  return [
    proposal(`urn:li:dataProduct:${name}_around`, 'dataProductProperties', {
      ...{ name: 'a', assets: [{ destinationUrn: urn }] },
    }),
    proposal(`urn:li:incident:${name}`, 'incidentInfo', {
      ...{ type: 'OPERATIONAL', entities: [urn], created: at },
      status: { state: 'ACTIVE', lastUpdated: at },
    }),
  ];
}
