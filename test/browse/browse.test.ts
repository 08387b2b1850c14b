/** Browsing by slash paths and through containers. */
import { proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { searchVerbs } from '../helpers/api/search-verbs.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

interface Level {
  readonly path: string;
  readonly names: readonly string[];
  readonly groups: Readonly<Record<string, number>>;
  readonly total: number;
  readonly totalBelow: number;
}

async function browse(path: string | undefined, more: object = {}): Promise<Level> {
  const answer = await catalog.post('/entities?action=browse', {
    path,
    entity: 'dataset',
    start: 0,
    limit: 100,
    ...more,
  });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  const { numEntities, metadata, entities } = answer.json.value;
  return {
    path: metadata.path,
    names: entities.map(({ name }: { name: string }) => name),
    groups: Object.fromEntries(
      metadata.groups.map(({ name, count }: { name: string; count: number }) => [name, count]),
    ),
    total: numEntities,
    totalBelow: (metadata.totalNumEntities as number) + (numEntities as number),
  };
}

const paths = (...list: string[]) => ({ browsePaths: { paths: list } });
const containers = (...ids: string[]) => ({
  browsePathsV2: { path: ids.map((id) => ({ id, ...(id.startsWith('urn:') && { urn: id }) })) },
});

describe('slash paths', () => {
  const { stock } = searchVerbs(() => catalog);
  const root = unique('root');
  beforeAll(() =>
    stock({
      clicks: paths(`/${root}/web/clicks`),
      views: paths(`/${root}/web/views`),
      Deep: paths(`/${root}/web/old/2020/Deep`),
      both: paths(`/${root}/web/both`, `/${root}/shop/both`),
      twice: paths(`/${root}/shop/one/twice`, `/${root}/shop/two/twice`),
      unnamed: paths(`/${root}/shop/folder`),
      slashless: paths(`${root}/shop/`),
      odd: paths(`/${root}/söme "odd" \\ (folder)*/odd`),
      gone: { ...paths(`/${root}/web/gone`), status: { removed: true } },
    }),
  );

  it('return groups with the number of entities in each, counting every entity once', async () => {
    expect(await browse(`/${root}`)).toEqual({
      path: `/${root}`,
      names: [],
      groups: { shop: 4, web: 4, 'söme "odd" \\ (folder)*': 1 },
      total: 0,
      totalBelow: 8,
    });
  });

  it('return the entities at a path by name, without soft-deleted ones, and the next steps', async () => {
    expect(await browse(`/${root}/web`)).toEqual({
      path: `/${root}/web`,
      names: ['both', 'clicks', 'views'],
      groups: { old: 1 },
      total: 3,
      totalBelow: 4,
    });
    expect(await browse(`/${root}/web/old`)).toMatchObject({ names: [], groups: { 2020: 1 }, totalBelow: 1 });
    expect(await browse(`/${root}/web/old/2020`)).toMatchObject({ names: ['Deep'], groups: {}, total: 1 });
  });

  it('list an entity at each of its paths, and count it once in a common ancestor', async () => {
    expect(await browse(`/${root}/shop`)).toEqual({
      path: `/${root}/shop`,
      names: ['both', 'slashless'],
      groups: { folder: 1, one: 1, two: 1 },
      total: 2,
      totalBelow: 4,
    });
    expect(await browse(`/${root}/shop/folder`)).toMatchObject({ names: ['unnamed'] });
  });

  it.each(['', '/'])('ignore missing or extra delimiters, with %j at the end', async (behind) => {
    for (const before of ['', '/']) {
      expect(await browse(`${before}${root}/web${behind}`)).toMatchObject({ path: `/${root}/web`, total: 3 });
    }
  });

  it('may contain any characters', async () => {
    expect(await browse(`/${root}/söme "odd" \\ (folder)*`)).toMatchObject({ names: ['odd'], total: 1 });
  });

  it('match exactly', async () => {
    expect(await browse(`/${root}/web/clicks`)).toMatchObject({ names: ['clicks'], total: 1 });
    expect(await browse(`/${root}/web/click`)).toMatchObject({ names: [], total: 0, totalBelow: 0 });
    expect(await browse(`/${root}/WEB`)).toMatchObject({ names: [], totalBelow: 0 });
    expect(await browse(`/${root}/we`)).toMatchObject({ names: [], totalBelow: 0 });
  });

  it('return pages of groups and then of entities, by name, each once', async () => {
    const level = (start: number, limit: number) => browse(`/${root}/web`, { start, limit });
    const pages = await Promise.all([0, 1, 2, 3, 4].map((start) => level(start, 1)));
    expect(pages.map(({ groups, names }) => [Object.keys(groups), names])).toEqual([
      [['old'], []],
      ...['both', 'clicks', 'views'].map((name) => [[], [name]]),
      [[], []],
    ]);
    for (const page of pages) expect(page).toMatchObject({ total: 3, totalBelow: 4 });
    expect(await level(0, 3)).toMatchObject({ groups: { old: 1 }, names: ['both', 'clicks'] });
    expect(await level(0, 0)).toMatchObject({ groups: {}, names: [] });
  });

  it('tell how many groups and entities a level has, and how many entities are below the groups', async () => {
    const request = { path: `/${root}/web`, entity: 'dataset', limit: 1 };
    const { json } = await catalog.post('/entities?action=browse', request);
    expect(json.value).toMatchObject({
      ...{ numEntities: 3, numGroups: 1, numElements: 4, from: 0, pageSize: 1 },
      metadata: { path: `/${root}/web`, totalNumEntities: 1 },
    });
  });

  it('count only entities that match the filter, with or without the index', async () => {
    const only = (condition: string, value: string) => ({
      filter: { or: [{ and: [{ field: '_entityName', condition, values: [value] }] }] },
    });
    for (const filter of [only('EQUAL', 'both'), only('END_WITH', 'oth')]) {
      expect(await browse(`/${root}`, filter)).toMatchObject({ groups: { shop: 1, web: 1 }, totalBelow: 1 });
      expect(await browse(`/${root}/web`, filter)).toMatchObject({ names: ['both'], total: 1, groups: {} });
    }
  });

  it('of an entity are returned on request', async () => {
    const { stock: shelve, urnOf } = searchVerbs(() => catalog);
    await shelve({ told: paths(`/${root}/a/told`, `/${root}/b`) });
    const answer = await catalog.post('/entities?action=getBrowsePaths', { urn: urnOf('told') });
    expect(answer.json.value).toEqual([`/${root}/a/told`, `/${root}/b`]);
    const missing = await catalog.post('/entities?action=getBrowsePaths', { urn: urnOf('missing') });
    expect([missing.status, missing.json.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('follow changes and removal of the aspect', async () => {
    const { stock: shelve, urnOf, store } = searchVerbs(() => catalog);
    await shelve({ mover: paths(`/${root}/before/mover`) });
    await catalog.ingest(urnOf('mover'), 'browsePaths', { paths: [`/${root}/after/mover`] });
    expect([(await browse(`/${root}/before`)).total, (await browse(`/${root}/after`)).names]).toEqual([
      0,
      ['mover'],
    ]);
    await catalog.ingest(urnOf('mover'), 'browsePaths', undefined, { changeType: 'DELETE' });
    expect([(await browse(`/${root}/after`)).total, (await browse(`/prod/${store}`)).names]).toEqual([
      0,
      ['mover'],
    ]);
  });
});

describe('an entity without paths', () => {
  const { stock, store } = searchVerbs(() => catalog);

  it('of type dataset is at its environment, platform and the folders of its name', async () => {
    await stock({ 'shop.public.orders': {}, 'shop.public.items': {}, 'shop.log': {}, flat: {} });
    expect(await browse(`/prod/${store}`)).toMatchObject({
      names: ['flat'],
      groups: { shop: 3 },
      totalBelow: 4,
    });
    expect(await browse(`/prod/${store}/shop`)).toMatchObject({ names: ['shop.log'], groups: { public: 2 } });
    expect((await browse(`/prod/${store}/shop/public`)).names).toEqual([
      'shop.public.items',
      'shop.public.orders',
    ]);
    expect((await browse('/prod', { limit: 5_000 })).groups).toMatchObject({ [store]: 4 });
    expect(Object.keys((await browse(undefined)).groups)).toContain('prod');
  });

  it('of type chart is under its tool, and of type tag at the top', async () => {
    const tool = unique('tool').replace('_', '');
    const tag = unique('tag');
    await catalog.ingestBatch([
      proposal(`urn:li:chart:(${tool},c1)`, 'chartInfo', {
        title: 'Sales',
        description: '',
        lastModified: {},
      }),
      proposal(`urn:li:tag:${tag}`, 'tagProperties', { name: tag }),
    ]);
    expect(await browse(`/${tool}`, { entity: 'chart' })).toMatchObject({ names: ['Sales'], total: 1 });
    const named = { filter: { or: [{ and: [{ field: 'name', values: [tag] }] }] } };
    expect(await browse('/', { entity: 'tag', ...named })).toMatchObject({
      names: [tag],
      total: 1,
      groups: {},
    });
  });

  it('is listed under its own type only', async () => {
    expect(await browse(`/prod/${store}`, { entity: 'chart' })).toMatchObject({ total: 0, totalBelow: 0 });
  });
});

describe('container paths', () => {
  const { stock, store } = searchVerbs(() => catalog);
  const database = `urn:li:container:${unique('database')}`;
  const schema = `urn:li:container:${unique('schema')}`;
  const step = (...ids: string[]) => ids.map((id) => `␟${id}`).join('');
  beforeAll(() =>
    stock({
      inSchema: containers(database, schema),
      inDatabase: containers(database),
      named: containers(`folder ${store}`, 'a/b'),
      direct: { container: { container: schema } },
      gone: { ...containers(database, schema), status: { removed: true } },
      'plain.of.any': {},
    }),
  );

  it('lead through the containers, with counts', async () => {
    expect(await browse(step(database))).toEqual({
      path: step(database),
      names: ['inDatabase'],
      groups: { [schema]: 1 },
      total: 1,
      totalBelow: 2,
    });
    expect((await browse(step(database, schema))).names).toEqual(['inSchema']);
    expect((await browse('␟')).groups).toMatchObject({ [database]: 2, [schema]: 1, [`folder ${store}`]: 1 });
  });

  it('may contain slashes within a step', async () => {
    expect(await browse(step(`folder ${store}`))).toMatchObject({ groups: { 'a/b': 1 }, total: 0 });
    expect((await browse(step(`folder ${store}`, 'a/b'))).names).toEqual(['named']);
  });

  it('default to the direct container, or else to the folders of the key', async () => {
    expect((await browse(step(schema))).names).toEqual(['direct']);
    expect((await browse(step('prod', store, 'plain', 'of'))).names).toEqual(['plain.of.any']);
  });

  it('do not change the slash paths', async () => {
    expect((await browse(`/prod/${store}`)).names).toEqual(['direct', 'inDatabase', 'inSchema', 'named']);
  });

  it('are found by a filter for everything under a container', async () => {
    const under = async (container: string) =>
      (
        await catalog.search({
          input: '*',
          filter: { or: [{ and: [{ field: 'browsePathV2', condition: 'CONTAIN', values: [container] }] }] },
        })
      ).json.value.numEntities;
    expect([await under(database), await under(schema), await under(database.slice(0, -1))]).toEqual([
      2, 2, 0,
    ]);
  });
});

describe('a bad browse request', () => {
  it.each<[object, string | undefined, string]>([
    [{ path: 5, entity: 'dataset' }, '/path', 'INVALID_REQUEST'],
    [{ path: '/prod' }, '/entity', 'INVALID_REQUEST'],
    [{ path: '/prod', entity: 'nosuch' }, undefined, 'UNKNOWN_ENTITY'],
    [{ path: '/prod', entity: 'dataset', limit: 10_001 }, '/limit', 'LIMIT_EXCEEDED'],
    [{ path: '/prod', entity: 'dataset', limit: -1 }, '/limit', 'INVALID_REQUEST'],
    [{ path: '/prod', entity: 'dataset', start: 0.5 }, '/start', 'INVALID_REQUEST'],
    [{ path: '/prod', entity: 'dataset', start: Number.MAX_SAFE_INTEGER }, '/start', 'INVALID_REQUEST'],
  ])('%j is refused at %s', async (body, path, code) => {
    const { status, json } = await catalog.post('/entities?action=browse', body);
    expect([status, json.path, json.code]).toEqual([400, path, code]);
  });

  it('for the largest allowed page succeeds', async () => {
    expect((await browse('/prod', { limit: 5_000 })).path).toBe('/prod');
  });
});
