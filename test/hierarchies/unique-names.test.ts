/** Domains, terms and term groups of one parent have different names. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, stored } = mutationTools(() => catalog);

const KINDS = [
  ['domain', 'createDomain', 'createDomain', 'domainProperties', 'parentDomain', 'moveDomain'],
  ['term', 'createGlossaryTerm', 'createGlossaryNode', 'glossaryTermInfo', 'parentNode', 'updateParentNode'],
  [
    'term group',
    'createGlossaryNode',
    'createGlossaryNode',
    'glossaryNodeInfo',
    'parentNode',
    'updateParentNode',
  ],
] as const;

describe.each(KINDS)(
  'a second %s of one name under one parent',
  (_, create, createParent, aspect, member, move) => {
    const newParent = () => done(createParent, { name: unique('parent') });

    it('is not created, in a parent and at the top', async () => {
      const parent = await newParent();
      const name = unique('name');
      for (const place of [{}, { [member]: parent }]) {
        await done(create, { name, ...place });
        const second = await mutate(create, { name, ...place });
        expect(second.errors[0].extensions).toMatchObject({ code: 409, type: 'CONFLICT', path: '/name' });
      }
      await done(create, { name, [member]: await newParent() });
    });

    it('does not come about by renaming', async () => {
      const parent = await newParent();
      const [taken, own] = [unique('name'), unique('name')];
      await done(create, { name: taken, [member]: parent });
      const urn = await done(create, { name: own, [member]: parent });
      expect(codeOf(await mutate('updateName', { urn, name: taken }))).toBe('CONFLICT');
      expect((await stored(urn, aspect)).name).toBe(own);
      expect(await done('updateName', { urn, name: own })).toBe(true);
      expect(await done('updateName', { urn, name: unique('name') })).toBe(true);
    });

    it('does not come about by a move', async () => {
      const parent = await newParent();
      const name = unique('name');
      await done(create, { name, [member]: parent });
      const urn = await done(create, { name });
      expect(codeOf(await mutate(move, { resourceUrn: urn, [member]: parent }))).toBe('CONFLICT');
      expect((await stored(urn, aspect))[member]).toBeUndefined();
      expect(await done(move, { resourceUrn: urn, [member]: await newParent() })).toBe(true);
    });

    it('is created by only one of several requests at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        const name = unique('name');
        const answers = await Promise.all(Array.from({ length: 4 }, () => mutate(create, { name })));
        const codes = answers.map(({ errors }) => errors?.[0].extensions.code);
        expect(codes.filter((code) => code !== undefined)).toEqual([409, 409, 409]);
      }
    });

    it('does not come about if a rename and a move meet', async () => {
      for (let round = 0; round < 5; round += 1) {
        const parent = await newParent();
        const name = unique('name');
        const inside = await done(create, { name: unique('other'), [member]: parent });
        const outside = await done(create, { name });
        const answers = await Promise.all([
          mutate('updateName', { urn: inside, name }),
          mutate(move, { resourceUrn: outside, [member]: parent }),
        ]);
        expect(answers.filter(({ errors }) => errors !== undefined)).toHaveLength(1);
      }
    });

    it('is stored by a plain write, as connectors send it', async () => {
      const name = unique('name');
      const urn = await done(create, { name });
      const value = { ...(await stored(urn, aspect)) };
      const type = urn.split(':')[2];
      const { status } = await catalog.ingest(`urn:li:${type}:${unique('id')}`, aspect, value);
      expect(status).toBe(200);
    });
  },
);

it.each(['createGlossaryTerm', 'createGlossaryNode'])(
  '%s takes the name of a removed entity',
  async (create) => {
    const name = unique('name');
    await catalog.ingest(await done(create, { name }), 'status', { removed: true });
    expect(await done(create, { name })).toMatch(/^urn:li:/);
  },
);
