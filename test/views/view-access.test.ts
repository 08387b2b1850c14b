/** Who may create, change, delete and see views. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { verbs, type Somebody } from '../authorization/policies-verbs.js';
import { openViewing } from '../authorization/scope-support.js';
import { DEFINITION, viewTools } from './support.js';

const { catalog } = await openViewing();
const { holder, somebody, asRoot } = verbs((): TestCatalog => catalog);
const mark = unique('views');

let owner: Somebody;
let other: Somebody;
let manager: Somebody;
beforeAll(async () => {
  owner = await somebody();
  other = await somebody();
  manager = await holder(['MANAGE_GLOBAL_VIEWS'], { type: 'PLATFORM' });
});

const GLOBAL = { viewType: 'GLOBAL' };

it('every user may create personal views, and only managers may create public ones', async () => {
  expect(codeOf(await viewTools(owner).create({}))).toBeUndefined();
  expect(codeOf(await viewTools(owner).create(GLOBAL))).toBe('FORBIDDEN');
  expect(codeOf(await viewTools(manager).create(GLOBAL))).toBeUndefined();
});

it('a personal view is changed and deleted by its creator only', async () => {
  const urn = await viewTools(owner).make();
  for (const by of [other, manager])
    expect([
      codeOf(await viewTools(by).update(urn, { name: 'x' })),
      codeOf(await viewTools(by).remove(urn)),
    ]).not.toContain(undefined);
  const root = await asRoot();
  expect(codeOf(await viewTools(root).update(urn, { name: 'x' }))).toBe('FORBIDDEN');
  expect(codeOf(await viewTools(root).remove(urn))).toBe('FORBIDDEN');
  expect(codeOf(await viewTools(owner).update(urn, { name: 'mine' }))).toBeUndefined();
  expect(codeOf(await viewTools(owner).remove(urn))).toBeUndefined();
});

it('a public view is changed and deleted by managers, and by its creator', async () => {
  const creator = await holder(['MANAGE_GLOBAL_VIEWS'], { type: 'PLATFORM' });
  const urn = await viewTools(creator).make(GLOBAL);
  expect(codeOf(await viewTools(other).remove(urn))).toBe('FORBIDDEN');
  expect(codeOf(await viewTools(manager).update(urn, { name: 'x' }))).toBeUndefined();
  expect(codeOf(await viewTools(creator).update(urn, { name: 'y' }))).toBeUndefined();
  expect(codeOf(await viewTools(manager).remove(urn))).toBeUndefined();
});

it('plain writes follow the same rules: nobody publishes, takes over or fakes a personal view', async () => {
  const info = (actor: string, type = 'PERSONAL') => ({
    ...{ name: mark, type, definition: { entityTypes: [], filter: { or: [] } } },
    ...{ created: { time: 1, actor }, lastModified: { time: 1, actor } },
  });
  const urn = `urn:li:dataHubView:${unique('plain')}`;
  const write = async (by: Somebody, value: object) => (await by.write(urn, 'dataHubViewInfo', value)).status;
  expect(await write(owner, info(other.urn))).toBe(403);
  expect(await write(owner, info(owner.urn, 'GLOBAL'))).toBe(403);
  expect(await write(owner, info(owner.urn))).toBe(200);
  expect(await write(other, info(other.urn))).toBe(403);
  expect(await write(manager, info(manager.urn))).toBe(403);
  expect(await write(owner, info(owner.urn, 'GLOBAL'))).toBe(403);
  const publish = JSON.stringify([{ op: 'add', path: '/type', value: 'GLOBAL' }]);
  const patched = await owner.write(urn, 'dataHubViewInfo', publish, { changeType: 'PATCH' });
  expect(patched.status).toBe(403);
  const batch = [
    proposal(urn, 'dataHubViewInfo', info(owner.urn)),
    proposal(`${urn}_2`, 'dataHubViewInfo', info(other.urn)),
  ];
  expect((await owner.writeAll(batch)).json).toMatchObject({ status: 403, index: 1 });
});

it('of two users who create a personal view under one URN at once, one gets it, and the other is refused', async () => {
  const infoOf = (actor: string) => ({
    ...{ name: actor, type: 'PERSONAL', definition: { entityTypes: [], filter: { or: [] } } },
    ...{ created: { time: 1, actor }, lastModified: { time: 1, actor } },
  });
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const urn = `urn:li:dataHubView:${unique('at_once')}`;
      const both = [owner, other];
      const answers = await Promise.all(both.map((by) => by.write(urn, 'dataHubViewInfo', infoOf(by.urn))));
      const statuses = answers.map(({ status }) => status);
      expect([...statuses].sort()).toEqual([200, 403]);
      const winner = both[statuses.indexOf(200)];
      const found = await winner?.graphql(`{ view(urn: "${urn}") { name } }`);
      expect(found.data.view.name).toBe(winner?.urn);
    }),
  );
});

it('users see and list their own views, also with a restricted scope, and no views of others', async () => {
  const name = unique('own');
  const urn = await viewTools(owner).make({ name, definition: { ...DEFINITION, entityTypes: ['TAG'] } });
  const see = async (by: Somebody) =>
    (await by.graphql(`{ view(urn: "${urn}") { name } }`)).data.view?.name as string | undefined;
  expect(await see(owner)).toBe(name);
  expect(await see(other)).not.toBe(name);
  const listed = async (by: Somebody) =>
    (await viewTools(by).mine({ count: 100 })).views.some((view: any) => view.urn === urn);
  expect([await listed(owner), await listed(other), await listed(await asRoot())]).toEqual([
    true,
    false,
    false,
  ]);
});
