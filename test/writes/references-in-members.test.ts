/** References in members that are no relationships of the model are reported and removed as well. */
import { datasetUrn, unique } from '../helpers/catalog.js';
import { aspectValue } from '../helpers/api/aspect-value.js';
import { checkGraph } from '../helpers/api/checks.js';
import { expectConsistent } from '../helpers/api/graph.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';

const { catalog, graph } = await openCatalogAndGraph();

async function references(urn: string, dryRun: boolean): Promise<any> {
  const answer = await catalog.post('/entities?action=deleteReferences', { urn, dryRun });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json.value;
}

async function store(urn: string, aspect: string, value: object): Promise<void> {
  const { status, text } = await catalog.ingest(urn, aspect, value);
  if (status !== 200) throw new Error(text);
}

const NOTHING = { total: 0, relatedAspects: [], keptAspects: [], totalKept: 0 };
const stamp = { time: 1, actor: 'urn:li:corpuser:ann' };

interface Case {
  readonly owner: (name: string) => string;
  readonly target: (name: string) => string;
  readonly aspect: string;
  readonly before: (target: string) => object;
  /** Absent: the reference is kept. */
  readonly after?: object;
}

const dataset = { owner: (name: string) => datasetUrn(name) };
const entity = (type: string) => (name: string) => `urn:li:${type}:${name}`;
const column = (name: string) => `urn:li:schemaField:(${datasetUrn(name)},id)`;
const schema = (sourceFields: string[]) => ({
  ...{ schemaName: 's', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '', fields: [] },
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  foreignKeys: [{ name: 'k', foreignFields: [], foreignDataset: datasetUrn('other'), sourceFields }],
});
const upstreams = (query?: string) => [
  { dataset: datasetUrn('other'), type: 'COPY', ...(query && { query }) },
];
const columns = (...upper: string[]) => ({
  ...{ upstreamType: 'FIELD_SET', upstreams: upper, downstreamType: 'FIELD', downstreams: [] },
});
const incident = (...assignees: string[]) => ({
  ...{ type: 'OPERATIONAL', entities: [datasetUrn('other')], created: stamp },
  status: { state: 'RESOLVED', lastUpdated: stamp },
  assignees: assignees.map((actor) => ({ actor, assignedAt: stamp })),
});
const policy = (users: string[], values: string[]) => ({
  ...{
    displayName: 'p',
    description: '',
    type: 'METADATA',
    state: 'INACTIVE',
    privileges: [],
    editable: true,
  },
  actors: { users, groups: [], allUsers: false, allGroups: false, resourceOwners: false },
  resources: { allResources: false, filter: { criteria: [{ field: 'OWNER', values, condition: 'EQUALS' }] } },
});

