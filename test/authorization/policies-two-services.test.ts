/** Concurrent changes of policies at several services. */
import type { TestCatalog } from '../helpers/catalog.js';
import { openDriver } from '../helpers/driver.js';
import { ACTORS, policyTools, refusal } from './policies-support.js';
import { addPerson, makeToken, rootPerson, startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let second: TestCatalog;
let root: { authorization: string };
const asRoot = policyTools(
  () => catalog,
  () => root,
);
const asRootThere = policyTools(
  () => second,
  () => root,
);
beforeAll(async () => {
  [catalog, second] = await Promise.all([startSecured(), startSecured()]);
  root = (await makeToken(catalog, await rootPerson(catalog))).headers;
});
afterAll(async () => {
  await Promise.all([catalog.stop(), second.stop()]);
});

const only = (user: string) => ({ ...ACTORS, users: [user] });

describe('two services', () => {
  it('apply a change at once', async () => {
    const person = await addPerson(catalog);
    const parts = { type: 'PLATFORM', privileges: ['VIEW_TESTS'], actors: only(person.urn) };
    const urn = await asRoot.create(parts);
    expect(await asRootThere.granted(person.urn)).toContain('VIEW_TESTS');
    await asRootThere.update(urn, { ...parts, privileges: ['MANAGE_FEATURES'] });
    expect(await asRoot.granted(person.urn)).not.toContain('VIEW_TESTS');
    expect(await asRoot.granted(person.urn)).toContain('MANAGE_FEATURES');
    await asRoot.remove(urn);
    expect(await asRootThere.granted(person.urn)).not.toContain('MANAGE_FEATURES');
  });

  it('apply a restored backup, although it counts fewer changes than they have cached', async () => {
    const person = await addPerson(catalog);
    const urn = await asRoot.create({
      type: 'PLATFORM',
      privileges: ['VIEW_TESTS'],
      actors: only(person.urn),
    });
    for (const one of [asRoot, asRootThere]) expect(await one.granted(person.urn)).toContain('VIEW_TESTS');
    await restoreOlder(urn);
    for (const one of [asRoot, asRootThere])
      expect(await one.granted(person.urn)).not.toContain('VIEW_TESTS');
  });

  it('store one complete policy out of several concurrent updates', async () => {
    const urn = await asRoot.create();
    const drafts = Array.from({ length: 4 }, (_, at) => ({
      name: `racer ${at}`,
      privileges: ['EDIT_ENTITY_TAGS', 'EDIT_ENTITY_DOCS', 'EDIT_ENTITY_OWNERS'].slice(0, (at % 3) + 1),
      description: `of racer ${at}`,
    }));
    await Promise.all(drafts.map((draft, at) => (at % 2 === 0 ? asRoot : asRootThere).update(urn, draft)));
    const { name, privileges, description } = await asRoot.entity(urn);
    expect(drafts).toContainEqual({ name, privileges, description });
  });

  it('delete a policy once', async () => {
    const urn = await asRoot.create();
    const answers = await Promise.all([asRoot.tryDelete(urn), asRootThere.tryDelete(urn)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(
      answers.filter(({ errors }) => errors !== undefined).map((answer) => refusal(answer).code),
    ).toEqual(['NOT_FOUND']);
  });
});

/** Simulates an older backup: the policy was inactive, and fewer changes had been counted. */
async function restoreOlder(policy: string): Promise<void> {
  const driver = await openDriver();
  try {
    await driver.executeQuery(
      `MATCH (policy:Entity {urn: $policy}), (counter:Counter {name: 'policies'})
       SET policy.aspect_dataHubPolicyInfo = replace(policy.aspect_dataHubPolicyInfo, '"ACTIVE"', '"INACTIVE"'),
         counter.last = counter.last - 1`,
      { policy },
    );
  } finally {
    await driver.close();
  }
}
