/** Mutations that delete an entity also remove all references to it, and change nothing else. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { done, mutate, newTable, newTerm, newUser, newDomain, stored, exists } = mutationTools(() => catalog);

const remove = async (call: string) => {
  const [result] = Object.values(await catalog.query(`mutation { ${call} }`));
  expect(result).toBe(true);
};
const newTag = () => done('createTag', { name: unique('tag') });

it('deleting a tag removes it from tables and fields, and keeps other tags', async () => {
  const [table, tag, other] = [await newTable(), await newTag(), await newTag()];
  await done('addTags', { tagUrns: [tag, other], resourceUrn: table });
  const field = { resourceUrn: table, subResourceType: 'DATASET_FIELD', subResource: 'id' };
  await done('addTags', { tagUrns: [tag, other], ...field });
  await remove(`deleteTag(urn: "${tag}")`);
  expect(await exists(tag)).toBe(false);
  expect((await stored(table, 'globalTags')).tags).toMatchObject([{ tag: other }]);
  const [info] = (await stored(table, 'editableSchemaMetadata')).editableSchemaFieldInfo;
  expect(info.globalTags.tags).toMatchObject([{ tag: other }]);
});

it('deleting a term removes it from assets and related terms', async () => {
  const [table, term, related] = [await newTable(), await newTerm(), await newTerm()];
  await done('addTerms', { termUrns: [term], resourceUrn: table });
  await done('addRelatedTerms', { urn: related, termUrns: [term], relationshipType: 'isA' });
  await remove(`deleteGlossaryEntity(urn: "${term}")`);
  expect((await stored(table, 'glossaryTerms'))?.terms ?? []).toEqual([]);
  expect((await stored(related, 'glossaryRelatedTerms'))?.isRelatedTerms ?? []).toEqual([]);
  expect(await exists(table)).toBe(true);
});

it('deleting a folder of the glossary moves its contents to the top', async () => {
  const node = await done('createGlossaryNode', { name: unique('Above') });
  const term = await done('createGlossaryTerm', { name: 'Below', parentNode: node });
  await remove(`deleteGlossaryEntity(urn: "${node}")`);
  expect(await stored(term, 'glossaryTermInfo')).toMatchObject({ name: 'Below' });
  expect((await stored(term, 'glossaryTermInfo')).parentNode).toBeUndefined();
});

it('deleting a domain removes it from its entities', async () => {
  const [table, domain] = [await newTable(), await newDomain()];
  await done('batchSetDomain', { domainUrn: domain, resources: [{ resourceUrn: table }] });
  await remove(`deleteDomain(urn: "${domain}")`);
  expect((await stored(table, 'domains'))?.domains ?? []).toEqual([]);
});

it('deleting a group removes its ownerships and memberships', async () => {
  const [table, user] = [await newTable(), await newUser()];
  const group = await done('createGroup', { name: unique('group') });
  await done('addGroupMembers', { groupUrn: group, userUrns: [user] });
  await done('addOwners', {
    owners: [
      { ownerUrn: group, ownerEntityType: 'CORP_GROUP' },
      { ownerUrn: user, ownerEntityType: 'CORP_USER' },
    ],
    resourceUrn: table,
  });
  await remove(`removeGroup(urn: "${group}")`);
  expect((await stored(table, 'ownership')).owners).toMatchObject([{ owner: user }]);
  expect((await stored(user, 'nativeGroupMembership'))?.nativeGroups ?? []).toEqual([]);
});

describe('deleting an ownership type', () => {
  const owned = async () => {
    const [table, user] = [await newTable(), await newUser()];
    const input = { name: unique('kind'), description: 'of its own' };
    const { createOwnershipType } = await catalog.query(
      'mutation ($input: CreateOwnershipTypeInput!) { createOwnershipType(input: $input) { urn } }',
      { input },
    );
    const kind = createOwnershipType.urn;
    await done('addOwners', {
      owners: [{ ownerUrn: user, ownerEntityType: 'CORP_USER', ownershipTypeUrn: kind }],
      resourceUrn: table,
    });
    return { table, user, kind };
  };

  it('keeps its owners without the type', async () => {
    const { table, user, kind } = await owned();
    await remove(`deleteOwnershipType(urn: "${kind}")`);
    const { owners } = await stored(table, 'ownership');
    expect(owners).toMatchObject([{ owner: user }]);
    expect(owners[0].typeUrn).toBeUndefined();
  });

  it('keeps the references to it on request', async () => {
    const { table, user, kind } = await owned();
    await remove(`deleteOwnershipType(urn: "${kind}", deleteReferences: false)`);
    expect((await stored(table, 'ownership')).owners).toMatchObject([{ owner: user, typeUrn: kind }]);
    expect(await exists(kind)).toBe(false);
  });
});

it('refuses a URN of another type and changes nothing', async () => {
  const [table, tag] = [await newTable(), await newTag()];
  await mutate('addTags', { tagUrns: [tag], resourceUrn: table });
  const { errors } = await catalog.graphql(`mutation { deleteGlossaryEntity(urn: "${tag}") }`);
  expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_URN' } }]);
  expect((await stored(table, 'globalTags')).tags).toMatchObject([{ tag }]);
});
