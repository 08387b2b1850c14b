/** The kinds of ownership that every catalog has. */
import { datasetUrn, startCatalog, startFreshCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { KEY } from '../helpers/secured-catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

const ACCESS = { access: { auth: false, loopback: true, tokenKey: KEY } };
const urnOf = (name: string): string => `urn:li:ownershipType:__system__${name}`;

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(ACCESS);
});
afterAll(() => catalog.stop());
const { mutate, newTable, newUser } = mutationTools(() => catalog);

async function nameOf(urn: string, at = catalog): Promise<string> {
  return (await at.query(`{ ownershipType(urn: "${urn}") { info { name } } }`)).ownershipType.info.name;
}

it('ownership types are listed with the built-in ones, which searches without types do not find', async () => {
  const { listOwnershipTypes, searchAcrossEntities } = await catalog.query(`{
    listOwnershipTypes(input: { query: "__system__", count: 100 }) { ownershipTypes { urn info { name } } }
    searchAcrossEntities(input: { query: "__system__technical_owner" }) { searchResults { entity { urn } } }
  }`);
  const info = (name: string) => ({ info: { name } });
  expect(listOwnershipTypes.ownershipTypes).toEqual(
    expect.arrayContaining([
      { urn: urnOf('technical_owner'), ...info('Technical Owner') },
      { urn: urnOf('business_owner'), ...info('Business Owner') },
      { urn: urnOf('data_steward'), ...info('Data Steward') },
      { urn: urnOf('none'), ...info('None') },
    ]),
  );
  expect(searchAcrossEntities.searchResults).toEqual([]);
});

it('an owner of a built-in kind shows its name', async () => {
  const [resourceUrn, ownerUrn] = [await newTable(), await newUser()];
  await mutate('addOwner', { ownerUrn, ownerEntityType: 'CORP_USER', type: 'DATA_STEWARD', resourceUrn });
  const { dataset } = await catalog.query(
    `{ dataset(urn: "${resourceUrn}") { ownership { owners { ownershipType { urn info { name } } } } } }`,
  );
  const ownershipType = { urn: urnOf('data_steward'), info: { name: 'Data Steward' } };
  expect(dataset.ownership.owners).toEqual([{ ownershipType }]);
});

it('every owner has a kind with a name, which follows from the type of an owner without a URN of a kind', async () => {
  const own = `urn:li:ownershipType:${unique('own')}`;
  const given: object[] = [
    ...['TECHNICAL_OWNER', 'NONE', 'CUSTOM', 'DATAOWNER', 'DEVELOPER', 'DELEGATE'].map((type) => ({ type })),
    ...['PRODUCER', 'CONSUMER', 'STAKEHOLDER'].map((type) => ({ type })),
    ...[
      { type: 'CUSTOM', typeUrn: own },
      { type: 'DATAOWNER', typeUrn: 'urn:li:tag:no-kind' },
    ],
  ];
  const stamp = { time: 0, actor: 'urn:li:corpuser:owner0' };
  await catalog.ingest(own, 'ownershipTypeInfo', { name: 'Own', created: stamp, lastModified: stamp });
  const dataset = datasetUrn(unique('owned'));
  const owners = given.map((owner, index) => ({ owner: `urn:li:corpuser:owner${index}`, ...owner }));
  await catalog.ingest(dataset, 'ownership', { owners, lastModified: stamp });
  const fields = 'ownershipType { urn type info { name description } }';
  const found = await catalog.query(`{ dataset(urn: "${dataset}") { ownership { owners { ${fields} } } } }`);
  const shown = found.dataset.ownership.owners.map(({ ownershipType: { urn, type, info } }: any) => {
    expect([type, info.description]).toEqual([
      'CUSTOM_OWNERSHIP_TYPE',
      urn === own ? null : expect.any(String),
    ]);
    return [urn, info.name];
  });
  expect(shown).toEqual([
    [urnOf('technical_owner'), 'Technical Owner'],
    [urnOf('none'), 'None'],
    [urnOf('custom'), 'Custom'],
    [urnOf('dataowner'), 'Data Owner'],
    [urnOf('developer'), 'Developer'],
    [urnOf('delegate'), 'Delegate'],
    [urnOf('producer'), 'Producer'],
    [urnOf('consumer'), 'Consumer'],
    [urnOf('stakeholder'), 'Stakeholder'],
    [own, 'Own'],
    [urnOf('dataowner'), 'Data Owner'],
  ]);
});

it('a built-in kind can be renamed, which a later start keeps, but not deleted', async () => {
  const urn = urnOf('none');
  const update = (name: string) =>
    catalog.graphql(
      `mutation { updateOwnershipType(urn: "${urn}", input: { name: "${name}" }) { info { name } } }`,
    );
  expect((await update('Other')).data.updateOwnershipType).toEqual({ info: { name: 'Other' } });
  const next = await startFreshCatalog(ACCESS);
  expect(await nameOf(urn, next)).toBe('Other');
  await next.stop();
  await update('None');
  const refused = await catalog.graphql(`mutation { deleteOwnershipType(urn: "${urn}") }`);
  expect([codeOf(refused), await nameOf(urn)]).toEqual(['INVALID_REQUEST', 'None']);
});