it.each<[string, Case]>([
  [
    'a form of an asset',
    {
      ...{ ...dataset, target: entity('form'), aspect: 'forms' },
      before: (urn) => ({
        incompleteForms: [{ urn, incompletePrompts: [], completedPrompts: [] }],
        completedForms: [],
        verifications: [{ form: urn, lastModified: stamp }],
      }),
      after: { incompleteForms: [], completedForms: [], verifications: [] },
    },
  ],
  [
    'a column in a foreign key',
    {
      ...{ ...dataset, target: column, aspect: 'schemaMetadata' },
      before: (urn) => schema([urn]),
      after: schema([]),
    },
  ],
  [
    'the query of lineage',
    {
      ...{ ...dataset, target: entity('query'), aspect: 'upstreamLineage' },
      before: (query) => ({ upstreams: upstreams(query) }),
      after: { upstreams: upstreams() },
    },
  ],
  [
    'a column upstream of nothing',
    {
      ...{ ...dataset, target: column, aspect: 'upstreamLineage' },
      before: (urn) => ({
        upstreams: upstreams(),
        fineGrainedLineages: [columns(urn), columns(column('x'))],
      }),
      after: { upstreams: upstreams(), fineGrainedLineages: [columns(column('x'))] },
    },
  ],
  [
    'a step of a path',
    {
      ...{ ...dataset, target: entity('container'), aspect: 'browsePathsV2' },
      before: (urn) => ({ path: [{ id: 'top' }, { id: urn, urn }] }),
      after: { path: [{ id: 'top' }] },
    },
  ],
  [
    'an asset of a module',
    {
      ...{
        owner: entity('dataHubPageModule'),
        target: entity('chart'),
        aspect: 'dataHubPageModuleProperties',
      },
      target: (name) => `urn:li:chart:(looker,${name})`,
      before: (urn) => ({
        ...{ name: 'm', type: 'ASSET_COLLECTION', visibility: { scope: 'PERSONAL' } },
        ...{ created: stamp, lastModified: stamp, params: { assetCollectionParams: { assetUrns: [urn] } } },
      }),
      after: {
        ...{ name: 'm', type: 'ASSET_COLLECTION', visibility: { scope: 'PERSONAL' } },
        ...{ created: stamp, lastModified: stamp, params: { assetCollectionParams: { assetUrns: [] } } },
      },
    },
  ],
  [
    'the assignee of an incident',
    {
      ...{ owner: entity('incident'), target: entity('corpuser'), aspect: 'incidentInfo' },
      before: (urn) => incident(urn, 'urn:li:corpuser:bob'),
      after: incident('urn:li:corpuser:bob'),
    },
  ],
  [
    'the origin of a query',
    {
      ...{ owner: entity('query'), target: entity('dataHubView'), aspect: 'queryProperties' },
      before: (origin) => ({ ...query(), origin }),
      after: query(),
    },
  ],
  [
    'the admin of a group',
    {
      ...{ owner: entity('corpGroup'), target: entity('corpuser'), aspect: 'corpGroupInfo' },
      before: (urn) => ({ admins: [urn], members: [], groups: [] }),
      after: { admins: [], members: [], groups: [] },
    },
  ],
  [
    'the stage of an asset',
    {
      ...{ ...dataset, target: entity('lifecycleStageType'), aspect: 'status' },
      before: (lifecycleStage) => ({ removed: true, lifecycleStage }),
      after: { removed: true },
    },
  ],
  [
    'the user of a policy',
    {
      ...{ owner: entity('dataHubPolicy'), target: entity('corpuser'), aspect: 'dataHubPolicyInfo' },
      before: (urn) => policy([urn, 'urn:li:corpuser:bob'], []),
      after: policy(['urn:li:corpuser:bob'], []),
    },
  ],
  [
    'the condition of a policy, which is kept',
    {
      ...{ owner: entity('dataHubPolicy'), target: entity('corpuser'), aspect: 'dataHubPolicyInfo' },
      before: (urn) => policy([], [urn]),
    },
  ],
  [
    'the condition of a view, which is kept',
    {
      ...{ owner: entity('dataHubView'), target: entity('tag'), aspect: 'dataHubViewInfo' },
      before: (urn) => ({
        ...{ name: 'v', type: 'PERSONAL', created: stamp, lastModified: stamp },
        definition: {
          entityTypes: [],
          filter: { or: [{ and: [{ field: 'tags', value: '', values: [urn], condition: 'EQUAL' }] }] },
        },
      }),
    },
  ],
  [
    'the table of a column, in its key, which is kept',
    {
      ...{ owner: column, target: (name) => datasetUrn(name), aspect: 'schemaFieldKey' },
      before: (parent) => ({ parent, fieldPath: 'id' }),
    },
  ],
])('%s', async (_, { owner, target, aspect, before, after }) => {
  const name = unique('member');
  const [from, to] = [owner(name), target(name)];
  await store(from, aspect, before(to));
  const stored = await aspectValue(catalog, from, aspect);
  const kept = after === undefined ? [{ entity: from, aspect }] : [];
  const expected = {
    ...{ total: 1, relatedAspects: [{ relationship: 'References', entity: from, aspect }] },
    ...{ keptAspects: kept, totalKept: kept.length },
  };
  expect(await references(to, true)).toEqual(expected);
  expect(await aspectValue(catalog, from, aspect)).toEqual(stored);
  expect(await references(to, false)).toEqual(expected);
  expect(await aspectValue(catalog, from, aspect)).toEqual(after ?? stored);
  expect(await references(to, false)).toEqual(after === undefined ? expected : NOTHING);
  await expectConsistent(graph, from);
});

