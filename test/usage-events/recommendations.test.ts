/** Recommendations: from usage events and from counts, within the scope of the reader. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { addPerson } from '../helpers/secured-catalog.js';
import { inviteReader, openViewing, readerFor, type Reader } from '../authorization/scope-support.js';
import { edited, found, KEPT, pastClock, track, viewed } from './support.js';

const clock = pastClock(1_980);
const { catalog, root } = await openViewing({ clock, usage: KEPT });
const word = unique('advice');
const [first, second, gone, hidden] = ['first', 'second', 'gone', 'hidden'].map((name) =>
  datasetUrn(`${word}.${name}`),
) as [string, string, string, string];
const [tag, hiddenTag, removedTag] = ['a', 'hidden', 'removed'].map((name) => `urn:li:tag:${word}_${name}`);
const view = `urn:li:dataHubView:${word}`;
const platform = `urn:li:dataPlatform:${word}`;
const onPlatform = `urn:li:dataset:(${platform},table,PROD)`;
let reader: Reader;

beforeAll(async () => {
  const tagged = (urn: string, ...tags: (string | undefined)[]) =>
    proposal(urn, 'globalTags', { tags: tags.map((each) => ({ tag: each })) });
  const { status, text } = await root.post('/aspects?action=ingestProposalBatch', {
    proposals: [
      ...[first, second, gone, hidden].map((urn) => proposal(urn, 'status', { removed: urn === gone })),
      ...[tag, hiddenTag, removedTag].map((urn) => proposal(urn!, 'tagProperties', { name: word })),
      proposal(removedTag!, 'status', { removed: true }),
      tagged(first, tag, hiddenTag, removedTag),
      tagged(second, tag),
      proposal(onPlatform, 'status', { removed: false }),
      proposal(platform, 'dataPlatformInfo', { name: word, type: 'OTHERS', datasetNameDelimiter: '.' }),
    ],
  });
  expect([status, text]).toEqual([200, text]);
  reader = await inviteReader(catalog, [
    { field: 'URN', values: [first, second, gone, onPlatform, platform, tag!, removedTag!, view] },
  ]);
});

const QUERY = `query ($input: ListRecommendationsInput!) { listRecommendations(input: $input) { modules {
  moduleId title renderType content { value entity { urn type } params {
    searchParams { types query filters { field values } } entityProfileParams { urn type } contentParams { count } } } } } }`;

const recommend = async (by: Reader, scenario: string, more: object = {}): Promise<any[]> => {
  const input = { userUrn: 'urn:li:corpuser:ignored', requestContext: { scenario }, ...more };
  return (await by.query(QUERY, { input })).listRecommendations.modules;
};
const valuesOf = async (by: Reader, moduleId: string, scenario = 'HOME'): Promise<string[]> => {
  const modules = await recommend(by, scenario);
  return (modules.find((module) => module.moduleId === moduleId)?.content ?? []).map(
    ({ value }: any) => value,
  );
};

describe('from usage events', () => {
  beforeAll(() => {
    clock.set(clock.start);
  });
  afterAll(() => {
    clock.live();
  });

  it('lists what the reader viewed and edited last, without entities that are hidden, removed or of other types', async () => {
    await track(reader, [viewed(first), viewed(gone), viewed(hidden), edited(first), viewed(tag!)]);
    await track(root, [viewed(hidden)]);
    clock.set(clock.now() + 1_000);
    await track(reader, [viewed(second)]);
    expect(await valuesOf(reader, 'RecentlyViewedEntities')).toEqual([second, first]);
    expect(await valuesOf(reader, 'RecentlyEditedEntities')).toEqual([first]);
    const modules = await recommend(reader, 'HOME');
    expect(modules.find(({ moduleId }) => moduleId === 'RecentlyViewedEntities')).toEqual({
      ...{ moduleId: 'RecentlyViewedEntities', title: 'Recently Viewed', renderType: 'ENTITY_NAME_LIST' },
      content: [second, first].map((urn) => ({
        ...{ value: urn, entity: { urn, type: 'DATASET' } },
        params: {
          ...{ searchParams: null, contentParams: null },
          entityProfileParams: { urn, type: 'DATASET' },
        },
      })),
    });
  });

  it('lists what everybody views, most viewed first, as far as the reader may see it', async () => {
    await track(root, [viewed(first), viewed(first), viewed(hidden), viewed(hidden), viewed(hidden)]);
    clock.set(clock.now() + 60_000);
    expect(await valuesOf(root, 'HighUsageEntities')).toEqual([hidden, first, second]);
    expect(await valuesOf(reader, 'HighUsageEntities')).toEqual([first, second]);
  });

  it('lists the searches of the reader that found something, latest first and each once', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five', 'one'];
    for (const text of texts) {
      await track(reader, [found(`${word} ${text}`)]);
      clock.set(clock.now() + 1);
    }
    await track(reader, [found('*', 9), found(' '), found('nothing', 0)]);
    expect(await valuesOf(reader, 'RecentSearches', 'SEARCH_BAR')).toEqual(
      ['one', 'five', 'four', 'three', 'two'].map((text) => `${word} ${text}`),
    );
    expect(JSON.stringify(await recommend(root, 'SEARCH_BAR'))).not.toContain(word);
  });

  it('goes with a deleted user, so that a later user of the name inherits nothing', async () => {
    clock.live();
    const person = await addPerson(catalog);
    const user = readerFor(catalog, person);
    await track(user, [found(`${word} secret`)]);
    expect(await valuesOf(user, 'RecentSearches', 'SEARCH_BAR')).toHaveLength(1);
    await track(user, [found(`${word} late`)]);
    await root.query('mutation ($urn: String!) { removeUser(urn: $urn) }', { urn: person.urn });
    await root.post('/aspects?action=ingestProposal', {
      proposal: proposal(person.urn, 'corpUserInfo', { active: true }),
    });
    const session = await root.post('/auth/generateSessionTokenForUser', { userId: person.urn });
    const cookie = `trellis_session=${String(session.json.accessToken)}; actor=${person.urn}`;
    expect(await recommend(readerFor(catalog, { ...person, cookie }), 'SEARCH_BAR')).toEqual([]);
  });

  it.each([
    [{ type: '' }, '/type'],
    [{ type: 'EntityViewEvent', entityUrn: 'orders' }, 'orders'],
    [{ type: 'SearchEvent', query: 'x'.repeat(1_001) }, '/query'],
    [{ type: 'SearchEvent', total: 'many' }, '/total'],
  ])('an event %j is refused with its place', async (event, place) => {
    const { status, text } = await reader.post('/openapi/v1/tracking/track', event);
    expect([status, text]).toEqual([400, expect.stringContaining(place)]);
  });
});

describe('from counts', () => {
  it('lists tags of the assets that the reader sees, without hidden and removed tags', async () => {
    const [module] = await recommend(reader, 'SEARCH_RESULTS');
    expect(module).toEqual({
      ...{ moduleId: 'TopTags', title: 'Top Tags', renderType: 'TAG_SEARCH_LIST' },
      content: [
        {
          ...{ value: tag, entity: { urn: tag, type: 'TAG' } },
          params: {
            searchParams: { types: null, query: '', filters: [{ field: 'tags', values: [tag] }] },
            ...{ entityProfileParams: null, contentParams: { count: 2 } },
          },
        },
      ],
    });
  });

  it('lists platforms of these assets, also those without a logo', async () => {
    expect(await valuesOf(reader, 'Platforms')).toContain(platform);
  });

  it('counts only what the view of the reader contains', async () => {
    const { status } = await root.post('/aspects?action=ingestProposal', {
      proposal: proposal(view, 'dataHubViewInfo', {
        ...{ name: word, type: 'GLOBAL', createdBy: 'urn:li:corpuser:datahub' },
        created: { time: 1, actor: 'urn:li:corpuser:datahub' },
        lastModified: { time: 1, actor: 'urn:li:corpuser:datahub' },
        definition: {
          entityTypes: ['dataset'],
          filter: { or: [{ and: [{ field: 'urn', value: first, values: [first], condition: 'EQUAL' }] }] },
        },
      }),
    });
    expect(status).toBe(200);
    const [module] = await recommend(reader, 'SEARCH_RESULTS', { viewUrn: view });
    expect(module.content[0].params.contentParams).toEqual({ count: 1 });
  });

  it('has no module for pages of entities or without a page, and at most as many as are wanted', async () => {
    expect(await recommend(reader, 'ENTITY_PROFILE')).toEqual([]);
    expect(await recommend(reader, 'HOME', { requestContext: null })).toEqual([]);
    expect(await recommend(reader, 'HOME', { limit: 1 })).toHaveLength(1);
    const input = { userUrn: '', requestContext: { scenario: 'HOME' }, limit: -1 };
    expect((await reader.graphql(QUERY, { input })).errors[0].message).toContain('limit');
  });
});
