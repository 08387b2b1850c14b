/** States that interfaces keep for their users. */
import { proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { verbs, type Somebody } from '../authorization/policies-verbs.js';
import { openViewing } from '../authorization/scope-support.js';

const { catalog } = await openViewing();
const { somebody, asRoot, store: storeAsRoot } = verbs((): TestCatalog => catalog);

let user: Somebody;
let other: Somebody;
beforeAll(async () => {
  user = await somebody();
  other = await somebody();
});

const store = (by: Somebody, ...states: object[]) =>
  by.graphql(
    'mutation ($input: BatchUpdateStepStatesInput!) { batchUpdateStepStates(input: $input) { results { id succeeded } } }',
    { input: { states } },
  );
const read = async (by: Somebody, ...ids: string[]) =>
  (
    await by.graphql(
      'query ($input: BatchGetStepStatesInput!) { batchGetStepStates(input: $input) { results { id properties { key value } } } }',
      { input: { ids } },
    )
  ).data.batchGetStepStates.results;

it('a user without privileges stores states and replaces their properties', async () => {
  const [id, shared] = [`${user.urn}-${unique('step')}`, unique('step')];
  const properties = [{ key: 'a', value: '1' }, null, { key: 'b' }];
  const { data } = await store(user, { id, properties }, { id: shared, properties: [] });
  expect(data.batchUpdateStepStates.results).toEqual([
    { id, succeeded: true },
    { id: shared, succeeded: true },
  ]);
  expect(await read(user, shared, `${id}-none`, id)).toEqual([
    { id: shared, properties: [] },
    {
      id,
      properties: [
        { key: 'a', value: '1' },
        { key: 'b', value: '' },
      ],
    },
  ]);
  await store(user, { id, properties: [{ key: 'c', value: '2' }] });
  expect(await read(user, id)).toEqual([{ id, properties: [{ key: 'c', value: '2' }] }]);
});

it('an id that no state can have is left out, and does not hide the others', async () => {
  const id = unique('step');
  await store(user, { id, properties: [] });
  expect(await read(user, '', 'a)b', id)).toEqual([{ id, properties: [] }]);
});

it('the states of another user cannot be changed, and nothing of such a request is stored', async () => {
  const [own, foreign] = [`${user.urn}-${unique('step')}`, `${other.urn}-${unique('step')}`];
  const states = [own, foreign].map((id) => ({ id, properties: [] }));
  expect(codeOf(await store(user, ...states))).toBe('FORBIDDEN');
  expect(await read(user, own, foreign)).toEqual([]);
  expect(codeOf(await store(await asRoot(), ...states))).toBeUndefined();
});

it('a user whose name begins with that of another user keeps the states apart', async () => {
  const longer = `${user.urn}-${unique('b')}`;
  const id = `${longer}-welcome`;
  expect(codeOf(await store(user, { id, properties: [] }))).toBeUndefined();
  await storeAsRoot(proposal(longer, 'corpUserInfo', { active: true, displayName: 'B' }));
  expect(codeOf(await store(user, { id, properties: [] }))).toBe('FORBIDDEN');
  const plain = `urn:li:dataHubStepState:${id}`;
  expect((await user.write(plain, 'dataHubStepStateProperties', { properties: {} })).status).toBe(403);
  expect(
    codeOf(await store(user, { id: `${user.urn}-b-${unique('step')}`, properties: [] })),
  ).toBeUndefined();
});

it.each<[string, (id: string) => object[], string, string]>([
  ['a repeated id', (id) => [0, 1].map(() => ({ id, properties: [] })), 'INVALID_REQUEST', '/states/1/id'],
  [
    'a repeated property',
    (id) => [{ id, properties: ['1', '2'].map((value) => ({ key: 'a', value })) }],
    'INVALID_REQUEST',
    '/states/0/properties/1/key',
  ],
  ['an id that no URN can have', (id) => [{ id: `${id}\n`, properties: [] }], 'INVALID_URN', ''],
])('%s is refused', async (_, states, code, path) => {
  const id = `${user.urn}-${unique('step')}`;
  const { errors } = await store(user, ...states(id));
  expect(errors[0].extensions).toMatchObject({ reason: code, ...(path !== '' && { path }) });
  expect(await read(user, id)).toEqual([]);
});
