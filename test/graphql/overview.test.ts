/** The overview, which all entity types share. */
import { join } from 'node:path';
import { loadModel } from '../../src/model/load-model.js';
import type { EntityDefinition, KeyField } from '../../src/model/types.js';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const ANN = 'urn:li:corpuser:ann';
const stamp = { time: 1, actor: ANN };

async function write(...proposals: readonly object[]): Promise<void> {
  const { status, text } = await catalog.ingestBatch(proposals);
  if (status !== 200) throw new Error(text);
}

async function overviewOf(urn: string, selection: string): Promise<any> {
  const { entity } = await catalog.query(
    `query ($urn: String!) { entity(urn: $urn) { overview { ${selection} } } }`,
    { urn },
  );
  return entity.overview;
}

/** Steps by name, with the URNs of those that are entities. */
async function pathOf(urn: string): Promise<readonly (readonly [name: string, urn: string | undefined])[]> {
  const { path } = await overviewOf(urn, 'path { name entity { urn } }');
  return path.map(({ name, entity }: any) => [name, entity?.urn]);
}

const EVERYTHING = `name subTypes platform { urn } description sourceDescription externalUrl path { name entity { urn } }
  owners { associatedUrn } tags { associatedUrn } glossaryTerms { associatedUrn } domain { urn } dataProducts { urn } application { urn }
  links { url } deprecation { deprecated } customProperties { key value } structuredProperties { associatedUrn } removed openIncidents
  lastChange { time actor { urn } runId } privileges { canManageEntity }`;

describe('every entity type of the model', () => {
  const model = loadModel([join(import.meta.dirname, '..', '..', 'schemas')]);
  const word = unique('kind');

  function partOf({ urnOf, symbols }: KeyField): string {
    if (symbols !== undefined) return symbols[0] ?? '';
    if (urnOf === undefined) return word;
    if (urnOf.includes('dataFlow')) return `urn:li:dataFlow:(airflow,${word},PROD)`;
    return urnOf.length === 0 || urnOf.includes('dataPlatform')
      ? 'urn:li:dataPlatform:hive'
      : `urn:li:${String(urnOf[0])}:${word}`;
  }

  function urnOf({ name, keyFields }: EntityDefinition): string {
    const parts = keyFields.map(partOf);
    return `urn:li:${name}:${parts.length === 1 ? parts.join() : `(${parts.join(',')})`}`;
  }

  const types = [...model.entities.values()];
  const urns = types.map(urnOf);
  beforeAll(() =>
    write(
      ...types.map(({ keyAspect }, index) => {
        const urn = urns[index] ?? '';
        return proposal(urn, keyAspect, model.keyPayload(model.parseUrn(urn)).value);
      }),
    ),
  );

  it('has an overview, with a name from the URN by default', async () => {
    expect(types).toHaveLength(72);
    const { entities } = await catalog.query(
      `query ($urns: [String!]!) { entities(urns: $urns) { urn exists aspects { aspectName }
        overview { ${EVERYTHING} } } }`,
      { urns },
    );
    for (const [index, type] of types.entries()) {
      const key = type.keyFields.find(({ urnOf, symbols }) => urnOf === undefined && symbols === undefined);
      expect(entities[index]).toMatchObject({
        ...{
          urn: urns[index],
          exists: true,
          aspects: expect.arrayContaining([{ aspectName: type.keyAspect }]),
        },
        overview: {
          privileges: { canManageEntity: true },
          ...{ name: key === undefined ? expect.any(String) : word, subTypes: [], owners: [], tags: [] },
          ...{ removed: false, openIncidents: 0, description: null, domain: null, deprecation: null },
          lastChange: {
            time: expect.any(Number),
            actor: { urn: expect.stringMatching(/^urn:li:corpuser:/) },
          },
        },
      });
    }
  });

  it('has an overview of entities without metadata', async () => {
    const dataset = datasetUrn(`${word}.made`);
    const upstream = datasetUrn(`${word}.nobody_wrote`);
    await write(proposal(dataset, 'upstreamLineage', { upstreams: [{ dataset: upstream, type: 'COPY' }] }));
    const { entity } = await catalog.query(
      `query ($urn: String!) { entity(urn: $urn) { relationships(input: { types: ["DownstreamOf"], direction: OUTGOING }) {
        relationships { entity { exists history { changes { id } } overview { ${EVERYTHING} } } } } } }`,
      { urn: dataset },
    );
    expect(entity.relationships.relationships).toEqual([
      {
        entity: {
          ...{ exists: false, history: { changes: [] } },
          overview: expect.objectContaining({
            ...{ name: `${word}.nobody_wrote`, platform: { urn: 'urn:li:dataPlatform:hive' } },
            ...{ path: [], owners: [], lastChange: null, openIncidents: 0 },
          }),
        },
      },
    ]);
  });
});

