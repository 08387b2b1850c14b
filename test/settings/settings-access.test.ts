/** Who may change and see the settings of the catalog. Users with a restricted scope have settings of their own as well. */
import { unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationOf } from '../helpers/graphql/mutations.js';
import { verbs, type Somebody } from '../authorization/policies-verbs.js';
import { openViewing } from '../authorization/scope-support.js';
import { viewTools } from '../views/support.js';

const { catalog } = await openViewing();
const { holder, somebody, asRoot } = verbs((): TestCatalog => catalog);

const set = (by: Somebody, name: string, input: object) => by.graphql(mutationOf(name), { input });
const setPropagation = (by: Somebody) =>
  set(by, 'updateDocPropagationSettings', { docColumnPropagation: true });
const setView = (by: Somebody, defaultView?: string) => set(by, 'updateGlobalViewsSettings', { defaultView });

it('each part of the settings takes its own privilege', async () => {
  const views = await holder(['MANAGE_GLOBAL_VIEWS'], { type: 'PLATFORM' });
  const features = await holder(['MANAGE_FEATURES'], { type: 'PLATFORM' });
  expect([codeOf(await setView(views)), codeOf(await setPropagation(views))]).toEqual([
    undefined,
    'FORBIDDEN',
  ]);
  expect([codeOf(await setView(features)), codeOf(await setPropagation(features))]).toEqual([
    'FORBIDDEN',
    undefined,
  ]);
  const steps = [{ op: 'add', path: '/sso', value: { baseUrl: 'https://example.com' } }];
  const value = JSON.stringify(steps);
  const patched = await views.write('urn:li:globalSettings:0', 'globalSettingsInfo', value, {
    changeType: 'PATCH',
  });
  expect(patched.status).toBe(403);
});

it('everybody sees the default view of the catalog, and every user has settings of their own', async () => {
  const root = await asRoot();
  const urn = await viewTools(root).make({ viewType: 'GLOBAL' });
  await setView(root, urn);
  const reader = await somebody();
  const read = '{ globalViewsSettings { defaultView } docPropagationSettings { docColumnPropagation } }';
  expect((await root.graphql(read)).data.globalViewsSettings.defaultView).toBe(urn);
  expect((await reader.graphql(read)).data).toEqual({
    globalViewsSettings: { defaultView: urn },
    docPropagationSettings: { docColumnPropagation: true },
  });
  const language = unique('language');
  const input = { language };
  expect(codeOf(await set(reader, 'updateCorpUserLocaleSettings', input))).toBe(undefined);
  const { data } = await reader.graphql('{ me { corpUser { settings { locale { language } } } } }');
  expect(data.me.corpUser.settings.locale).toEqual({ language });
  await setView(root);
});
