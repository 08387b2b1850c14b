/** Mutations that add and remove owners. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, newTable, newTables, newUser, newUsers, stored } = mutationTools(() => catalog);

const SYSTEM = 'urn:li:ownershipType:__system__';

async function newOwnershipType(): Promise<string> {
  const urn = `urn:li:ownershipType:${unique('type')}`;
  const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
  await catalog.ingest(urn, 'ownershipTypeInfo', { name: 'Keeper', created: stamp, lastModified: stamp });
  return urn;
}

async function ownersOf(urn: string): Promise<any[]> {
  return (await stored(urn, 'ownership'))?.owners ?? [];
}

const user = (ownerUrn: string, how: object = {}) => ({ ownerUrn, ownerEntityType: 'CORP_USER', ...how });

it('adds owners without a type, with a standard type and with the URN of a type', async () => {
  const resourceUrn = await newTable();
  const owners = await newUsers(3);
  const typeUrn = await newOwnershipType();
  await mutate('addOwner', { ...user(owners[0]!), resourceUrn });
  await mutate('addOwner', { ...user(owners[1]!, { type: 'DATA_STEWARD' }), resourceUrn });
  await mutate('addOwners', { owners: [user(owners[2]!, { ownershipTypeUrn: typeUrn })], resourceUrn });
  expect(await ownersOf(resourceUrn)).toEqual([
    { owner: owners[0], type: 'NONE', typeUrn: `${SYSTEM}none` },
    { owner: owners[1], type: 'DATA_STEWARD', typeUrn: `${SYSTEM}data_steward` },
    { owner: owners[2], type: 'CUSTOM', typeUrn },
  ]);
});

it('adds one owner with several custom types, and removes it with one type or with all', async () => {
  const resourceUrn = await newTable();
  const ownerUrn = await newUser();
  const types = [await newOwnershipType(), await newOwnershipType()];
  for (const ownershipTypeUrn of types)
    await mutate('addOwner', { ...user(ownerUrn, { ownershipTypeUrn }), resourceUrn });
  const typesNow = async () => (await ownersOf(resourceUrn)).map(({ typeUrn }) => typeUrn);
  expect(await typesNow()).toEqual(types);
  await mutate('removeOwner', { ownerUrn, resourceUrn, ownershipTypeUrn: types[0] });
  expect(await typesNow()).toEqual([types[1]]);
  await mutate('addOwner', { ...user(ownerUrn, { type: 'DATA_STEWARD' }), resourceUrn });
  await mutate('removeOwner', { ownerUrn, resourceUrn });
  expect(await ownersOf(resourceUrn)).toEqual([]);
});

it('treats an owner with a standard type and one with the URN of that type as the same owner', async () => {
  const resourceUrn = await newTable();
  const ownerUrn = await newUser();
  await catalog.ingest(resourceUrn, 'ownership', { owners: [{ owner: ownerUrn, type: 'TECHNICAL_OWNER' }] });
  const ownershipTypeUrn = `${SYSTEM}technical_owner`;
  await mutate('addOwner', { ...user(ownerUrn, { ownershipTypeUrn }), resourceUrn });
  expect(await ownersOf(resourceUrn)).toEqual([
    { owner: ownerUrn, type: 'TECHNICAL_OWNER', typeUrn: ownershipTypeUrn },
  ]);
  await catalog.ingest(resourceUrn, 'ownership', { owners: [{ owner: ownerUrn, type: 'TECHNICAL_OWNER' }] });
  await mutate('removeOwner', { ownerUrn, resourceUrn, ownershipTypeUrn });
  expect(await ownersOf(resourceUrn)).toEqual([]);
});

it('loses no owner if several requests add and remove owners at once', async () => {
  const resourceUrn = await newTable();
  const users = await newUsers(4);
  await mutate('addOwners', { owners: users.slice(0, 2).map((urn) => user(urn)), resourceUrn });
  const answers = await Promise.all(
    users.map((urn, index) =>
      index < 2
        ? mutate('removeOwner', { ownerUrn: urn, resourceUrn })
        : mutate('addOwner', { ...user(urn), resourceUrn }),
    ),
  );
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  expect(new Set((await ownersOf(resourceUrn)).map(({ owner }) => owner))).toEqual(new Set(users.slice(2)));
});

it('changes all resources of a batch or none, and uses the type of the batch for owners without one', async () => {
  const tables = await newTables(2);
  const resources = tables.map((resourceUrn) => ({ resourceUrn }));
  const [first, second] = [await newUser(), await newUser()];
  const ownershipTypeUrn = await newOwnershipType();
  const owners = [user(first), user(second, { type: 'DATA_STEWARD' })];
  const missing = datasetUrn(unique('nowhere'));
  const refused = await mutate('batchAddOwners', {
    owners,
    resources: [...resources, { resourceUrn: missing }],
  });
  expect(refused.errors).toMatchObject([{ extensions: { reason: 'NOT_FOUND', missing: [missing] } }]);
  expect(await ownersOf(tables[0]!)).toEqual([]);
  await mutate('batchAddOwners', { owners, ownershipTypeUrn, resources });
  const expected = [
    { owner: first, type: 'CUSTOM', typeUrn: ownershipTypeUrn },
    { owner: second, type: 'DATA_STEWARD', typeUrn: `${SYSTEM}data_steward` },
  ];
  expect(await Promise.all(tables.map(ownersOf))).toEqual([expected, expected]);
  await mutate('batchRemoveOwners', { ownerUrns: [second], resources });
  expect(await Promise.all(tables.map(ownersOf))).toEqual([expected.slice(0, 1), expected.slice(0, 1)]);
});

it('refuses an owner, a type or a resource that does not exist, and an owner of another entity type', async () => {
  const resourceUrn = await newTable();
  const ownerUrn = await newUser();
  const nobody = `urn:li:corpuser:${unique('nobody')}`;
  const noType = `urn:li:ownershipType:${unique('none')}`;
  const attempts: [object, string][] = [
    [{ ...user(nobody), resourceUrn }, 'NOT_FOUND'],
    [{ ...user(ownerUrn, { ownershipTypeUrn: noType }), resourceUrn }, 'NOT_FOUND'],
    [{ ...user(ownerUrn), resourceUrn: datasetUrn(unique('nowhere')) }, 'NOT_FOUND'],
    [{ ...user(ownerUrn), ownerEntityType: 'CORP_GROUP', resourceUrn }, 'INVALID_URN'],
    [{ ...user(ownerUrn, { ownershipTypeUrn: ownerUrn }), resourceUrn }, 'INVALID_URN'],
  ];
  for (const [input, code] of attempts)
    expect((await mutate('addOwner', input)).errors).toMatchObject([{ extensions: { reason: code } }]);
  expect(await ownersOf(resourceUrn)).toEqual([]);
});
