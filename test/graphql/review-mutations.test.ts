/** Mutations with what clients should not send, twice, and many at once. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from './support/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, newUser, newDomain, newTerm, stored, exists } = mutationTools(() => catalog);

const newTag = () => done('createTag', { name: 'A tag' });

const codeOf = async (name: string, input: object) => {
  const { errors, data } = await mutate(name, input);
  return errors === undefined ? data[name] : errors[0].extensions.code;
};

describe('empty lists', () => {
  it.each([
    'addTags',
    'batchAddTags',
    'batchRemoveTags',
    'addTerms',
    'batchAddTerms',
    'batchRemoveTerms',
    'addOwners',
    'batchAddOwners',
    'batchRemoveOwners',
  ])('%s changes nothing', async (name) => {
    const table = await newTable();
    const labels = name.includes('Tag')
      ? { tagUrns: [] }
      : name.includes('Term')
        ? { termUrns: [] }
        : name === 'batchRemoveOwners'
          ? { ownerUrns: [] }
          : { owners: [] };
    const where = name.startsWith('batch') ? { resources: [{ resourceUrn: table }] } : { resourceUrn: table };
    expect(await done(name, { ...labels, ...where })).toBe(true);
    for (const aspect of ['globalTags', 'glossaryTerms', 'ownership'])
      expect([aspect, await stored(table, aspect)]).toEqual([aspect, undefined]);
  });

  it('of fields too', async () => {
    const table = await newTable();
    expect(
      await done('addTags', {
        tagUrns: [],
        resourceUrn: table,
        subResourceType: 'DATASET_FIELD',
        subResource: 'id',
      }),
    ).toBe(true);
    expect(await stored(table, 'editableSchemaMetadata')).toBeUndefined();
  });

  it('of resources are no error', async () => {
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

  it('of related terms', async () => {
    const term = await newTerm();
    expect(await done('addRelatedTerms', { urn: term, termUrns: [], relationshipType: 'isA' })).toBe(true);
    expect(await stored(term, 'glossaryRelatedTerms')).toBeUndefined();
  });
});

describe('twice', () => {
  it('one label in one list, one resource in one batch, and the whole again', async () => {
    const [table, tag, term] = [await newTable(), await newTag(), await newTerm()];
    const resources = [{ resourceUrn: table }, { resourceUrn: table }];
    for (let time = 0; time < 2; time += 1) {
      await done('batchAddTags', { tagUrns: [tag, tag], resources });
      await done('batchAddTerms', { termUrns: [term, term], resources });
    }
    expect((await stored(table, 'globalTags')).tags).toEqual([{ tag }]);
    expect((await stored(table, 'glossaryTerms')).terms).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      await done('batchRemoveTags', { tagUrns: [tag, tag], resources });
      await done('batchRemoveTerms', { termUrns: [term], resources });
    }
    expect((await stored(table, 'globalTags')).tags).toEqual([]);
    expect((await stored(table, 'glossaryTerms')).terms).toEqual([]);
  });

  it('one owner, link, member, domain and asset', async () => {
    const [table, user, domain] = [await newTable(), await newUser(), await newDomain()];
    const group = await done('createGroup', { name: 'A group' });
    const { createDataProduct: product } = await catalog.query(
      `mutation ($domainUrn: String!) { createDataProduct(input: { properties: { name: "p" }, domainUrn: $domainUrn }) { urn } }`,
      { domainUrn: domain },
    );
    const owner = { ownerUrn: user, ownerEntityType: 'CORP_USER', type: 'DATA_STEWARD' };
    for (let time = 0; time < 2; time += 1) {
      await done('batchAddOwners', {
        owners: [owner, owner],
        resources: [{ resourceUrn: table }, { resourceUrn: table }],
      });
      await done('addLink', { linkUrl: 'https://a.example/x?y=~/1', label: 'x', resourceUrn: table });
      await done('addGroupMembers', { groupUrn: group, userUrns: [user, user] });
      await done('batchSetDomain', {
        resources: [{ resourceUrn: table }, { resourceUrn: table }],
        domainUrn: domain,
      });
      await done('batchSetDataProduct', { dataProductUrn: product.urn, resourceUrns: [table, table] });
    }
    expect((await stored(table, 'ownership')).owners).toHaveLength(1);
    expect((await stored(table, 'institutionalMemory')).elements).toHaveLength(1);
    expect((await stored(user, 'nativeGroupMembership')).nativeGroups).toEqual([group]);
    expect((await stored(table, 'domains')).domains).toEqual([domain]);
    expect((await stored(product.urn, 'dataProductProperties')).assets).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      await done('removeOwner', { ownerUrn: user, resourceUrn: table });
      await done('removeLink', { linkUrl: 'https://a.example/x?y=~/1', resourceUrn: table });
      await done('removeGroupMembers', { groupUrn: group, userUrns: [user] });
      await done('batchSetDataProduct', { resourceUrns: [table] });
    }
    expect((await stored(table, 'ownership')).owners).toEqual([]);
    expect((await stored(table, 'institutionalMemory')).elements).toEqual([]);
    expect((await stored(user, 'nativeGroupMembership')).nativeGroups).toEqual([]);
    expect((await stored(product.urn, 'dataProductProperties')).assets).toEqual([]);
  });

  it('taking away from an entity that never had any stores nothing that cannot be read', async () => {
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

describe('what is not there or not meant', () => {
  const missing = datasetUrn(unique('nowhere'));
  it.each<[string, (table: string, tag: string) => object, string]>([
    ['addTag', () => ({ tagUrn: 'urn:li:tag:x', resourceUrn: 'nonsense' }), 'INVALID_URN'],
    ['addTag', (table) => ({ tagUrn: table, resourceUrn: table }), 'INVALID_URN'],
    ['addTag', (table) => ({ tagUrn: `urn:li:tag:${unique('none')}`, resourceUrn: table }), 'NOT_FOUND'],
    ['addTag', (_, tag) => ({ tagUrn: tag, resourceUrn: missing }), 'NOT_FOUND'],
    [
      'addTag',
      (table, tag) => ({
        tagUrn: tag,
        resourceUrn: table,
        subResourceType: 'DATASET_FIELD',
        subResource: 'no',
      }),
      'NOT_FOUND',
    ],
    ['addTag', (table, tag) => ({ tagUrn: tag, resourceUrn: table, subResource: '__proto__' }), 'NOT_FOUND'],
    ['removeTag', (table) => ({ tagUrn: 'urn:li:corpuser:x', resourceUrn: table }), 'INVALID_URN'],
    ['addTerm', (table, tag) => ({ termUrn: tag, resourceUrn: table }), 'INVALID_URN'],
    [
      'addOwner',
      (table) => ({ ownerUrn: 'urn:li:corpuser:a', ownerEntityType: 'CORP_GROUP', resourceUrn: table }),
      'INVALID_URN',
    ],
    ['removeOwner', (table) => ({ ownerUrn: table, resourceUrn: table }), 'INVALID_URN'],
    ['batchSetDomain', (table) => ({ resources: [{ resourceUrn: table }], domainUrn: table }), 'INVALID_URN'],
    ['batchSetDataProduct', (table) => ({ resourceUrns: [table], dataProductUrn: table }), 'INVALID_URN'],
    ['addGroupMembers', (table) => ({ groupUrn: table, userUrns: [] }), 'INVALID_URN'],
    ['batchUpdateSoftDeleted', (table) => ({ urns: [table, missing], deleted: true }), 'NOT_FOUND'],
    ['updateDescription', () => ({ description: 'x', resourceUrn: missing }), 'NOT_FOUND'],
    ['updateName', () => ({ name: 'x', urn: missing }), 'NOT_FOUND'],
    ['updateDeprecation', () => ({ urn: missing, deprecated: true }), 'NOT_FOUND'],
    ['updateDeprecation', (table) => ({ urn: table, deprecated: true, replacement: missing }), 'NOT_FOUND'],
    ['addLink', () => ({ linkUrl: 'https://a.example', label: 'x', resourceUrn: missing }), 'NOT_FOUND'],
    ['updateParentNode', (table) => ({ resourceUrn: table, parentNode: null }), 'INVALID_URN'],
    ['moveDomain', (table) => ({ resourceUrn: table }), 'INVALID_URN'],
    ['createDomain', (table) => ({ name: 'x', parentDomain: table }), 'INVALID_URN'],
    [
      'createGlossaryTerm',
      () => ({ name: 'x', parentNode: `urn:li:glossaryNode:${unique('none')}` }),
      'NOT_FOUND',
    ],
  ])('%s', async (name, input, code) => {
    const [table, tag] = [await newTable(), await newTag()];
    expect(await codeOf(name, input(table, tag))).toBe(code);
    for (const aspect of ['globalTags', 'glossaryTerms', 'ownership', 'domains', 'status', 'deprecation'])
      expect([aspect, (await stored(table, aspect))?.removed ?? (await stored(table, aspect))?.tags]).toEqual(
        [aspect, aspect === 'status' ? (await stored(table, 'status'))?.removed : undefined],
      );
    expect(await exists(missing)).toBe(false);
  });

  it.each([
    '',
    ' ',
    'a b',
    'a,b',
    '(x',
    'a)b',
    'x%y',
    '\u0000',
    'a'.repeat(5_000),
    '🚀',
    '../x',
    "x'}) DETACH DELETE (n",
  ])('an id %j is taken or refused, and never breaks anything', async (id) => {
    const usable = id.length > 100 || id.trim() === '' ? id : `${id}${unique('')}`;
    for (const name of ['createTag', 'createDomain', 'createGlossaryNode', 'createGroup']) {
      const { data, errors } = await mutate(name, { id: usable, name: 'n' });
      if (errors !== undefined) expect(errors[0].extensions.code).toMatch(/^INVALID_|^LIMIT_|^CONFLICT$/);
      else
        expect(
          (await catalog.query('query ($urn: String!) { entity(urn: $urn) { urn } }', { urn: data[name] }))
            .entity,
        ).toEqual({ urn: data[name] });
    }
  });
});

it('texts of any length and script come back as they were', async () => {
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

it('what a document changes it reads changed, in the same document', async () => {
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

it('a tag is updated only under the URN that both places say', async () => {
  const [one, other] = [await newTag(), await newTag()];
  const { errors } = await catalog.graphql(
    `mutation ($one: String!, $other: String!) { updateTag(urn: $one, input: { urn: $other, name: "x" }) { urn } }`,
    { one, other },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_REQUEST' } }]);
  expect((await stored(one, 'tagProperties')).name).toBe('A tag');
});

describe('20 at once', () => {
  const times = Array.from({ length: 20 }, (_, index) => index);
  it('label, own, link and describe one table, and nothing is lost', async () => {
    const table = await newTable();
    const tags = await Promise.all(times.map(newTag));
    const users = await Promise.all(times.map(newUser));
    await Promise.all(
      times.flatMap((index) => [
        done('addTag', { tagUrn: tags[index], resourceUrn: table }),
        done('addTag', {
          tagUrn: tags[index],
          resourceUrn: table,
          subResourceType: 'DATASET_FIELD',
          subResource: index % 2 === 0 ? 'id' : 'a/b~c',
        }),
        done('addOwner', { ownerUrn: users[index], ownerEntityType: 'CORP_USER', resourceUrn: table }),
        done('addLink', { linkUrl: `https://a.example/${index}`, label: 'x', resourceUrn: table }),
        done('updateDescription', {
          description: String(index),
          resourceUrn: table,
          subResourceType: 'DATASET_FIELD',
          subResource: 'id',
        }),
      ]),
    );
    expect((await stored(table, 'globalTags')).tags).toHaveLength(20);
    expect((await stored(table, 'ownership')).owners).toHaveLength(20);
    expect((await stored(table, 'institutionalMemory')).elements).toHaveLength(20);
    const fields = (await stored(table, 'editableSchemaMetadata')).editableSchemaFieldInfo;
    expect(fields.map(({ globalTags }: any) => globalTags.tags.length)).toEqual([10, 10]);
  });

  it('two folders that are moved into one another at once never close a circle', async () => {
    const make = () => done('createGlossaryNode', { name: 'n' });
    const closed: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const [a, b] = [await make(), await make()];
      await Promise.all([
        mutate('updateParentNode', { resourceUrn: a, parentNode: b }),
        mutate('updateParentNode', { resourceUrn: b, parentNode: a }),
      ]);
      const [ofA, ofB] = [await stored(a, 'glossaryNodeInfo'), await stored(b, 'glossaryNodeInfo')];
      if (ofA.parentNode !== undefined && ofB.parentNode !== undefined) closed.push(a);
    }
    expect(closed).toEqual([]);
  });

  it('an asset that is put into different data products ends up in one', async () => {
    const [table, domainUrn] = [await newTable(), await newDomain()];
    const products = await Promise.all(
      times
        .slice(0, 6)
        .map(
          async () =>
            (
              await catalog.query(
                `mutation ($domainUrn: String!) { createDataProduct(input: { properties: { name: "p" }, domainUrn: $domainUrn }) { urn } }`,
                { domainUrn },
              )
            ).createDataProduct.urn as string,
        ),
    );
    await Promise.all(
      products.map((dataProductUrn) =>
        done('batchSetDataProduct', { dataProductUrn, resourceUrns: [table] }),
      ),
    );
    const holding = await Promise.all(
      products.map(async (urn) => ((await stored(urn, 'dataProductProperties')).assets ?? []).length),
    );
    expect(holding.reduce((sum: number, number: number) => sum + number, 0)).toBe(1);
  });
});
