/** Mutations that create, move, relate and delete glossary terms, term groups and domains. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTerm, newTable, stored, exists } = mutationTools(() => catalog);

const ACTOR = 'urn:li:corpuser:datahub';
/** Names are unique under a parent. */
const created = (mutation: string, input: { readonly name: string; readonly [member: string]: unknown }) =>
  done(mutation, { ...input, name: unique(input.name) });
const remove = (call: string) => catalog.graphql(`mutation { ${call} }`);

describe.each([
  ['createGlossaryTerm', 'glossaryTerm', 'glossaryTermInfo', 'parentNode', 'createGlossaryNode'],
  ['createGlossaryNode', 'glossaryNode', 'glossaryNodeInfo', 'parentNode', 'createGlossaryNode'],
  ['createDomain', 'domain', 'domainProperties', 'parentDomain', 'createDomain'],
])('%s', (create, type, aspect, member, createParent) => {
  it('creates an entity with the given id and parent, owned by the actor', async () => {
    const parent = await created(createParent, { name: 'Above' });
    const id = unique('id');
    const urn = await done(create, { id, name: 'Revenue', description: 'Money', [member]: parent });
    expect(urn).toBe(`urn:li:${type}:${id}`);
    expect(await stored(urn, aspect)).toMatchObject({ name: 'Revenue', [member]: parent });
    expect(Object.values(await stored(urn, aspect))).toContain('Money');
    expect((await stored(urn, 'ownership')).owners).toMatchObject([
      { owner: ACTOR, type: 'TECHNICAL_OWNER' },
    ]);
  });

  it('refuses an id that is taken, even if two requests use it at the same time', async () => {
    const id = unique('id');
    const answers = await Promise.all(
      ['0', '1'].map((name) => mutate(create, { id, name: `${name} ${id}` })),
    );
    const codes = answers.map(({ errors }) => errors?.[0].extensions.reason);
    expect(codes.filter((code) => code !== undefined)).toEqual(['CONFLICT']);
    expect((await stored(`urn:li:${type}:${id}`, aspect)).name).toBe(`${codes.indexOf(undefined)} ${id}`);
  });

  it('refuses a parent that does not exist, and creates nothing', async () => {
    const id = unique('id');
    const parent = (await created(createParent, { name: 'x' })).replace(/[^:]*$/, unique('none'));
    expect(codeOf(await mutate(create, { id, name: id, [member]: parent }))).toBe('NOT_FOUND');
    expect(await exists(`urn:li:${type}:${id}`)).toBe(false);
  });
});

describe.each([
  ['updateParentNode', 'createGlossaryNode', 'glossaryNodeInfo', 'parentNode'],
  ['moveDomain', 'createDomain', 'domainProperties', 'parentDomain'],
])('%s', (move, create, aspect, member) => {
  const parentOf = async (urn: string) => (await stored(urn, aspect))[member];

  it('moves an entity into a parent and back to the top, and keeps its other members', async () => {
    const [parent, child] = [
      await created(create, { name: 'Above' }),
      await created(create, { name: 'Below' }),
    ];
    await done(move, { resourceUrn: child, [member]: parent });
    expect(await parentOf(child)).toBe(parent);
    await done(move, { resourceUrn: child });
    expect(await stored(child, aspect)).toMatchObject({ name: expect.stringContaining('Below') });
    expect(await parentOf(child)).toBeUndefined();
  });

  it('refuses to move an entity into itself or into a descendant', async () => {
    const top = await created(create, { name: 'Top' });
    const middle = await created(create, { name: 'Middle', [member]: top });
    const bottom = await created(create, { name: 'Bottom', [member]: middle });
    for (const parent of [top, middle, bottom])
      expect(codeOf(await mutate(move, { resourceUrn: top, [member]: parent }))).toBe('INVALID_ASPECT');
    expect(await parentOf(top)).toBeUndefined();
  });

  it('refuses an entity or a parent that does not exist or has a wrong type', async () => {
    const urn = await created(create, { name: 'There' });
    const none = urn.replace(/[^:]*$/, unique('none'));
    expect(codeOf(await mutate(move, { resourceUrn: urn, [member]: none }))).toBe('NOT_FOUND');
    expect(codeOf(await mutate(move, { resourceUrn: none, [member]: urn }))).toBe('NOT_FOUND');
    expect(codeOf(await mutate(move, { resourceUrn: await newTable() }))).toBe('INVALID_URN');
  });
});

