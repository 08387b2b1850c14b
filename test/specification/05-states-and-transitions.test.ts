/** States and transitions. */
import { describeInBrowser, openPage } from '../helpers/browser.js';
import { unique, uniqueWord } from '../helpers/catalog.js';
import { trellis } from '../helpers/command-line.js';
import { JSON_BODY, openService, PROTOCOL, urnsOf } from './service.js';

const { baseUrl, request, write } = openService();

const isFound = async (urn: string, input: string): Promise<boolean> => {
  const entity = urn.split(':')[2];
  const { json } = await request('POST /entities?action=search', JSON_BODY, {
    ...{ input, entity, start: 0, count: 10 },
  });
  return json.value.entities.includes(urn);
};
const browse = async (entity: string, path: string) => {
  const { json } = await request('POST /entities?action=browse', JSON_BODY, {
    ...{ path, entity, start: 0, limit: 10 },
  });
  return json.value;
};

describe.each(Object.keys(urnsOf('')))('%s', (type) => {
  const name = uniqueWord('state');
  const urn = urnsOf(name)[type]!;

  it('a write of Status with removed = true: the entity is no longer discoverable through search, and with removed = false again', async () => {
    await write(urn, 'status', { removed: false });
    expect(await isFound(urn, name)).toBe(true);
    await write(urn, 'status', { removed: true });
    expect(await isFound(urn, name)).toBe(false);
    await write(urn, 'status', { removed: false });
    expect(await isFound(urn, name)).toBe(true);
  });
});

it.each(['dataset', 'chart', 'dashboard', 'mlModel', 'mlFeatureTable', 'mlFeature'])(
  '%s: a soft-deleted entity is not discoverable through browse; a visible one is',
  async (type) => {
    const folder = unique('folder');
    const urn = urnsOf(unique('state'))[type]!;
    const seen = async () => {
      const { entities } = await browse(type, `/${folder}/inner`);
      const { groups, totalNumEntities } = (await browse(type, `/${folder}`)).metadata;
      return [entities.map((each: any) => each.urn), groups.map((each: any) => each.name), totalNumEntities];
    };
    await write(urn, 'browsePaths', { paths: [`/${folder}/inner`] });
    expect(await seen()).toEqual([[urn], ['inner'], 1]);
    await write(urn, 'status', { removed: true });
    expect(await seen()).toEqual([[], [], 0]);
    await write(urn, 'status', { removed: false });
    expect(await seen()).toEqual([[urn], ['inner'], 1]);
  },
);

it('visible is the default: an entity without Status is discoverable', async () => {
  const name = uniqueWord('default');
  const urn = urnsOf(name).tag!;
  await write(urn, 'tagProperties', { name });
  expect(await isFound(urn, name)).toBe(true);
});

describeInBrowser('the page of a soft-deleted entity', () => {
  it('is still viewable', async () => {
    const name = unique('deleted');
    const urn = urnsOf(name).dataset!;
    await write(urn, 'datasetProperties', { description: 'What it was' });
    await write(urn, 'status', { removed: true });
    const page = await openPage();
    await page.goto(`${baseUrl()}/dataset/${encodeURIComponent(urn)}/Documentation`);
    await page.locator('h1').getByText(name).waitFor();
    await page.locator('main').getByText('What it was').first().waitFor();
  });
});

describe("with the service's command-line tool", () => {
  const run = async (...args: string[]) => {
    const { exitCode, error } = await trellis([...args, '--server', baseUrl()]);
    expect([exitCode, error]).toEqual([0, '']);
  };
  const aspectsOf = async (urn: string) =>
    Object.keys((await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL)).json.aspects);

  it('a soft delete can be done', async () => {
    const name = uniqueWord('softly');
    const urn = urnsOf(name).tag!;
    await write(urn, 'tagProperties', { name });
    await run('delete', urn);
    expect(await isFound(urn, name)).toBe(false);
    expect(await aspectsOf(urn)).toEqual(expect.arrayContaining(['status', 'tagProperties']));
  });

  it('a hard delete can be done', async () => {
    const name = uniqueWord('hardly');
    const urn = urnsOf(name).tag!;
    await write(urn, 'tagProperties', { name });
    await run('delete', urn, '--hard', '--yes');
    expect(await isFound(urn, name)).toBe(false);
    expect(await aspectsOf(urn)).toEqual(['tagKey']);
  });

  it('the undo of an ingestion run can be done', async () => {
    const runId = unique('run');
    const urn = urnsOf(unique('undone')).tag!;
    const { status } = await request('POST /aspects?action=ingestProposal', JSON_BODY, {
      proposal: {
        entityType: 'tag',
        entityUrn: urn,
        changeType: 'UPSERT',
        aspectName: 'tagProperties',
        aspect: { value: '{"name":"Undone"}', contentType: 'application/json' },
        systemMetadata: { runId, lastObserved: 1 },
      },
    });
    expect(status).toBe(200);
    await run('runs', 'rollback', runId);
    expect(await aspectsOf(urn)).not.toContain('tagProperties');
  });
});
