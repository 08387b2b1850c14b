/** What a front end asks for its home page. */
import type { Visitor } from '../../helpers/front-end/filled-catalog.js';
import { EVERYBODY, outcomesOf } from '../../helpers/front-end/outcomes.js';
import { filled } from './filled.js';

const { people, shown, hidden } = filled;
const { admin, editor, reader, partial } = people;
const page = { start: 0, count: 50 };

/** Names of the platform privileges that a person has. */
async function privilegesOf({ read }: Visitor): Promise<string[]> {
  const { me } = await read('me');
  return Object.keys(me.platformPrivileges).filter((name) => me.platformPrivileges[name] === true);
}

describe('the home page', () => {
  it.each(Object.entries(people))('%s learns who they are', async (_, { person, read }) => {
    const { me } = await read('me');
    expect(me.corpUser).toMatchObject({ urn: person.urn, username: person.name });
  });

  it('administrators manage everything, and the others what their role permits', async () => {
    expect(await privilegesOf(admin)).toEqual(
      expect.arrayContaining(['managePolicies', 'manageIdentities', 'manageIngestion', 'manageSecrets']),
    );
    const [edits, reads] = [await privilegesOf(editor), await privilegesOf(reader)];
    expect(edits).toEqual(expect.arrayContaining(['createDomains', 'createTags']));
    for (const refused of ['managePolicies', 'manageIdentities', 'manageTokens'])
      expect([...edits, ...reads, ...(await privilegesOf(partial))]).not.toContain(refused);
  });

  it.each([
    ['appConfig', {}],
    ['homeSettings', {}],
    ['homePage', {}],
    ['stepStates', { input: { ids: ['welcome'] } }],
    ['quickFilters', { input: {} }],
    ['myViews', { input: page }],
    ['entityCounts', { input: { types: ['DATASET', 'DOMAIN'] } }],
  ] as const)('every user gets %s', async (operation, variables) => {
    expect(await outcomesOf(filled, operation, variables)).toEqual(EVERYBODY);
  });

  it('the configuration lists all privileges that a policy can grant', async () => {
    const { appConfig } = await reader.read('appConfig');
    const { platformPrivileges, resourcePrivileges } = appConfig.policiesConfig;
    expect(platformPrivileges).toContainEqual(expect.objectContaining({ type: 'MANAGE_POLICIES' }));
    const datasets = resourcePrivileges.find((each: any) => each.resourceType === 'dataset');
    expect(datasets.privileges).toContainEqual(expect.objectContaining({ type: 'EDIT_ENTITY_TAGS' }));
  });

  it('the home page has a template with modules', async () => {
    const { globalHomePageSettings } = await reader.read('homePage');
    const { rows, surface } = globalHomePageSettings.defaultTemplate.properties;
    expect(surface.surfaceType).toBe('HOME_PAGE');
    expect(rows[0].modules[0]).toMatchObject({ type: 'DATAHUB_PAGE_MODULE', exists: true });
  });

  it('recommendations name the most used tags, terms and domains that a person may view', async () => {
    const ask = async ({ person, read }: Visitor): Promise<string[]> => {
      const requestContext = { scenario: 'HOME' };
      const input = { userUrn: person.urn, requestContext, limit: 10 };
      const { listRecommendations } = await read('recommendations', { input });
      return listRecommendations.modules.flatMap(({ content }: any) =>
        content.map(({ value }: any) => value),
      );
    };
    const [all, some] = [await ask(reader), await ask(partial)];
    for (const type of ['tag', 'glossaryTerm', 'domain', 'dataPlatform']) {
      expect(all).toEqual(expect.arrayContaining([shown.urn(type), hidden.urn(type)]));
      expect(some).toContain(shown.urn(type));
      expect(some).not.toContain(hidden.urn(type));
    }
  });

  it('announcements are those that a person may view', async () => {
    const titles = async ({ read }: Visitor): Promise<string[]> =>
      (await read('posts', { input: page })).listPosts.posts.map(({ content }: any) => content.title);
    expect(await titles(reader)).toEqual(
      expect.arrayContaining([`${shown.word} title`, `${hidden.word} title`]),
    );
    expect(await titles(partial)).toContain(`${shown.word} title`);
  });

  it('a global view shows its name and its filter', async () => {
    const { listGlobalViews } = await editor.read('globalViews', { input: { ...page, query: shown.word } });
    expect(listGlobalViews.total).toBe(2);
    expect(listGlobalViews.views[0]).toMatchObject({
      ...{ name: `${shown.word} name`, viewType: 'GLOBAL' },
      definition: {
        entityTypes: ['DATASET'],
        filter: { filters: [{ field: 'name', values: [shown.word] }] },
      },
    });
    const { listGlobalViews: unseen } = await partial.read('globalViews', {
      input: { ...page, query: hidden.word },
    });
    expect(unseen.total).toBe(0);
  });
});
