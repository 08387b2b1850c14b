/** Applications and their assets. */
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { newTable, newTerm, newDomain, stored, exists, done, mutate } = mutationTools(() => catalog);

const create = (input: object) =>
  catalog.graphql(
    `mutation ($input: CreateApplicationInput!) { createApplication(input: $input) {
      urn properties { name description } } }`,
    { input: { properties: { name: 'Billing' }, ...input } },
  );
const newApplication = async () => (await create({})).data.createApplication.urn as string;
const applicationsOf = async (urn: string) => (await stored(urn, 'applications'))?.applications;

describe('an application', () => {
  it('is created once per id, in its domain and owned by its creator', async () => {
    const [id, domainUrn] = [unique('app'), await newDomain()];
    const { data } = await create({ id, domainUrn, properties: { name: 'Billing', description: 'Bills' } });
    const urn = `urn:li:application:${id}`;
    expect(data.createApplication).toEqual({ urn, properties: { name: 'Billing', description: 'Bills' } });
    expect(await stored(urn, 'domains')).toMatchObject({ domains: [domainUrn] });
    expect((await stored(urn, 'ownership')).owners).toMatchObject([
      { owner: 'urn:li:corpuser:datahub', type: 'TECHNICAL_OWNER' },
    ]);
    expect(codeOf(await create({ id }))).toBe('CONFLICT');
  });

  it('has neither owner nor domain if nobody names one, and a blank id is random', async () => {
    const { data } = await create({ id: ' ', shouldAddCreatorAsOwner: false });
    const { urn } = data.createApplication;
    expect([await stored(urn, 'ownership'), await stored(urn, 'domains')]).toEqual([undefined, undefined]);
    expect(urn).toMatch(/:application:[\w-]{36}$/);
  });

  it('needs an existing domain', async () => {
    const id = unique('app');
    expect(codeOf(await create({ id, domainUrn: `urn:li:domain:${unique('none')}` }))).toBe('NOT_FOUND');
    expect(await exists(`urn:li:application:${id}`)).toBe(false);
  });

  it('changes only the given members, and its deletion removes its assets from it', async () => {
    const [urn, other, table] = [await newApplication(), await newApplication(), await newTable()];
    const update = `mutation { updateApplication(urn: "${urn}", input: { description: "New" }) { properties { name description } } }`;
    expect((await catalog.query(update)).updateApplication.properties).toEqual({
      ...{ name: 'Billing', description: 'New' },
    });
    for (const applicationUrn of [urn, other])
      await done('batchSetApplication', { applicationUrn, resourceUrns: [table] });
    expect(await catalog.query(`mutation { deleteApplication(urn: "${urn}") }`)).toEqual({
      deleteApplication: true,
    });
    expect([await exists(urn), await applicationsOf(table)]).toEqual([false, [other]]);
    expect(codeOf(await catalog.graphql(`mutation { deleteApplication(urn: "${urn}") }`))).toBe('NOT_FOUND');
  });
});

describe('assets', () => {
  it('belong to several applications, and are listed by them', async () => {
    const [first, second] = [await newApplication(), await newApplication()];
    const [table, term] = [await newTable(), await newTerm()];
    const resourceUrns = [table, term];
    await done('batchSetApplication', { applicationUrn: first, resourceUrns });
    await done('batchSetApplication', { applicationUrn: second, resourceUrns: [table, table] });
    await done('batchSetApplication', { applicationUrn: second, resourceUrns: [table] });
    expect([await applicationsOf(table), await applicationsOf(term)]).toEqual([[first, second], [first]]);
    const list = async (types: string) =>
      (
        await catalog.query(
          `{ listApplicationAssets(urn: "${first}", input: { query: "*"${types} }) { total searchResults { entity { urn } } } }`,
        )
      ).listApplicationAssets;
    expect((await list('')).total).toBe(2);
    expect(await list(', types: [DATASET]')).toEqual({
      ...{ total: 1, searchResults: [{ entity: { urn: table } }] },
    });
    await done('batchUnsetApplication', { applicationUrn: first, resourceUrns });
    expect([await applicationsOf(table), await applicationsOf(term)]).toEqual([[second], []]);
    await done('batchSetApplication', { resourceUrns });
    expect(await applicationsOf(table)).toEqual([]);
  });

  it('that get 20 applications at the same time have all of them', async () => {
    const table = await newTable();
    const urns = await Promise.all(Array.from({ length: 20 }, newApplication));
    await Promise.all(
      urns.map((applicationUrn) => done('batchSetApplication', { applicationUrn, resourceUrns: [table] })),
    );
    expect(new Set(await applicationsOf(table))).toEqual(new Set(urns));
  });

  it('must exist and have applications, or none is changed', async () => {
    const [applicationUrn, table, none] = [await newApplication(), await newTable(), unique('none')];
    const assign = async (parts: object) =>
      codeOf(await mutate('batchSetApplication', { applicationUrn, resourceUrns: [table], ...parts }));
    expect(await assign({ resourceUrns: [table, datasetUrn(none)] })).toBe('NOT_FOUND');
    expect(await assign({ resourceUrns: [table, 'urn:li:corpuser:ada'] })).toBe('INVALID_URN');
    expect(await assign({ applicationUrn: `urn:li:application:${none}` })).toBe('NOT_FOUND');
    expect(await assign({ applicationUrn: table })).toBe('INVALID_URN');
    expect(await applicationsOf(table)).toBeUndefined();
  });
});
