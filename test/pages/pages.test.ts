/** Modules and templates of pages, and the templates of assets. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { KEY } from '../helpers/secured-catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';
import { LINK, pageTools } from './support.js';

const HOME = 'urn:li:dataHubPageTemplate:home_default_1';
const moduleUrn = (id: string) => `urn:li:dataHubPageModule:${id}`;

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog({ access: { auth: false, loopback: true, tokenKey: KEY } });
});
afterAll(() => catalog.stop());
const { newDomain, newTable, stored, exists, done, mutate } = mutationTools(() => catalog);
const { upsertModule, makeModule, upsertTemplate, makeTemplate, deleteModule, deleteTemplate } = pageTools({
  graphql: (query, variables) => catalog.graphql(query, variables),
});

it('a catalog has a home page with its modules', async () => {
  const { entity } = await catalog.query(
    `{ entity(urn: "${HOME}") { ... on DataHubPageTemplate { properties { surface { surfaceType } visibility { scope }
      rows { modules { urn properties { name type visibility { scope } } } } } } } }`,
  );
  const types = entity.properties.rows.map(({ modules }: any) =>
    modules.map((each: any) => each.properties.type),
  );
  expect(entity.properties).toMatchObject({
    surface: { surfaceType: 'HOME_PAGE' },
    visibility: { scope: 'GLOBAL' },
  });
  expect(types).toEqual([['OWNED_ASSETS'], ['DOMAINS', 'PLATFORMS']]);
  const { searchAcrossEntities } = await catalog.query(
    '{ searchAcrossEntities(input: { query: "*", orFilters: [{ and: [{ field: "urn", values: ["' +
      HOME +
      '"] }] }] }) { total } }',
  );
  expect(searchAcrossEntities.total).toBe(0);
});

it.each<[string, object]>([
  ['LINK', LINK],
  ['LINK', { linkParams: { ...LINK.linkParams, imageUrl: '/files/a.png' } }],
  ['RICH_TEXT', { richTextParams: { content: '# Hello' } }],
  ['ASSET_COLLECTION', { assetCollectionParams: { assetUrns: [HOME], dynamicFilterJson: '{}' } }],
  ['HIERARCHY', { hierarchyViewParams: { assetUrns: [], showRelatedEntities: true } }],
  [
    'HIERARCHY',
    {
      hierarchyViewParams: {
        ...{ assetUrns: [], showRelatedEntities: true },
        relatedEntitiesFilterJson: '{"type":"logical","operator":"and","operands":[]}',
      },
    },
  ],
])('a module of the type %s is created and replaced', async (type, params) => {
  const { data } = await upsertModule({ type, params });
  const { urn, properties } = data.upsertPageModule;
  expect(properties).toMatchObject({ type, params, visibility: { scope: 'PERSONAL' } });
  const before = await stored(urn, 'dataHubPageModuleProperties');
  await upsertModule({ urn, type: 'LINK', params: LINK, name: 'Other' });
  const after = await stored(urn, 'dataHubPageModuleProperties');
  expect(after).toMatchObject({ name: 'Other', type: 'LINK', created: before.created });
  expect(Object.keys(after.params)).toEqual(['linkParams']);
});

const filtered = (dynamicFilterJson: string) => ({
  ...{ type: 'ASSET_COLLECTION', params: { assetCollectionParams: { assetUrns: [], dynamicFilterJson } } },
});
const related = (relatedEntitiesFilterJson: string) => ({
  type: 'HIERARCHY',
  params: {
    hierarchyViewParams: { assetUrns: [], showRelatedEntities: true, relatedEntitiesFilterJson },
  },
});

it.each<[string, object, string, string]>([
  ['a module of a built-in type', { type: 'DOMAINS', params: {} }, 'INVALID_REQUEST', '/input/type'],
  [
    'a module without the parameters of its type',
    { type: 'RICH_TEXT', params: LINK },
    'INVALID_REQUEST',
    '/input/params/richTextParams',
  ],
  ['a blank name', { name: '' }, 'INVALID_REQUEST', '/input/name'],
  [
    'a link that is no web address',
    { params: { linkParams: { linkUrl: 'javascript:x' } } },
    'INVALID_REQUEST',
    '/input/params/linkParams/linkUrl',
  ],
  [
    'a picture that is a script',
    { params: { linkParams: { linkUrl: 'https://example.com', imageUrl: 'javascript:x' } } },
    'INVALID_REQUEST',
    '/input/params/linkParams/imageUrl',
  ],
  [
    'a filter of assets that is broken JSON',
    filtered('{"or":['),
    'INVALID_REQUEST',
    '/input/params/assetCollectionParams/dynamicFilterJson',
  ],
  [
    'a filter of related entities that is no object',
    related('[1]'),
    'INVALID_REQUEST',
    '/input/params/hierarchyViewParams/relatedEntitiesFilterJson',
  ],
  ['a built-in module', { urn: moduleUrn('your_assets') }, 'INVALID_REQUEST', '/input/urn'],
  ['the URN of a template', { urn: HOME }, 'INVALID_URN', '/input/urn'],
])('%s is refused, with its place', async (_, input, code, path) => {
  const urn = moduleUrn(unique('module'));
  const { errors } = await upsertModule({ urn, ...input });
  expect(errors?.[0].extensions).toMatchObject({ reason: code, path });
  expect(await exists(urn)).toBe(false);
});

it('a collection of assets with a text that is no URN is refused', async () => {
  const urn = moduleUrn(unique('module'));
  const params = { assetCollectionParams: { assetUrns: ['x'] } };
  expect(codeOf(await upsertModule({ urn, type: 'ASSET_COLLECTION', params }))).toBe('INVALID_ASPECT');
  expect(await exists(urn)).toBe(false);
});

it('a template arranges modules; a deleted module leaves its rows, and built-in ones stay', async () => {
  const [first, second] = [await makeModule(), await makeModule()];
  const rows = [{ modules: [first, moduleUrn('platforms')] }, { modules: [second] }];
  const assetSummary = { summaryElements: [{ elementType: 'OWNERS' }] };
  const urn = await makeTemplate({ rows, surfaceType: 'ASSET_SUMMARY', assetSummary });
  expect((await deleteModule(first)).data).toEqual({ deletePageModule: true });
  const { data } = await upsertTemplate({ urn, rows: [{ modules: [second] }], surfaceType: 'ASSET_SUMMARY' });
  expect(data.upsertPageTemplate.properties).toMatchObject({
    ...{
      rows: [{ modules: [{ urn: second }] }],
      assetSummary: { summaryElements: [{ elementType: 'OWNERS' }] },
    },
  });
  expect(codeOf(await upsertTemplate({ urn, rows }))).toBe('NOT_FOUND');
  expect(codeOf(await deleteModule(first))).toBe('NOT_FOUND');
  expect(codeOf(await deleteModule(moduleUrn('ai_context')))).toBe('INVALID_REQUEST');
  expect(codeOf(await deleteTemplate(HOME))).toBe('FORBIDDEN');
  expect(await stored(urn, 'dataHubPageTemplateProperties')).toMatchObject({ rows: [{ modules: [second] }] });
});

it('a summary names structured properties that exist, and only for elements of that type', async () => {
  const property = `urn:li:structuredProperty:${unique('p')}`;
  await catalog.ingestBatch([
    proposal(property, 'propertyDefinition', {
      ...{ qualifiedName: unique('p'), valueType: 'urn:li:dataType:datahub.string' },
      entityTypes: ['urn:li:entityType:datahub.dataset'],
    }),
  ]);
  const elements = (...summaryElements: object[]) => upsertTemplate({ assetSummary: { summaryElements } });
  const element = { elementType: 'STRUCTURED_PROPERTY', structuredPropertyUrn: property };
  const { data } = await elements({ elementType: 'TAGS' }, element);
  expect(data.upsertPageTemplate.properties.assetSummary.summaryElements[1]).toEqual({
    ...{ elementType: 'STRUCTURED_PROPERTY', structuredProperty: { urn: property } },
  });
  expect(codeOf(await elements({ ...element, structuredPropertyUrn: `${property}x` }))).toBe('NOT_FOUND');
  expect(codeOf(await elements({ elementType: 'STRUCTURED_PROPERTY' }))).toBe('INVALID_REQUEST');
  expect(codeOf(await elements({ ...element, elementType: 'TAGS' }))).toBe('INVALID_REQUEST');
});

it('an asset has the template that it is given, until the template is deleted; so has a user', async () => {
  const [domain, template] = [await newDomain(), await makeTemplate({ scope: 'GLOBAL' })];
  const set = (input: object) =>
    catalog.graphql(
      `mutation ($input: UpdateAssetSettingsInput!) { updateAssetSettings(input: $input) {
        assetSummary { templates { template { urn } } } } }`,
      { input },
    );
  const chosen = { assetSummary: { templates: [{ template: { urn: template } }] } };
  expect((await set({ urn: domain, summary: { template } })).data.updateAssetSettings).toEqual(chosen);
  expect((await set({ urn: domain })).data.updateAssetSettings).toEqual(chosen);
  expect((await set({ urn: await newTable() })).data.updateAssetSettings).toEqual({ assetSummary: null });
  for (const [input, code] of [
    [{ urn: 'urn:li:tag:x', summary: { template } }, 'INVALID_URN'],
    [{ urn: domain, summary: { template: moduleUrn('lineage') } }, 'INVALID_URN'],
    [{ urn: domain, summary: { template: `${template}none` } }, 'NOT_FOUND'],
    [{ urn: `${domain}none`, summary: { template } }, 'NOT_FOUND'],
  ] as const)
    expect(codeOf(await set(input))).toBe(code);
  await done('updateUserHomePageSettings', { pageTemplate: template });
  expect((await deleteTemplate(template)).data).toEqual({ deletePageTemplate: true });
  expect((await stored(domain, 'assetSettings')).assetSummary.templates).toEqual([]);
  expect((await stored('urn:li:corpuser:datahub', 'corpUserSettings')).homePage.pageTemplate).toBeUndefined();
  expect(codeOf(await mutate('updateUserHomePageSettings', { pageTemplate: template }))).toBe('NOT_FOUND');
});
