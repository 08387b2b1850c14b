/** Concurrent changes of people and policies, also at several services. */
import { policyTools, refusal } from '../authorization/policies-support.js';
import { verbs, where, type Somebody } from '../authorization/policies-verbs.js';
import { startSecured } from '../helpers/secured-catalog.js';
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
let second: TestCatalog;
let headers: Record<string, string>;
const { asRoot, store, grant, holder, somebody } = verbs(() => catalog);
const policies = policyTools(
  () => catalog,
  () => headers,
);
const policiesThere = policyTools(
  () => second,
  () => headers,
);

const dataset = datasetUrn(unique('races'));
const domain = `urn:li:domain:${unique('races')}`;
const LINKS = ['EDIT_ENTITY_DOC_LINKS'];
const SUSPEND = 'mutation ($urn: String!) { updateUserStatus(urn: $urn, status: SUSPENDED) }';
const REMOVE = 'mutation ($urn: String!) { removeUser(urn: $urn) }';

beforeAll(async () => {
  [catalog, second] = await Promise.all([startSecured(), startSecured()]);
  headers = { ...(await asRoot()).headers };
  await store(
    proposal(domain, 'domainProperties', { name: 'x' }),
    proposal(dataset, 'datasetProperties', { name: 'x' }),
    proposal(dataset, 'domains', { domains: [domain] }),
  );
});
afterAll(async () => {
  await Promise.all([catalog.stop(), second.stop()]);
});

const tries = async (person: Somebody): Promise<number> =>
  (await person.write(dataset, 'institutionalMemory', { elements: [] })).status;

async function isStored(urn: string): Promise<boolean> {
  const query = 'query ($urns: [String!]!) { entities(urns: $urns, checkForExistence: true) { urn } }';
  const { data } = await (await asRoot()).graphql(query, { urns: [urn] });
  return data.entities[0] !== null;
}

it('a user who is suspended repeatedly during the removal is not revived by that', async () => {
  const root = await asRoot();
  for (let round = 0; round < 10; round += 1) {
    const urn = `urn:li:corpuser:${unique('gone')}`;
    await store(proposal(urn, 'corpUserInfo', { active: true }));
    const removal = { isOver: false };
    const removing = root.graphql(REMOVE, { urn }).then(({ errors }) => {
      removal.isOver = true;
      expect(errors).toBeUndefined();
    });
    while (!removal.isOver) {
      const answer = await second.graphql(SUSPEND, { urn }, root.headers);
      if (answer.errors !== undefined) expect(refusal(answer).code).toBe('NOT_FOUND');
    }
    await removing;
    expect(await isStored(urn)).toBe(false);
  }
});

it('an acknowledged policy change applies to all later requests, also with many concurrent changes', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => somebody()));
  const seen = await Promise.all(
    people.map(async (person) => {
      const before = await tries(person);
      const urn = await grant({ privileges: LINKS, actors: { users: [person.urn] } });
      const during = await tries(person);
      await store(proposal(urn, 'dataHubPolicyKey', undefined, { changeType: 'DELETE' }));
      return [before, during, await tries(person)];
    }),
  );
  expect(seen).toEqual(people.map(() => [403, 200, 403]));
});

it('two services never revive a policy that was deleted during an update', async () => {
  for (let round = 0; round < 10; round += 1) {
    const urn = await policies.create();
    expect(await isStored(urn)).toBe(true);
    const [changed, deleted] = await Promise.all([policies.tryUpdate(urn), policiesThere.tryDelete(urn)]);
    expect(deleted.errors).toBeUndefined();
    expect(await isStored(urn)).toBe(false);
    if (changed.errors !== undefined) expect(refusal(changed).code).toBe('NOT_FOUND');
  }
});

it('an asset that is added to several data products concurrently is in one of them, and no request is refused', async () => {
  const products = ['one', 'two', 'three'].map((name) => `urn:li:dataProduct:${unique(name)}`);
  await store(
    ...products.flatMap((urn) => [
      proposal(urn, 'dataProductProperties', { name: 'x' }),
      proposal(urn, 'domains', { domains: [domain] }),
    ]),
  );
  const one = await holder(['MANAGE_DATA_PRODUCTS'], {
    resources: where({ field: 'URN', values: [domain] }),
  });
  const SET = `mutation ($input: BatchSetDataProductInput!) { batchSetDataProduct(input: $input) }`;
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      products.map((dataProductUrn) =>
        one.graphql(SET, { input: { dataProductUrn, resourceUrns: [dataset] } }),
      ),
    );
    expect(answers.map(({ errors }) => errors)).toEqual(products.map(() => undefined));
    const { data } = await one.graphql(
      `query ($urn: String!) { dataset(urn: $urn) {
        relationships(input: { types: ["DataProductContains"], direction: INCOMING }) { total } } }`,
      { urn: dataset },
    );
    expect(data.dataset.relationships.total).toBe(1);
  }
});
