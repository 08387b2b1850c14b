/** What a front end asks for its pages of settings, ingestion and analytics. */
import type { Visitor } from '../../helpers/front-end/filled-catalog.js';
import { ADMIN, EVERYBODY, outcomesOf } from '../../helpers/front-end/outcomes.js';
import { filled } from './filled.js';

const { people, shown, hidden } = filled;
const { admin, editor, reader, partial } = people;
const page = { start: 0, count: 50 };
const examples = { input: { ...page, query: shown.word } };

describe('the pages of settings, ingestion and analytics', () => {
  it.each([
    ['policies', examples],
    ['users', examples],
    ['groups', examples],
    ['inviteToken', { input: {} }],
    ['accessTokens', { input: page }],
    ['serviceAccounts', { input: page }],
    ['ingestionSources', examples],
    ['secrets', { input: page }],
  ] as const)('only administrators get %s', async (operation, variables) => {
    expect(await outcomesOf(filled, operation, variables)).toEqual(ADMIN);
  });

  it.each([
    ['roles', { input: page }],
    ['ownershipTypes', examples],
    ['structuredProperties', { input: { ...examples.input, types: ['STRUCTURED_PROPERTY'] } }],
    ['forms', { input: { ...examples.input, types: ['FORM'] } }],
    ['lifecycleStages', {}],
    ['executionRequests', { input: page }],
    ['analyticsCharts', {}],
    ['highlights', {}],
    ['metadataAnalytics', { input: { query: '*' } }],
  ] as const)('every user gets %s', async (operation, variables) => {
    expect(await outcomesOf(filled, operation, variables)).toEqual(EVERYBODY);
  });

  it('a policy shows its filter and who it applies to', async () => {
    const { listPolicies } = await admin.read('policies', examples);
    const [policy] = listPolicies.policies.filter(({ urn }: any) => urn === shown.urn('dataHubPolicy'));
    expect(policy).toMatchObject({
      ...{ name: `${shown.word} displayName`, state: 'INACTIVE', privileges: ['VIEW_ENTITY_PAGE'] },
      actors: { users: [shown.urn('corpuser'), hidden.urn('corpuser')], allUsers: true },
    });
    expect(policy.actors.resolvedUsers.map(({ urn }: any) => urn)).toEqual(policy.actors.users);
  });

  it('users have their roles, and groups their number of members', async () => {
    const { listUsers } = await admin.read('users', examples);
    const user = listUsers.users.find(({ urn }: any) => urn === shown.urn('corpuser'));
    expect(user).toMatchObject({ status: 'ACTIVE', properties: { email: `${shown.word}@example.com` } });
    expect(user.roles.relationships.map(({ entity }: any) => entity.urn).sort()).toEqual(
      [shown.urn('dataHubRole'), hidden.urn('dataHubRole')].sort(),
    );
    const { listGroups } = await admin.read('groups', examples);
    const group = listGroups.groups.find(({ urn }: any) => urn === shown.urn('corpGroup'));
    expect(group).toMatchObject({
      origin: { type: 'NATIVE' },
      info: { displayName: `${shown.word} displayName` },
    });
    expect(group.memberCount.total).toBeGreaterThan(0);
  });

  it('every user lists their own access tokens', async () => {
    for (const { person, read } of [editor, reader, partial]) {
      const filters = [{ field: 'ownerUrn', values: [person.urn] }];
      const { listAccessTokens } = await read('accessTokens', { input: { ...page, filters } });
      expect(listAccessTokens).toMatchObject({ total: 0, tokens: [] });
    }
  });

  it('a structured property shows its definition', async () => {
    const input = { ...examples.input, types: ['STRUCTURED_PROPERTY'] };
    const { searchAcrossEntities } = await partial.read('structuredProperties', { input });
    expect(searchAcrossEntities.total).toBe(2);
    expect(searchAcrossEntities.searchResults[0].entity.definition).toMatchObject({
      ...{ qualifiedName: `${shown.word}.property`, cardinality: 'MULTIPLE' },
      valueType: { urn: 'urn:li:dataType:datahub.string' },
      allowedValues: [{ value: { stringValue: 'low' } }, { value: { stringValue: 'high' } }],
    });
  });

  it('a form shows its questions', async () => {
    const input = { ...examples.input, types: ['FORM'] };
    const { searchAcrossEntities } = await reader.read('forms', { input });
    const form = searchAcrossEntities.searchResults.find(
      ({ entity }: any) => entity.urn === shown.urn('form'),
    );
    expect(form.entity.info).toMatchObject({
      name: `${shown.word} name`,
      prompts: [{ title: `${shown.word} title` }, { title: `${shown.word} title 2` }],
    });
  });

  it('ownership types and lifecycle stages are those that a person may view', async () => {
    const { listOwnershipTypes } = await partial.read('ownershipTypes', examples);
    expect(listOwnershipTypes).toMatchObject({
      total: 2,
      ownershipTypes: [{ info: { name: `${shown.word} name` } }, {}],
    });
    const stagesOf = async ({ read }: Visitor): Promise<string[]> =>
      (await read('lifecycleStages')).listLifecycleStages.map(({ urn }: any) => urn);
    const [all, some] = [await stagesOf(reader), await stagesOf(partial)];
    expect(all).toEqual(
      expect.arrayContaining([shown.urn('lifecycleStageType'), hidden.urn('lifecycleStageType')]),
    );
    expect(some).toContain(shown.urn('lifecycleStageType'));
    expect(some).not.toContain(hidden.urn('lifecycleStageType'));
  });

  it('an ingestion source shows its recipe, its schedule and its runs', async () => {
    const { listIngestionSources } = await admin.read('ingestionSources', examples);
    const source = listIngestionSources.ingestionSources.find(
      ({ urn }: any) => urn === shown.urn('dataHubIngestionSource'),
    );
    expect(source).toMatchObject({
      schedule: { interval: '0 5 * * *', timezone: 'UTC' },
      platform: { properties: { displayName: `${shown.word} displayName` } },
      executions: { total: 2 },
    });
    expect(JSON.parse(source.config.recipe)).toMatchObject({ source: { config: { path: shown.word } } });
  });

  it('a run shows its report to those who may view it', async () => {
    const urn = shown.urn('dataHubExecutionRequest');
    for (const { read } of [admin, partial])
      expect((await read('executionRequest', { urn })).executionRequest).toMatchObject({
        input: { task: 'RUN_INGEST', arguments: [{ value: `${shown.word} args` }] },
        result: { status: 'SUCCESS', report: `${shown.word} report` },
      });
    const unseen = await partial.read('executionRequest', { urn: hidden.urn('dataHubExecutionRequest') });
    expect(unseen.executionRequest).toBeNull();
  });

  it('secrets show their names and never their values', async () => {
    const answer = await admin.read('secrets', { input: page });
    expect(answer.listSecrets.secrets).toContainEqual(
      expect.objectContaining({ urn: shown.urn('dataHubSecret'), name: `${shown.word} name` }),
    );
    expect(JSON.stringify(answer)).not.toContain(`${shown.word} value`);
  });

  it('charts count what a person may view', async () => {
    const barsOf = async ({ read }: Visitor): Promise<Record<string, number>> => {
      const { getMetadataAnalyticsCharts } = await read('metadataAnalytics', { input: { query: '*' } });
      const { bars } = getMetadataAnalyticsCharts[0].charts.find(({ title }: any) => /Domain/.test(title));
      return Object.fromEntries(bars.map(({ name, segments }: any) => [name, segments[0].value]));
    };
    const [all, some] = [await barsOf(reader), await barsOf(partial)];
    expect(some['Riders']).toBe(all['Riders']);
    expect(some['Fleet']).toBeUndefined();
    expect(some[`${shown.word} name`]).toBeLessThan(all[`${shown.word} name`] ?? 0);
    const { getHighlights } = await partial.read('highlights');
    const titles = getHighlights.map(({ title }: any) => title);
    expect(titles).toEqual(expect.arrayContaining(['Datasets', 'Dashboards', 'Domains']));
  });
});
