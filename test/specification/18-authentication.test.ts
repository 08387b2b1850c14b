/** Authentication. */
import { unique } from '../helpers/catalog.js';
import { addPerson, makeToken, rootPerson, startSecured } from '../helpers/secured-catalog.js';
import type { TestCatalog } from '../helpers/catalog.js';
import { openService, urnsOf } from './service.js';

let catalog: TestCatalog;
const { request } = openService(async () => (catalog = await startSecured()));

it('1. GraphQL requests carry the header Authorization: Bearer <ACCESS_TOKEN>', async () => {
  const { token } = await makeToken(catalog, await rootPerson(catalog));
  const body = { query: '{ me { corpUser { urn } } }' };
  const headers = { 'Content-Type': 'application/json' };
  const { status, json } = await request(
    'POST /api/graphql',
    { ...headers, Authorization: `Bearer ${token}` },
    body,
  );
  expect([status, json.data.me.corpUser.urn]).toEqual([200, 'urn:li:corpuser:datahub']);
  expect((await request('POST /api/graphql', headers, body)).status).toBe(401);
  expect(
    (await request('POST /api/graphql', { ...headers, Authorization: 'Bearer none' }, body)).status,
  ).toBe(401);
});

it('2. authorization is decided by the actor; a personal access token carries the privileges of its user', async () => {
  const [admin, reader] = [await rootPerson(catalog), await addPerson(catalog, 'Reader')];
  const write = async (person: typeof admin) => {
    const { token } = await makeToken(catalog, person);
    const entityUrn = urnsOf(unique('authorized')).dataset;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const { status } = await request('POST /aspects?action=ingestProposal', headers, {
      proposal: {
        ...{ entityType: 'dataset', entityUrn, changeType: 'UPSERT', aspectName: 'status' },
        aspect: { value: '{"removed":false}', contentType: 'application/json' },
      },
    });
    const query = `mutation { createTag(input: { name: "${unique('Tag')}", description: "A tag" }) }`;
    const { json } = await request('POST /api/graphql', headers, { query });
    return [status, json.errors === undefined];
  };
  expect(await write(admin)).toEqual([200, true]);
  expect(await write(reader)).toEqual([403, false]);
});
