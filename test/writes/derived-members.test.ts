/** Every endpoint stores members that follow from others, and a repeated write changes nothing. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { stored } = mutationTools(() => catalog);

const PATCH = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
const newTable = () => datasetUrn(unique('derived'));
const newDomain = () => `urn:li:domain:${unique('domain')}`;
const createdAt = async (urn: string, aspect: string) =>
  (await catalog.entity(urn, [aspect])).json.aspects[aspect].created;
const viaOpenApi = (urn: string, aspect: string, value: object) => {
  const [, , type = ''] = urn.split(':');
  return catalog.post(`/openapi/v3/entity/${type}?async=false`, [{ urn, [aspect]: { value } }]);
};

describe('owners by ownership type', () => {
  const ann = 'urn:li:corpuser:ann';
  const owners = [
    { owner: ann, type: 'TECHNICAL_OWNER' },
    { owner: 'urn:li:corpGroup:b', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:a.b' },
  ];
  const ownerTypes = {
    'urn:li:ownershipType:__system__technical_owner': [ann],
    'urn:li:ownershipType:a%2Eb': ['urn:li:corpGroup:b'],
  };

  it.each<[string, () => string]>([
    ['a table', newTable],
    ['a group', () => `urn:li:corpGroup:${unique('group')}`],
    ['a tag', () => `urn:li:tag:${unique('tag')}`],
  ])('of %s are stored by REST and OpenAPI alike', async (_, newUrn) => {
    const [classic, plain] = [newUrn(), newUrn()];
    expect((await catalog.ingest(classic, 'ownership', { owners })).status).toBe(200);
    expect((await viaOpenApi(plain, 'ownership', { owners, ownerTypes: { x: [ann] } })).status).toBe(200);
    for (const urn of [classic, plain])
      expect(await stored(urn, 'ownership')).toMatchObject({ owners, ownerTypes });
    const before = await createdAt(classic, 'ownership');
    await catalog.ingest(classic, 'ownership', { owners });
    expect(await createdAt(classic, 'ownership')).toEqual(before);
  });

  it('follow patches, also the removal of the last owner', async () => {
    const urn = newTable();
    await catalog.ingest(urn, 'ownership', { owners });
    const remove = owners.map(({ owner }) => ({ op: 'remove', path: `/owners/${owner}` }));
    await catalog.ingest(urn, 'ownership', remove.slice(1), PATCH);
    expect((await stored(urn, 'ownership')).ownerTypes).toEqual({
      'urn:li:ownershipType:__system__technical_owner': [ann],
    });
    await catalog.ingest(urn, 'ownership', remove.slice(0, 1), PATCH);
    expect(await stored(urn, 'ownership')).not.toHaveProperty('ownerTypes');
  });
});

describe('domains and their associations', () => {
  const attributed = (domain: string) => ({
    domain,
    attribution: { time: 1, actor: 'urn:li:corpuser:ann', source: 'urn:li:dataHubAction:x' },
  });

  it('stay in step whichever of them a client writes, and keep attributions', async () => {
    const [urn, first, second] = [newTable(), newDomain(), newDomain()];
    await catalog.ingest(urn, 'domains', { domains: [], domainAssociations: [attributed(first)] });
    expect((await stored(urn, 'domains')).domains).toEqual([first]);
    await viaOpenApi(urn, 'domains', { domains: [second, first] });
    const both = {
      domains: [first, second],
      domainAssociations: [attributed(first), { domain: second }],
    };
    expect(await stored(urn, 'domains')).toEqual(both);
    const before = await createdAt(urn, 'domains');
    await viaOpenApi(urn, 'domains', { domains: [second, first] });
    expect(await createdAt(urn, 'domains')).toEqual(before);
    await catalog.ingest(urn, 'domains', [{ op: 'remove', path: `/domains/${first}` }], PATCH);
    expect(await stored(urn, 'domains')).toEqual({
      domains: [second],
      domainAssociations: [{ domain: second }],
    });
  });

  it('stay in step when GraphQL sets the domain, and when a domain is deleted', async () => {
    const [urn, domain] = [newTable(), newDomain()];
    await catalog.ingestBatch([
      proposal(urn, 'status', { removed: false }),
      proposal(domain, 'domainProperties', { name: 'A' }),
    ]);
    await catalog.query(`mutation { setDomain(entityUrn: "${urn}", domainUrn: "${domain}") }`);
    expect(await stored(urn, 'domains')).toEqual({ domains: [domain], domainAssociations: [{ domain }] });
    await catalog.query(`mutation { deleteDomain(urn: "${domain}") }`);
    expect((await stored(urn, 'domains'))?.domainAssociations ?? []).toEqual([]);
  });

  it('are refused if both change and disagree, at both endpoints', async () => {
    const [urn, first, second] = [newTable(), newDomain(), newDomain()];
    await catalog.ingest(urn, 'domains', { domains: [first] });
    const value = { domains: [second], domainAssociations: [] };
    const message = expect.stringContaining("Cannot update both 'domains' and 'domainAssociations'");
    expect(await catalog.ingest(urn, 'domains', value)).toMatchObject({ status: 400, json: { message } });
    expect(await viaOpenApi(urn, 'domains', value)).toMatchObject({ status: 400, json: { message } });
    expect((await stored(urn, 'domains')).domains).toEqual([first]);
  });
});
