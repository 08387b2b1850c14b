/** Who may change modules and templates of pages, and the summaries of assets. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { verbs, where, type Somebody } from '../authorization/policies-verbs.js';
import { openViewing } from '../authorization/scope-support.js';
import { pageTools } from './support.js';

const { catalog } = await openViewing();
const { holder, somebody, asRoot, store } = verbs((): TestCatalog => catalog);

let user: Somebody;
let manager: Somebody;
beforeAll(async () => {
  user = await somebody();
  manager = await holder(['MANAGE_HOME_PAGE_TEMPLATES'], { type: 'PLATFORM' });
});

const GLOBAL = { scope: 'GLOBAL' };

it('every user makes modules and templates for themselves; those for everybody take the privilege', async () => {
  const [mine, theirs] = [pageTools(user), pageTools(manager)];
  const module = await mine.makeModule();
  const template = await mine.makeTemplate({ rows: [{ modules: [module] }] });
  expect(codeOf(await mine.upsertModule(GLOBAL))).toBe('FORBIDDEN');
  expect(codeOf(await mine.upsertTemplate(GLOBAL))).toBe('FORBIDDEN');
  expect(codeOf(await mine.upsertModule({ urn: module, ...GLOBAL }))).toBe('FORBIDDEN');
  const shared = await theirs.makeModule(GLOBAL);
  expect(codeOf(await mine.upsertModule({ urn: shared }))).toBe('FORBIDDEN');
  expect(codeOf(await mine.deleteModule(shared))).toBe('FORBIDDEN');
  expect(codeOf(await theirs.deleteModule(shared))).toBeUndefined();
  expect(codeOf(await mine.deleteTemplate(template))).toBeUndefined();
});

it('everybody sees modules and templates for everybody, whatever else their scope contains', async () => {
  const theirs = pageTools(manager);
  const module = await theirs.makeModule(GLOBAL);
  const template = await theirs.makeTemplate({ rows: [{ modules: [module] }], ...GLOBAL });
  const hidden = await theirs.makeTemplate({ rows: [{ modules: [module] }] });
  const rowsOf = async (urn: string) =>
    (
      await user.graphql(
        `{ entity(urn: "${urn}") { ... on DataHubPageTemplate { properties { rows { modules { urn properties { name } } } } } } }`,
      )
    ).data.entity?.properties?.rows;
  const shown = [{ modules: [{ urn: module, properties: { name: expect.any(String) } }] }];
  expect(await rowsOf(template)).toEqual(shown);
  expect(await rowsOf(hidden)).toBeUndefined();
  const home = await user.graphql(
    '{ globalHomePageSettings { defaultTemplate { urn properties { rows { modules { urn } } } } } }',
  );
  expect(home.data.globalHomePageSettings.defaultTemplate.properties.rows).not.toHaveLength(0);
});

it('nobody changes or deletes what another user made for themselves', async () => {
  const mine = pageTools(user);
  const [module, template] = [await mine.makeModule(), await mine.makeTemplate()];
  for (const by of [pageTools(manager), pageTools(await asRoot())])
    expect([
      codeOf(await by.upsertModule({ urn: module })),
      codeOf(await by.deleteModule(module)),
      codeOf(await by.upsertTemplate({ urn: template })),
      codeOf(await by.deleteTemplate(template)),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

it('the summary of an asset takes MANAGE_ASSET_SUMMARY, and privileges report it', async () => {
  const domain = `urn:li:domain:${unique('d')}`;
  await store(proposal(domain, 'domainProperties', { name: 'd' }));
  const template = await pageTools(await asRoot()).makeTemplate(GLOBAL);
  const ofDomain = where({ field: 'URN', values: [domain, template] });
  const [reader, keeper] = [
    await holder(['VIEW_ENTITY_PAGE'], { resources: ofDomain }),
    await holder(['VIEW_ENTITY_PAGE', 'MANAGE_ASSET_SUMMARY'], { resources: ofDomain }),
  ];
  const set = (by: Somebody) =>
    by.graphql(
      'mutation ($input: UpdateAssetSettingsInput!) { updateAssetSettings(input: $input) { assetSummary { templates { template { urn } } } } }',
      { input: { urn: domain, summary: { template } } },
    );
  const may = async (by: Somebody) =>
    (await by.graphql(`{ domain(urn: "${domain}") { privileges { canManageAssetSummary } } }`)).data.domain
      .privileges;
  expect(codeOf(await set(reader))).toBe('FORBIDDEN');
  expect(await may(reader)).toEqual({ canManageAssetSummary: false });
  expect(codeOf(await set(keeper))).toBeUndefined();
  expect(await may(keeper)).toEqual({ canManageAssetSummary: true });
});