function query(): object {
  return {
    ...{ statement: { value: 'SELECT 1', language: 'SQL' }, source: 'MANUAL' },
    ...{ created: stamp, lastModified: stamp },
  };
}

it('values of a structured property, the last one with the property', async () => {
  const name = unique('member');
  const [property, user] = [`urn:li:structuredProperty:io.acme.${name}`, `urn:li:corpuser:${name}`];
  await store(property, 'propertyDefinition', {
    ...{
      qualifiedName: `io.acme.${name}`,
      valueType: 'urn:li:dataType:datahub.urn',
      cardinality: 'MULTIPLE',
    },
    entityTypes: ['urn:li:entityType:datahub.dataset'],
  });
  const assigned = (...values: string[]) => ({
    properties: [{ propertyUrn: property, values: values.map((string) => ({ string })) }],
  });
  const [both, only] = [datasetUrn(`${name}.both`), datasetUrn(`${name}.only`)];
  await store(both, 'structuredProperties', assigned('urn:li:corpuser:bob', user));
  await store(only, 'structuredProperties', assigned(user));
  expect(await references(user, false)).toMatchObject({ total: 2, totalKept: 0 });
  const values = async (urn: string) => (await aspectValue(catalog, urn, 'structuredProperties')).properties;
  expect((await values(both)).map(({ values: left }: any) => left)).toEqual([
    [{ string: 'urn:li:corpuser:bob' }],
  ]);
  expect(await values(only)).toEqual([]);
});

it('a reference that was overwritten is not reported, and neither is a stamp', async () => {
  const name = unique('member');
  const [from, stage, actor] = [
    datasetUrn(name),
    `urn:li:lifecycleStageType:${name}`,
    `urn:li:corpuser:${name}`,
  ];
  await store(from, 'status', { removed: false, lifecycleStage: stage });
  await store(from, 'institutionalMemory', {
    elements: [{ url: 'https://example.org', description: 'd', createStamp: { time: 1, actor } }],
  });
  await store(from, 'status', { removed: false });
  expect(await references(stage, true)).toEqual(NOTHING);
  expect(await references(actor, true)).toEqual(NOTHING);
});

it('points are history and keep their references', async () => {
  const name = unique('member');
  const [from, user] = [datasetUrn(name), `urn:li:corpuser:${name}`];
  const counts = { userCounts: [{ user, count: 1 }] };
  await store(from, 'datasetUsageStatistics', { timestampMillis: 1_000, ...counts });
  expect(await references(user, false)).toEqual(NOTHING);
});

it('is found after a repair if an earlier version stored it', async () => {
  const name = unique('member');
  const [from, form] = [datasetUrn(name), `urn:li:form:${name}`];
  await store(from, 'forms', {
    incompleteForms: [{ urn: form, incompletePrompts: [], completedPrompts: [] }],
    completedForms: [],
  });
  await graph.rows(
    `MATCH (n:Entity {urn: $from})
     SET n.search_terms = [term IN n.search_terms WHERE NOT term STARTS WITH '@refers:'] RETURN 1 AS done`,
    { from },
  );
  const { examples } = await checkGraph(catalog, name);
  expect(examples).toContainEqual(
    expect.objectContaining({
      urn: from,
      message: expect.stringContaining('has wrong values of search_terms'),
    }),
  );
  await catalog.post('/operations?action=restoreIndices', { urn: from });
  expect(await references(form, true)).toMatchObject({ total: 1 });
});

it('a form that is deleted goes from the assets that have to answer it', async () => {
  const name = unique('member');
  const [from, form] = [datasetUrn(name), `urn:li:form:${name}`];
  await store(form, 'formInfo', { name, type: 'COMPLETION', prompts: [] });
  await store(from, 'forms', {
    incompleteForms: [{ urn: form, incompletePrompts: [], completedPrompts: [] }],
    completedForms: [],
  });
  await catalog.query(`mutation { deleteForm(input: { urn: "${form}" }) }`);
  expect(await aspectValue(catalog, from, 'forms')).toEqual({ incompleteForms: [], completedForms: [] });
});