describe('an edit by people', () => {
  it('replaces the text of the source, which stays available', async () => {
    const urn = datasetUrn(unique('edited'));
    await write(
      proposal(urn, 'datasetProperties', { name: 'of source', description: 'From the source.' }),
      proposal(urn, 'editableDatasetProperties', { name: 'Edited', description: 'By a person.' }),
    );
    expect(await overviewOf(urn, 'name description sourceDescription')).toEqual({
      ...{ name: 'Edited', description: 'By a person.', sourceDescription: 'From the source.' },
    });
  });

  it('is ignored if it is blank', async () => {
    const word = unique('blank');
    await write(
      proposal(datasetUrn(word), 'datasetProperties', { description: 'From the source.' }),
      proposal(datasetUrn(word), 'editableDatasetProperties', { name: ' ', description: '' }),
    );
    expect(await overviewOf(datasetUrn(word), 'name description sourceDescription')).toEqual({
      ...{ name: word, description: 'From the source.', sourceDescription: null },
    });
  });

  it('of a column is stored with its table', async () => {
    const table = datasetUrn(unique('columns'));
    const column = `urn:li:schemaField:(${table},shop.id)`;
    const tag = (name: string) => ({ tag: `urn:li:tag:${name}` });
    await write(
      proposal(column, 'globalTags', { tags: [tag('own')] }),
      proposal(table, 'schemaMetadata', {
        ...{ schemaName: 's', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: [
          {
            ...{ fieldPath: 'shop.id', nativeDataType: 'int', description: 'From the source.' },
            type: { type: { 'com.linkedin.schema.NumberType': {} } },
            globalTags: { tags: [tag('source'), tag('edited')] },
          },
        ],
      }),
      proposal(table, 'editableSchemaMetadata', {
        editableSchemaFieldInfo: [
          { fieldPath: 'shop.id', description: 'By a person.', globalTags: { tags: [tag('edited')] } },
          { fieldPath: 'other', description: 'Of another.' },
        ],
      }),
    );
    const { tags, ...rest } = await overviewOf(
      column,
      'name description sourceDescription tags { tag { name } } path { entity { urn } } platform { name }',
    );
    expect(rest).toEqual({
      ...{ name: 'shop.id', description: 'By a person.', sourceDescription: 'From the source.' },
      ...{ path: [{ entity: { urn: table } }], platform: { name: 'hive' } },
    });
    expect(tags.map(({ tag: { name } }: any) => name)).toEqual(['own', 'edited', 'source']);
  });
});

it('the overview of a dataset combines its aspects with references from other entities', async () => {
  const word = unique('full');
  const urn = datasetUrn(word);
  const product = `urn:li:dataProduct:${word}`;
  const incident = (state: string) =>
    proposal(`urn:li:incident:${word}_${state}`, 'incidentInfo', {
      ...{ type: 'OPERATIONAL', title: 'Late', entities: [urn], source: { type: 'MANUAL' }, created: stamp },
      status: { state, lastUpdated: stamp },
    });
  await write(
    proposal(urn, 'datasetProperties', { externalUrl: 'https://a.example', customProperties: { team: 'x' } }),
    proposal(urn, 'subTypes', { typeNames: ['View'] }),
    proposal(urn, 'ownership', { owners: [{ owner: ANN, type: 'DATAOWNER' }] }),
    proposal(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }),
    proposal(urn, 'glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:t' }], auditStamp: stamp }),
    proposal(urn, 'domains', { domains: [`urn:li:domain:${word}`] }),
    proposal(urn, 'applications', { applications: [`urn:li:application:${word}`] }),
    proposal(urn, 'institutionalMemory', {
      elements: [{ url: 'https://b.example', description: 'Handbook', createStamp: stamp }],
    }),
    proposal(urn, 'deprecation', { deprecated: true, note: 'Old', actor: ANN }),
    proposal(urn, 'status', { removed: true }),
    proposal(product, 'dataProductProperties', { name: 'P', assets: [{ destinationUrn: urn }] }),
    incident('ACTIVE'),
    incident('RESOLVED'),
  );
  await catalog.ingest(
    urn,
    'editableDatasetProperties',
    { description: 'last' },
    {
      systemMetadata: { runId: word },
    },
  );
  expect(await overviewOf(urn, `${EVERYTHING} tags { tag { urn } } glossaryTerms { term { urn } }`)).toEqual({
    ...{ name: word, subTypes: ['View'], platform: { urn: 'urn:li:dataPlatform:hive' }, path: [] },
    ...{ description: 'last', sourceDescription: null, externalUrl: 'https://a.example' },
    owners: [{ associatedUrn: urn }],
    tags: [{ associatedUrn: urn, tag: { urn: 'urn:li:tag:pii' } }],
    glossaryTerms: [{ associatedUrn: urn, term: { urn: 'urn:li:glossaryTerm:t' } }],
    domain: { urn: `urn:li:domain:${word}` },
    application: { urn: `urn:li:application:${word}` },
    dataProducts: [{ urn: product }],
    links: [{ url: 'https://b.example' }],
    deprecation: { deprecated: true },
    customProperties: [{ key: 'team', value: 'x' }],
    structuredProperties: [],
    ...{ removed: true, openIncidents: 1, privileges: { canManageEntity: true } },
    lastChange: { time: expect.any(Number), actor: { urn: 'urn:li:corpuser:datahub' }, runId: word },
  });
});

