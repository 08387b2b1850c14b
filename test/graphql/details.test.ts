/** Details of shared records: lifecycle stages, attributions, times of creation, assignments to the caller. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { verbs, where } from '../authorization/policies-verbs.js';
import { openViewing } from '../authorization/scope-support.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const secured = await openViewing();
const { holder } = verbs(() => secured.catalog);

const ME = 'urn:li:corpuser:datahub';
const STAMP = { time: 7, actor: 'urn:li:corpuser:ann' };
const STAMPS = { created: STAMP, lastModified: STAMP };

describe('the lifecycle stage of an asset', () => {
  const STAGE = `query ($urn: String!) { dataset(urn: $urn) { status { removed lifecycleLastUpdated { time actor }
    lifecycleStage { urn name description entityTypes hideInSearch allowedPreviousStages } } } }`;
  const stage = () => `urn:li:lifecycleStageType:${unique('stage')}`;

  it('is shown with its rules', async () => {
    const [draft, certified, dataset] = [stage(), stage(), datasetUrn(unique('t'))];
    await catalog.ingestBatch([
      proposal(draft, 'lifecycleStageTypeInfo', { name: 'Draft', settings: {}, ...STAMPS }),
      proposal(certified, 'lifecycleStageTypeInfo', {
        ...{ name: 'Certified', description: 'Checked', entityTypes: ['dataset'] },
        ...{ settings: { hideInSearch: true }, transitionPolicy: { allowedPreviousStages: [draft] } },
        ...STAMPS,
      }),
    ]);
    await catalog.ingest(dataset, 'status', { removed: false, lifecycleStage: draft });
    await catalog.ingest(dataset, 'status', {
      ...{ removed: false, lifecycleStage: certified, lifecycleLastUpdated: STAMP },
    });
    expect((await catalog.query(STAGE, { urn: dataset })).dataset.status).toEqual({
      removed: false,
      lifecycleLastUpdated: STAMP,
      lifecycleStage: {
        ...{ urn: certified, name: 'Certified', description: 'Checked', entityTypes: ['dataset'] },
        ...{ hideInSearch: true, allowedPreviousStages: [draft] },
      },
    });
  });

  it('that was deleted is null', async () => {
    const [urn, dataset] = [stage(), datasetUrn(unique('t'))];
    await catalog.ingest(urn, 'lifecycleStageTypeInfo', { name: 'Gone', settings: {}, ...STAMPS });
    await catalog.ingest(dataset, 'status', { removed: false, lifecycleStage: urn });
    await catalog.post('/entities?action=delete', { urn });
    const { status } = (await catalog.query(STAGE, { urn: dataset })).dataset;
    expect(status).toEqual({ removed: false, lifecycleLastUpdated: null, lifecycleStage: null });
  });

  it('hides nothing and allows every transition by default', async () => {
    const urn = stage();
    await catalog.ingest(urn, 'lifecycleStageTypeInfo', { name: 'Draft', settings: {}, ...STAMPS });
    const { entity } = await catalog.query(
      `query ($urn: String!) { entity(urn: $urn) { ... on LifecycleStageType { name hideInSearch entityTypes allowedPreviousStages } } }`,
      { urn },
    );
    expect(entity).toEqual({
      name: 'Draft',
      hideInSearch: false,
      entityTypes: null,
      allowedPreviousStages: null,
    });
  });
});

it('a domain has the attribution of the rule that set it', async () => {
  const [domain, plain, ruled] = [
    `urn:li:domain:${unique('d')}`,
    datasetUrn(unique('t')),
    datasetUrn(unique('t')),
  ];
  const attribution = { time: 5, actor: ME, source: 'urn:li:test:rule', sourceDetail: { hop: '1' } };
  await catalog.ingestBatch([
    proposal(plain, 'domains', { domains: [domain] }),
    proposal(ruled, 'domains', { domains: [domain], domainAssociations: [{ domain, attribution }] }),
  ]);
  const parts =
    'domain { associatedUrn domain { urn } attribution { time actor { urn } source { urn } sourceDetail { key value } } }';
  const { entities } = await catalog.query(
    `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset { ${parts} } } }`,
    { urns: [plain, ruled] },
  );
  expect(entities).toEqual([
    { domain: { associatedUrn: plain, domain: { urn: domain }, attribution: null } },
    {
      domain: {
        ...{ associatedUrn: ruled, domain: { urn: domain } },
        attribution: {
          ...{ time: 5, actor: { urn: ME }, source: { urn: 'urn:li:test:rule' } },
          sourceDetail: [{ key: 'hop', value: '1' }],
        },
      },
    },
  ]);
});

it('links, definitions, platforms, users and templates have their further members', async () => {
  const dataset = datasetUrn(unique('t'));
  const [property, other] = [unique('p'), unique('p')].map((id) => `urn:li:structuredProperty:${id}`) as [
    string,
    string,
  ];
  const [platform, user] = [`urn:li:dataPlatform:${unique('p')}`, `urn:li:corpuser:${unique('u')}`];
  const attribute = `urn:li:businessAttribute:${unique('b')}`;
  const template = `urn:li:dataHubPageTemplate:${unique('t')}`;
  const link = { url: 'https://x.org', description: 'x', createStamp: STAMP };
  const definition = {
    ...{ valueType: 'urn:li:dataType:datahub.string', entityTypes: ['urn:li:entityType:datahub.dataset'] },
  };
  await catalog.ingestBatch([
    proposal(dataset, 'institutionalMemory', {
      elements: [
        link,
        { ...link, url: 'https://y.org', settings: { showInAssetPreview: true } },
        { ...link, url: 'https://z.org', settings: {} },
      ],
    }),
    proposal(property, 'propertyDefinition', {
      ...definition,
      qualifiedName: property.split(':')[3],
      allowedPlatforms: [platform],
    }),
    proposal(other, 'propertyDefinition', { ...definition, qualifiedName: other.split(':')[3] }),
    proposal(platform, 'dataPlatformInfo', {
      name: 'p',
      type: 'OTHERS',
      datasetNameDelimiter: '.',
      logical: true,
    }),
    proposal(user, 'corpUserSettings', { appearance: {}, locale: { language: 'de' } }),
    proposal(attribute, 'businessAttributeInfo', { fieldPath: 'a', name: 'a', ...STAMPS, deleted: STAMP }),
    proposal(template, 'dataHubPageTemplateProperties', {
      ...{ rows: [], surface: { surfaceType: 'ASSET_SUMMARY' }, visibility: { scope: 'GLOBAL' }, ...STAMPS },
      assetSummary: {
        summaryElements: [
          { elementType: 'OWNERS' },
          { elementType: 'STRUCTURED_PROPERTY', structuredPropertyUrn: property },
        ],
      },
    }),
  ]);
  const answer = await catalog.query(
    `query ($dataset: String!, $property: String!, $other: String!, $platform: String!, $user: String!, $attribute: String!, $template: String!) {
      dataset(urn: $dataset) { institutionalMemory { elements { settings { showInAssetPreview } } } }
      named: structuredProperty(urn: $property) { definition { allowedPlatforms { urn } } }
      open: structuredProperty(urn: $other) { definition { allowedPlatforms { urn } } }
      dataPlatform(urn: $platform) { properties { logical } }
      corpUser(urn: $user) { settings { locale { language } } }
      businessAttribute(urn: $attribute) { properties { deleted { time actor } } }
      template: entity(urn: $template) { ... on DataHubPageTemplate { properties { assetSummary {
        summaryElements { elementType structuredProperty { urn } } } } } } }`,
    { dataset, property, other, platform, user, attribute, template },
  );
  expect(answer).toEqual({
    dataset: {
      institutionalMemory: {
        elements: [
          { settings: null },
          { settings: { showInAssetPreview: true } },
          { settings: { showInAssetPreview: false } },
        ],
      },
    },
    named: { definition: { allowedPlatforms: [{ urn: platform }] } },
    open: { definition: { allowedPlatforms: [] } },
    dataPlatform: { properties: { logical: true } },
    corpUser: { settings: { locale: { language: 'de' } } },
    businessAttribute: { properties: { deleted: STAMP } },
    template: {
      properties: {
        assetSummary: {
          summaryElements: [
            { elementType: 'OWNERS', structuredProperty: null },
            { elementType: 'STRUCTURED_PROPERTY', structuredProperty: { urn: property } },
          ],
        },
      },
    },
  });
});

it('a run event tells when it was observed', async () => {
  const [assertion, dataset] = [`urn:li:assertion:${unique('a')}`, datasetUrn(unique('t'))];
  const event = (timestampMillis: number) => ({
    ...{ timestampMillis, runId: 'r', assertionUrn: assertion, asserteeUrn: dataset, status: 'COMPLETE' },
  });
  await catalog.ingest(assertion, 'status', { removed: false });
  await catalog.ingest(assertion, 'assertionRunEvent', event(1), {
    systemMetadata: { lastObserved: 42, runId: 'r' },
  });
  const { assertion: found } = await catalog.query(
    `query ($urn: String!) { assertion(urn: $urn) { runEvents { runEvents { timestampMillis lastObservedMillis } }
      lineage(input: { direction: UPSTREAM }) { total } } }`,
    { urn: assertion },
  );
  expect(found).toEqual({
    runEvents: { runEvents: [{ timestampMillis: 1, lastObservedMillis: 42 }] },
    lineage: { total: 0 },
  });
});

it('glossary terms, term groups and data products tell when they were created, with an actor that the caller may view', async () => {
  const created = async (reader: Pick<TestCatalog, 'graphql'>, urns: readonly string[]) => {
    const on = 'properties { createdOn { time actor { urn } } }';
    const { data } = await reader.graphql(
      `query ($urns: [String!]!) { entities(urns: $urns) { ... on GlossaryTerm { ${on} } ... on GlossaryNode { ${on} } ... on DataProduct { ${on} } } }`,
      { urns },
    );
    return data.entities.map(({ properties }: any) => properties.createdOn);
  };
  const urns = [
    `urn:li:glossaryTerm:${unique('t')}`,
    `urn:li:glossaryNode:${unique('n')}`,
    `urn:li:dataProduct:${unique('p')}`,
  ];
  const [term, node, product] = urns as [string, string, string];
  const proposals = [
    proposal(term, 'glossaryTermInfo', { definition: 'x', termSource: 'INTERNAL' }),
    proposal(node, 'glossaryNodeInfo', { definition: 'x' }),
    proposal(product, 'dataProductProperties', { name: 'x' }),
  ];
  const before = Date.now();
  await catalog.ingestBatch(proposals);
  const first = await created(catalog, urns);
  expect(first.map(({ actor }: any) => actor.urn)).toEqual([ME, ME, ME]);
  expect(Math.min(...first.map(({ time }: any) => time))).toBeGreaterThanOrEqual(before);
  await catalog.ingest(term, 'glossaryTermInfo', { definition: 'y', termSource: 'INTERNAL' });
  expect(await created(catalog, urns)).toEqual(first);
  const person = await holder(['VIEW_ENTITY_PAGE'], { resources: where({ field: 'URN', values: [term] }) });
  expect(await created(person, [term])).toEqual([{ time: first[0].time, actor: null }]);
});

describe('forms and roles are assigned to the caller', () => {
  const ASSIGNED = `query ($form: String!, $role: String!) {
    form(urn: $form) { info { actors { isAssignedToMe } } } role(urn: $role) { isAssignedToMe } }`;

  async function assigned(users: readonly string[], groups: readonly string[]) {
    const [form, role] = [`urn:li:form:${unique('f')}`, `urn:li:role:${unique('r')}`];
    await catalog.ingestBatch([
      proposal(form, 'formInfo', {
        name: 'f',
        type: 'COMPLETION',
        prompts: [],
        actors: { owners: true, users, groups },
      }),
      proposal(role, 'roleProperties', { name: 'r', type: 'READ' }),
      proposal(role, 'actors', {
        users: users.map((user) => ({ user })),
        groups: groups.map((group) => ({ group })),
      }),
    ]);
    const answer = await catalog.query(ASSIGNED, { form, role });
    return [answer.form.info.actors.isAssignedToMe, answer.role.isAssignedToMe];
  }

  it('by name', async () => {
    expect(await assigned([ME], [])).toEqual([true, true]);
    expect(await assigned(['urn:li:corpuser:ann'], ['urn:li:corpGroup:none'])).toEqual([false, false]);
    expect(await assigned([], [])).toEqual([false, false]);
  });

  it('through groups of the directory and of the catalog', async () => {
    const [directory, native] = [unique('g'), unique('g')].map((id) => `urn:li:corpGroup:${id}`) as [
      string,
      string,
    ];
    const user = `urn:li:corpuser:${unique('u')}`;
    await catalog.ingestBatch([
      proposal(ME, 'groupMembership', { groups: [directory] }),
      proposal(ME, 'nativeGroupMembership', { nativeGroups: [native] }),
    ]);
    try {
      expect(await assigned([user], [directory])).toEqual([true, true]);
      expect(await assigned([], [native])).toEqual([true, true]);
    } finally {
      // Other test files have the same first user.
      const gone = { changeType: 'DELETE' };
      await catalog.ingestBatch([
        proposal(ME, 'groupMembership', undefined, gone),
        proposal(ME, 'nativeGroupMembership', undefined, gone),
      ]);
    }
  });
});