it('a domain that is written with itself as its parent is at the top', async () => {
  const urn = `urn:li:domain:${unique('own')}`;
  const { status } = await catalog.ingest(urn, 'domainProperties', { name: 'Own', parentDomain: urn });
  expect(status).toBe(200);
  expect((await stored(urn, 'domainProperties')).parentDomain).toBeUndefined();
  const { domain } = await catalog.query(`{ domain(urn: "${urn}") { parentDomains { count } } }`);
  expect(domain.parentDomains.count).toBe(0);
  expect(codeOf(await mutate('moveDomain', { resourceUrn: urn, parentDomain: urn }))).toBe('INVALID_ASPECT');
});

it('moves a term into a folder', async () => {
  const [parentNode, resourceUrn] = [
    await created('createGlossaryNode', { name: 'Folder' }),
    await newTerm(),
  ];
  await done('updateParentNode', { parentNode, resourceUrn });
  expect(await stored(resourceUrn, 'glossaryTermInfo')).toMatchObject({ parentNode, definition: 'A word' });
});

it('deletes a domain only if it contains no domains', async () => {
  const parentDomain = await created('createDomain', { name: 'Above' });
  const child = await created('createDomain', { name: 'Below', parentDomain });
  expect(codeOf(await remove(`deleteDomain(urn: "${parentDomain}")`))).toBe('CONFLICT');
  expect(await exists(parentDomain)).toBe(true);
  for (const urn of [child, parentDomain])
    expect(await remove(`deleteDomain(urn: "${urn}")`)).toMatchObject({ data: { deleteDomain: true } });
  expect([await exists(child), await exists(parentDomain)]).toEqual([false, false]);
});

it('a domain gets the named owners instead of the actor, and is not created if one is missing', async () => {
  const [owner, id] = [`urn:li:corpuser:${unique('owner')}`, unique('domain')];
  const owners = [{ ownerUrn: owner, ownerEntityType: 'CORP_USER', type: 'DATA_STEWARD' }];
  const create = () =>
    catalog.graphql('mutation ($input: CreateDomainInput!) { createDomain(input: $input) }', {
      input: { id, name: id, owners },
    });
  expect(codeOf(await create())).toBe('NOT_FOUND');
  expect(await exists(`urn:li:domain:${id}`)).toBe(false);
  await catalog.ingest(owner, 'corpUserInfo', { active: true });
  const { data } = await create();
  expect((await stored(data.createDomain, 'ownership')).owners).toMatchObject([
    { owner, type: 'DATA_STEWARD' },
  ]);
});

it('deletes terms and folders, also repeatedly, and refuses other types', async () => {
  for (const urn of [await newTerm(), await created('createGlossaryNode', { name: 'Folder' })]) {
    expect((await remove(`deleteGlossaryEntity(urn: "${urn}")`)).data.deleteGlossaryEntity).toBe(true);
    expect(await exists(urn)).toBe(false);
    expect((await remove(`deleteGlossaryEntity(urn: "${urn}")`)).data.deleteGlossaryEntity).toBe(true);
  }
  const table = await newTable();
  expect(codeOf(await remove(`deleteGlossaryEntity(urn: "${table}")`))).toBe('INVALID_URN');
  expect(await exists(table)).toBe(true);
});

describe('related terms', () => {
  it('are stored by relationship type, even if several requests add some at once', async () => {
    const urn = await newTerm();
    const terms = await Promise.all(Array.from({ length: 4 }, () => newTerm()));
    await Promise.all(
      terms.map((term, index) => {
        const relationshipType = index % 2 === 0 ? 'isA' : 'hasA';
        return done('addRelatedTerms', { urn, termUrns: [term], relationshipType });
      }),
    );
    const { isRelatedTerms, hasRelatedTerms } = await stored(urn, 'glossaryRelatedTerms');
    expect(new Set(isRelatedTerms)).toEqual(new Set(terms.filter((_, index) => index % 2 === 0)));
    expect(new Set(hasRelatedTerms)).toEqual(new Set(terms.filter((_, index) => index % 2 === 1)));
    await done('removeRelatedTerms', { urn, termUrns: [terms[0]], relationshipType: 'isA' });
    expect((await stored(urn, 'glossaryRelatedTerms')).isRelatedTerms).not.toContain(terms[0]);
  });

  it('must exist and differ from the term itself', async () => {
    const urn = await newTerm();
    const relationshipType = 'isA';
    const none = `urn:li:glossaryTerm:${unique('none')}`;
    expect(codeOf(await mutate('addRelatedTerms', { urn, termUrns: [urn], relationshipType }))).toBe(
      'INVALID_REQUEST',
    );
    expect(codeOf(await mutate('addRelatedTerms', { urn, termUrns: [none], relationshipType }))).toBe(
      'NOT_FOUND',
    );
    expect(await stored(urn, 'glossaryRelatedTerms')).toBeUndefined();
  });
});
