/** Settings of the catalog and of users. The tests of one file share the settings of the catalog, so each sets what it reads. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { KEY } from '../helpers/secured-catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';
import { viewTools } from '../views/support.js';

const ME = 'urn:li:corpuser:datahub';
const HOME = 'urn:li:dataHubPageTemplate:home_default_1';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog({ access: { auth: false, loopback: true, tokenKey: KEY } });
});
afterAll(() => catalog.stop());
const { mutate, done, stored } = mutationTools(() => catalog);
const views = viewTools({ graphql: (query, variables) => catalog.graphql(query, variables) });
const own = async () =>
  (
    await catalog.query(
      `{ me { corpUser { settings { appearance { showSimplifiedHomepage showThemeV2 } views { defaultView { urn } }
        homePage { pageTemplate { urn } dismissedAnnouncementUrns } locale { language } } } } }`,
    )
  ).me.corpUser.settings;
const defaultView = async () =>
  (await catalog.query('{ globalViewsSettings { defaultView } }')).globalViewsSettings.defaultView;

it('the view for all users is a public one, and is cleared by null and by the deletion of the view', async () => {
  const urn = await views.make({ viewType: 'GLOBAL' });
  expect(await done('updateGlobalViewsSettings', { defaultView: urn })).toBe(true);
  expect(await defaultView()).toBe(urn);
  for (const [view, code] of [
    [await views.make(), 'INVALID_REQUEST'],
    [`${urn}none`, 'NOT_FOUND'],
    [HOME, 'INVALID_URN'],
  ])
    expect(codeOf(await mutate('updateGlobalViewsSettings', { defaultView: view }))).toBe(code);
  await done('updateGlobalViewsSettings', {});
  expect(await defaultView()).toBeNull();
  await done('updateGlobalViewsSettings', { defaultView: urn });
  await views.remove(urn);
  expect(await defaultView()).toBeNull();
});

it('the parts of the settings do not affect each other, and a new catalog propagates descriptions', async () => {
  const read =
    '{ docPropagationSettings { docColumnPropagation } globalHomePageSettings { defaultTemplate { urn } } }';
  const settings = async () => (await catalog.query(read)) as object;
  const shown = (docColumnPropagation: boolean) => ({
    docPropagationSettings: { docColumnPropagation },
    globalHomePageSettings: { defaultTemplate: { urn: HOME } },
  });
  // Another file may have stored other parts before this service started.
  const homePage = JSON.stringify([{ op: 'add', path: '/homePage', value: { defaultTemplate: HOME } }]);
  const parts = { changeType: 'PATCH' };
  await catalog.ingest('urn:li:globalSettings:0', 'globalSettingsInfo', homePage, parts);
  expect(await settings()).toEqual(shown(true));
  await done('updateDocPropagationSettings', { docColumnPropagation: false });
  await done('updateApplicationsSettings', { enabled: true });
  expect(await settings()).toEqual(shown(false));
  expect(await stored('urn:li:globalSettings:0', 'globalSettingsInfo')).toMatchObject({
    applications: { enabled: true },
    docPropagation: { enabled: true, columnPropagationEnabled: false },
  });
  await done('updateDocPropagationSettings', { docColumnPropagation: true });
  for (const name of ['updateDocPropagationSettings', 'updateApplicationsSettings'])
    expect((await mutate(name, {})).errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST' });
});

it('a user changes single settings of their own, also several at the same time', async () => {
  const view = await views.make();
  const posts = [unique('post'), unique('post')].map((id) => `urn:li:post:${id}`);
  await Promise.all([
    done('updateCorpUserViewsSettings', { defaultView: view }),
    done('updateCorpUserLocaleSettings', { language: 'de' }),
    done('updateUserSetting', { name: 'SHOW_THEME_V2', value: true }),
    ...posts.map((urn) =>
      done('updateUserHomePageSettings', { newDismissedAnnouncements: [urn, urn, null] }),
    ),
    done('updateUserHomePageSettings', { pageTemplate: HOME }),
  ]);
  const { homePage, ...others } = await own();
  expect(others).toMatchObject({
    ...{
      views: { defaultView: { urn: view } },
      locale: { language: 'de' },
      appearance: { showThemeV2: true },
    },
  });
  expect(homePage.pageTemplate).toEqual({ urn: HOME });
  expect(homePage.dismissedAnnouncementUrns.filter((urn: string) => posts.includes(urn)).sort()).toEqual(
    [...posts].sort(),
  );
  await done('updateCorpUserLocaleSettings', {});
  await done('updateUserHomePageSettings', { removePageTemplate: true });
  await views.remove(view);
  expect(await own()).toMatchObject({
    ...{ views: { defaultView: null }, locale: { language: null }, homePage: { pageTemplate: null } },
  });
  await done('updateCorpUserViewsSettings', {});
  expect((await stored(ME, 'corpUserSettings')).views).toEqual({});
});

it.each<[string, object, string]>([
  ['updateCorpUserViewsSettings', { defaultView: 'urn:li:dataHubView:none' }, 'NOT_FOUND'],
  ['updateCorpUserViewsSettings', { defaultView: HOME }, 'INVALID_URN'],
  ['updateUserHomePageSettings', { pageTemplate: HOME, removePageTemplate: true }, 'INVALID_REQUEST'],
  ['updateUserHomePageSettings', { pageTemplate: `${HOME}none` }, 'NOT_FOUND'],
  ['updateUserHomePageSettings', { newDismissedAnnouncements: ['a post'] }, 'INVALID_URN'],
])('%s refuses %j and changes nothing', async (name, input, code) => {
  const before = await stored(ME, 'corpUserSettings');
  expect(codeOf(await mutate(name, input))).toBe(code);
  expect(await stored(ME, 'corpUserSettings')).toEqual(before);
});
