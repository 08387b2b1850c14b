/** Mutations with unusual, invalid and repeated input. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newUser, newDomain, newTerm, stored, exists } = mutationTools(() => catalog);

const newTag = () => done('createTag', { name: 'A tag' });

const codeOf = async (name: string, input: object) => {
  const { errors, data } = await mutate(name, input);
  return errors === undefined ? data[name] : errors[0].extensions.reason;
};

it.each([
  ['a text that is no URN', 'nonsense', 'INVALID_URN'],
  ['a URN of another type', 'urn:li:corpuser:ann', 'INVALID_URN'],
  ['an entity that does not exist', 'urn:li:tag:nosuch', 'NOT_FOUND'],
])('the error about %s names its place in the input', async (_, tag, code) => {
  const resourceUrn = await newTable();
  const { errors } = await mutate('addTags', { tagUrns: [tag], resourceUrn });
  expect(errors).toMatchObject([{ extensions: { reason: code, path: '/input/tagUrns/0' } }]);
});

describe('empty lists', () => {
  it('of labels and owners change nothing', async () => {
    const resourceUrn = await newTable();
    const field = { resourceUrn, subResourceType: 'DATASET_FIELD', subResource: 'id' };
    const resources = [{ resourceUrn }];
    const inputs: [string, object][] = [
      ['addTags', { tagUrns: [], resourceUrn }],
      ['addTags', { tagUrns: [], ...field }],
      ['batchAddTags', { tagUrns: [], resources }],
      ['batchRemoveTags', { tagUrns: [], resources }],
      ['addTerms', { termUrns: [], resourceUrn }],
      ['batchAddTerms', { termUrns: [], resources }],
      ['batchRemoveTerms', { termUrns: [], resources }],
      ['addOwners', { owners: [], resourceUrn }],
      ['batchAddOwners', { owners: [], resources }],
      ['batchRemoveOwners', { ownerUrns: [], resources }],
    ];
    for (const [name, input] of inputs) expect([name, await done(name, input)]).toEqual([name, true]);
    for (const aspect of ['globalTags', 'glossaryTerms', 'ownership', 'editableSchemaMetadata'])
      expect([aspect, await stored(resourceUrn, aspect)]).toEqual([aspect, undefined]);
  });

  it('of resources are accepted', async () => {
    const tag = await newTag();
    expect(await done('batchAddTags', { tagUrns: [tag], resources: [] })).toBe(true);
    expect(await done('batchSetDomain', { resources: [], domainUrn: await newDomain() })).toBe(true);
    expect(await done('batchUpdateSoftDeleted', { urns: [], deleted: true })).toBe(true);
    expect(await done('batchSetDataProduct', { resourceUrns: [] })).toBe(true);
    expect(
      await done('addGroupMembers', {
        groupUrn: await done('createGroup', { name: 'A group' }),
        userUrns: [],
      }),
    ).toBe(true);
  });

  it('of related terms change nothing', async () => {
    const term = await newTerm();
    expect(await done('addRelatedTerms', { urn: term, termUrns: [], relationshipType: 'isA' })).toBe(true);
    expect(await stored(term, 'glossaryRelatedTerms')).toBeUndefined();
  });
});

describe('repeated input:', () => {
  it('a label or owner in one list, and a resource in one batch', async () => {
    const [table, tag, term] = [await newTable(), await newTag(), await newTerm()];
    const [ownerUrn, domain] = [await newUser(), await newDomain()];
    const resources = [{ resourceUrn: table }, { resourceUrn: table }];
    const owner = { ownerUrn, ownerEntityType: 'CORP_USER', type: 'DATA_STEWARD' };
    await done('batchAddTags', { tagUrns: [tag, tag], resources });
    await done('batchAddTerms', { termUrns: [term, term], resources });
    await done('batchAddOwners', { owners: [owner, owner], resources });
    await done('batchSetDomain', { resources, domainUrn: domain });
    expect((await stored(table, 'globalTags')).tags).toEqual([{ tag }]);
    expect((await stored(table, 'glossaryTerms')).terms).toHaveLength(1);
    expect((await stored(table, 'ownership')).owners).toHaveLength(1);
    expect((await stored(table, 'domains')).domains).toEqual([domain]);
    await done('batchRemoveTags', { tagUrns: [tag, tag], resources });
    await done('batchRemoveTerms', { termUrns: [term], resources });
    await done('batchRemoveOwners', { ownerUrns: [ownerUrn, ownerUrn], resources });
    expect((await stored(table, 'globalTags')).tags).toEqual([]);
    expect((await stored(table, 'glossaryTerms')).terms).toEqual([]);
    expect((await stored(table, 'ownership')).owners).toEqual([]);
  });

  it('adding and removing a link, member or asset twice', async () => {
    const [table, user, domain] = [await newTable(), await newUser(), await newDomain()];
    const group = await done('createGroup', { name: 'A group' });
    const { createDataProduct: product } = await catalog.query(
      `mutation ($domainUrn: String!) { createDataProduct(input: { properties: { name: "p" }, domainUrn: $domainUrn }) { urn } }`,
      { domainUrn: domain },
    );
    const linkUrl = 'https://a.example/x?y=~/1';
    for (let time = 0; time < 2; time += 1) {
      await done('addLink', { linkUrl, label: 'x', resourceUrn: table });
      await done('addGroupMembers', { groupUrn: group, userUrns: [user, user] });
      await done('batchSetDataProduct', { dataProductUrn: product.urn, resourceUrns: [table, table] });
    }
    expect((await stored(table, 'institutionalMemory')).elements).toHaveLength(1);
    expect((await stored(user, 'nativeGroupMembership')).nativeGroups).toEqual([group]);
    expect((await stored(product.urn, 'dataProductProperties')).assets).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      await done('removeLink', { linkUrl, resourceUrn: table });
      await done('removeGroupMembers', { groupUrn: group, userUrns: [user] });
      await done('batchSetDataProduct', { resourceUrns: [table] });
    }
    expect((await stored(table, 'institutionalMemory')).elements).toEqual([]);
    expect((await stored(user, 'nativeGroupMembership')).nativeGroups).toEqual([]);
    expect((await stored(product.urn, 'dataProductProperties')).assets).toEqual([]);
  });

  it('a removal from an entity without the aspect stores nothing unreadable', async () => {
    const [table, tag, term, user] = [await newTable(), await newTag(), await newTerm(), await newUser()];
    await done('removeTag', { tagUrn: tag, resourceUrn: table });
    await done('removeTerm', { termUrn: term, resourceUrn: table });
    await done('removeOwner', { ownerUrn: user, resourceUrn: table });
    await done('removeLink', { linkUrl: 'https://a.example', resourceUrn: table });
    await catalog.query(`mutation ($urn: String!) { unsetDomain(entityUrn: $urn) }`, { urn: table });
    const { dataset } = await catalog.query(
      `query ($urn: String!) { dataset(urn: $urn) { tags { tags { tag { urn } } } glossaryTerms { terms { term { urn } } } ownership { owners { type } } institutionalMemory { elements { url } } domain { domain { urn } } } }`,
      { urn: table },
    );
    for (const list of [
      dataset.tags?.tags,
      dataset.glossaryTerms?.terms,
      dataset.ownership?.owners,
      dataset.institutionalMemory?.elements,
    ])
      expect(list ?? []).toEqual([]);
  });
});

describe('questionable input', () => {
  it('that names missing entities or entities of the wrong type is refused by every mutation, and nothing is stored', async () => {
    const missing = datasetUrn(unique('nowhere'));
    const [table, tag] = [await newTable(), await newTag()];
    const attempts: [string, object, string][] = [
      ['addTag', { tagUrn: 'urn:li:tag:x', resourceUrn: 'nonsense' }, 'INVALID_URN'],
      ['addTag', { tagUrn: table, resourceUrn: table }, 'INVALID_URN'],
      ['addTag', { tagUrn: `urn:li:tag:${unique('none')}`, resourceUrn: table }, 'NOT_FOUND'],
      ['addTag', { tagUrn: tag, resourceUrn: missing }, 'NOT_FOUND'],
      [
        'addTag',
        {
          tagUrn: tag,
          resourceUrn: table,
          subResourceType: 'DATASET_FIELD',
          subResource: 'no',
        },
        'NOT_FOUND',
      ],
      ['addTag', { tagUrn: tag, resourceUrn: table, subResource: '__proto__' }, 'NOT_FOUND'],
      ['removeTag', { tagUrn: 'urn:li:corpuser:x', resourceUrn: table }, 'INVALID_URN'],
      ['addTerm', { termUrn: tag, resourceUrn: table }, 'INVALID_URN'],
      [
        'addOwner',
        { ownerUrn: 'urn:li:corpuser:a', ownerEntityType: 'CORP_GROUP', resourceUrn: table },
        'INVALID_URN',
      ],
      ['removeOwner', { ownerUrn: table, resourceUrn: table }, 'INVALID_URN'],
      ['batchSetDomain', { resources: [{ resourceUrn: table }], domainUrn: table }, 'INVALID_URN'],
      ['batchSetDataProduct', { resourceUrns: [table], dataProductUrn: table }, 'INVALID_URN'],
      ['addGroupMembers', { groupUrn: table, userUrns: [] }, 'INVALID_URN'],
      ['batchUpdateSoftDeleted', { urns: [table, missing], deleted: true }, 'NOT_FOUND'],
      ['updateDescription', { description: 'x', resourceUrn: missing }, 'NOT_FOUND'],
      ['updateName', { name: 'x', urn: missing }, 'NOT_FOUND'],
      ['updateDeprecation', { urn: missing, deprecated: true }, 'NOT_FOUND'],
      ['updateDeprecation', { urn: table, deprecated: true, replacement: missing }, 'NOT_FOUND'],
      ['addLink', { linkUrl: 'https://a.example', label: 'x', resourceUrn: missing }, 'NOT_FOUND'],
      ['updateParentNode', { resourceUrn: table, parentNode: null }, 'INVALID_URN'],
      ['moveDomain', { resourceUrn: table }, 'INVALID_URN'],
      ['createDomain', { name: 'x', parentDomain: table }, 'INVALID_URN'],
      ['createGlossaryTerm', { name: 'x', parentNode: `urn:li:glossaryNode:${unique('none')}` }, 'NOT_FOUND'],
    ];
    const codes = [];
    for (const [name, input] of attempts) codes.push([name, await codeOf(name, input)]);
    expect(codes).toEqual(attempts.map(([name, , code]) => [name, code]));
    for (const aspect of ['globalTags', 'glossaryTerms', 'ownership', 'domains', 'status', 'deprecation'])
      expect([aspect, await stored(table, aspect)]).toEqual([aspect, undefined]);
    expect(await exists(missing)).toBe(false);
  });

  it.each([
    ['of any script', () => `a b🚀../x%y${unique('')}`, true],
    ['that closes a bracket', () => "x'}) DETACH DELETE (n", false],
    ['that is too long', () => 'a'.repeat(5_000), false],
  ])(
    'with an id %s is accepted or refused by all mutations that create entities',
    async (_, idOf, isTaken) => {
      for (const name of ['createTag', 'createDomain', 'createGlossaryNode', 'createGroup']) {
        const { data, errors } = await mutate(name, { id: idOf(), name: unique('n') });
        if (isTaken) expect(await exists(data[name])).toBe(true);
        else expect([name, errors?.[0].extensions.reason]).toEqual([name, 'INVALID_URN']);
      }
    },
  );
});

it('texts of any length and script are returned unchanged', async () => {
  const table = await newTable();
  const read = async () =>
    (
      await catalog.query(
        'query ($urn: String!) { dataset(urn: $urn) { editableProperties { description } } }',
        { urn: table },
      )
    ).dataset.editableProperties.description;
  for (const description of [
    '',
    'naïve 🚀 \u202e \ud83d\udc69\u200d\ud83d\udcbb \\ " \' ` ${x} \u0001',
    'é\n'.repeat(300_000),
  ]) {
    await done('updateDescription', { description, resourceUrn: table });
    expect((await read()) ?? '').toBe(description);
  }
});

it('a mutation reads its own changes in the same document', async () => {
  const [table, tag] = [await newTable(), await newTag()];
  const answer = await catalog.query(
    `mutation ($t: String!, $tag: String!) {
       a: updateTag(urn: $tag, input: { urn: $tag, name: "one" }) { properties { name } }
       addTag(input: { tagUrn: $tag, resourceUrn: $t })
       b: updateTag(urn: $tag, input: { urn: $tag, name: "two", description: "d" }) { properties { name description } relationships(input: { types: ["TaggedWith"], direction: INCOMING }) { total relationships { entity { urn } } } }
       removeTag(input: { tagUrn: $tag, resourceUrn: $t })
       c: updateTag(urn: $tag, input: { urn: $tag, name: "three" }) { properties { name description } relationships(input: { types: ["TaggedWith"], direction: INCOMING }) { total } } }`,
    { t: table, tag },
  );
  expect(answer).toMatchObject({
    a: { properties: { name: 'one' } },
    b: {
      properties: { name: 'two', description: 'd' },
      relationships: { total: 1, relationships: [{ entity: { urn: table } }] },
    },
    c: { properties: { name: 'three', description: 'd' }, relationships: { total: 0 } },
  });
});

it('a tag is updated only if both URNs are equal', async () => {
  const [one, other] = [await newTag(), await newTag()];
  const { errors } = await catalog.graphql(
    `mutation ($one: String!, $other: String!) { updateTag(urn: $one, input: { urn: $other, name: "x" }) { urn } }`,
    { one, other },
  );
  expect(errors).toMatchObject([{ extensions: { reason: 'INVALID_REQUEST' } }]);
  expect((await stored(one, 'tagProperties')).name).toBe('A tag');
});