describe('the path', () => {
  const word = unique('way');
  const box = (name: string) => `urn:li:container:${word}_${name}`;
  const folders = (...ids: string[]) => ({ path: ids.map((id) => ({ id })) });
  beforeAll(() =>
    write(
      ...['database', 'schema'].map((name) => proposal(box(name), 'containerProperties', { name })),
      proposal(box('schema'), 'container', { container: box('database') }),
    ),
  );

  it('goes through the containers', async () => {
    const urn = datasetUrn(`${word}.boxed`);
    await write(
      proposal(urn, 'container', { container: box('schema') }),
      proposal(urn, 'browsePathsV2', folders('elsewhere')),
    );
    expect(await pathOf(urn)).toEqual([
      ['database', box('database')],
      ['schema', box('schema')],
    ]);
  });

  it('of an entity without a container is its browse path, with folders as plain names', async () => {
    const urn = datasetUrn(`${word}.browsed`);
    await write(
      proposal(urn, 'browsePathsV2', {
        path: [{ id: 'top' }, { id: box('schema'), urn: box('schema') }, { id: 'inner' }],
      }),
    );
    expect(await pathOf(urn)).toEqual([
      ['top', undefined],
      ['schema', box('schema')],
      ['inner', undefined],
    ]);
  });

  it('of a job leads through its flow', async () => {
    const flow = `urn:li:dataFlow:(airflow,${word},PROD)`;
    const job = `urn:li:dataJob:(${flow},load)`;
    await write(
      proposal(flow, 'dataFlowInfo', { name: 'Nightly' }),
      proposal(flow, 'browsePathsV2', folders('team')),
      proposal(job, 'dataJobInfo', { name: 'Load', type: { string: 'COMMAND' } }),
    );
    expect(await pathOf(job)).toEqual([
      ['team', undefined],
      ['Nightly', flow],
    ]);
  });

  it('of domains, terms and documents leads through their ancestors', async () => {
    const [upper, lower] = [`urn:li:domain:${word}_upper`, `urn:li:domain:${word}_lower`];
    const [node, term] = [`urn:li:glossaryNode:${word}`, `urn:li:glossaryTerm:${word}`];
    await write(
      proposal(upper, 'domainProperties', { name: 'Upper' }),
      proposal(lower, 'domainProperties', { name: 'Lower', parentDomain: upper }),
      proposal(node, 'glossaryNodeInfo', { definition: 'd', name: 'Node' }),
      proposal(term, 'glossaryTermInfo', { definition: 'd', termSource: 'INTERNAL', parentNode: node }),
    );
    expect(await pathOf(lower)).toEqual([['Upper', upper]]);
    expect(await pathOf(term)).toEqual([['Node', node]]);
  });

  it('ends where a cycle closes', async () => {
    const [one, other] = [box('one'), box('other')];
    await write(
      proposal(one, 'container', { container: other }),
      proposal(other, 'container', { container: one }),
    );
    expect(await pathOf(one)).toEqual([[`${word}_other`, other]]);
  });
});
