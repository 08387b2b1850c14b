/** Granted privileges and mutations treat a hidden entity like a missing one, whatever policies apply to it. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { verbs, where } from './policies-verbs.js';
import { openViewing } from './scope-support.js';

const { catalog } = await openViewing();
const { asRoot, store, grant, somebody, holder } = verbs(() => catalog);

const GRANTED = `query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }`;

it('privileges that depend on the facts of a hidden entity are not granted', async () => {
  const word = unique('told');
  const [hidden, nobody, seen] = ['hidden', 'nobody', 'seen'].map((name) =>
    datasetUrn(`${word}.${name}`),
  ) as [string, string, string];
  const tag = `urn:li:tag:${word}`;
  await store(...[hidden, seen].map((urn) => proposal(urn, 'globalTags', { tags: [{ tag }] })));
  const person = await somebody();
  const actors = { users: [person.urn] };
  await grant({
    actors,
    privileges: ['VIEW_ENTITY_PAGE'],
    resources: where({ field: 'URN', values: [seen] }),
  });
  await grant({
    ...{ actors, privileges: ['VIEW_DATASET_USAGE', 'CREATE_ENTITY'] },
    resources: where({ field: 'TAG', values: [tag] }),
  });
  const grantedBy = async (by: typeof person, resourceUrn: string): Promise<string[]> => {
    const input = { actorUrn: person.urn, resourceSpec: { resourceType: 'DATASET', resourceUrn } };
    const { data, errors } = await by.graphql(GRANTED, { input });
    expect(errors).toBeUndefined();
    return data.getGrantedPrivileges.privileges;
  };
  expect(await grantedBy(person, seen)).toContain('VIEW_DATASET_USAGE');
  expect(await grantedBy(person, hidden)).not.toContain('VIEW_DATASET_USAGE');
  expect(await grantedBy(person, hidden)).toEqual(await grantedBy(person, nobody));
  expect(await grantedBy(await asRoot(), hidden)).toContain('VIEW_DATASET_USAGE');
});

it('hides the explanation of policies that the actor may not see', async () => {
  const person = await somebody();
  const tag = `urn:li:tag:${unique('told')}`;
  const actors = { users: [person.urn] };
  const resources = where({ field: 'URN', values: [tag] });
  const hidden = await grant({ actors, privileges: ['EDIT_TAG_COLOR'], resources });
  const input = { actorUrn: person.urn, resourceSpec: { resourceType: 'TAG', resourceUrn: tag } };
  const explain = async (by: typeof person): Promise<any> => {
    const { data, errors } = await by.graphql(
      `query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) {
        privileges grants { policy { urn } reasons { kind } } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    return data.getGrantedPrivileges;
  };
  const policiesOf = ({ grants }: any) => grants.map(({ policy }: any) => policy?.urn);
  expect((await explain(person)).privileges).toContain('EDIT_TAG_COLOR');
  expect(policiesOf(await explain(person))).not.toContain(hidden);
  expect(policiesOf(await explain(await asRoot()))).toContain(hidden);
  await grant({
    ...{ actors, privileges: ['VIEW_ENTITY_PAGE'] },
    resources: where({ field: 'URN', values: [hidden] }),
  });
  expect(policiesOf(await explain(person))).toContain(hidden);
});

it('privileges do not reveal whether a referenced entity is hidden or missing', async () => {
  const word = unique('told');
  const [hidden, nobody] = ['hidden', 'nobody'].map((name) => `urn:li:domain:${word}.${name}`) as [
    string,
    string,
  ];
  const tables = [hidden, nobody].map((domain, index): [string, string] => [
    datasetUrn(`${word}.${index}`),
    domain,
  ]);
  const seen = tables.map(([table]) => table);
  await store(
    proposal(hidden, 'domainProperties', { name: 'hidden' }),
    ...tables.map(([urn, domain]) => proposal(urn, 'domains', { domains: [domain] })),
  );
  const person = await holder(['VIEW_ENTITY_PAGE'], { resources: where({ field: 'URN', values: seen }) });
  await grant({
    ...{ actors: { users: [person.urn] }, privileges: ['CREATE_ENTITY'] },
    resources: where({ field: 'TYPE', values: ['domain'] }),
  });
  const { data, errors } = await person.graphql(
    `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset { domain { domain {
      properties { name } privileges { canEditLinks canEditOwners canManageEntity canEditDescription } } } } } }`,
    { urns: seen },
  );
  expect(errors).toBeUndefined();
  const [ofHidden, ofNobody] = data.entities.map(({ domain }: any) => domain.domain);
  expect(ofHidden).toEqual(ofNobody);
  expect(ofNobody).toMatchObject({ properties: null, privileges: { canEditLinks: true } });
});

it('asking for the privileges of a hidden user reveals nothing about that user', async () => {
  const manager = await holder(['MANAGE_POLICIES'], { type: 'PLATFORM' });
  const hidden = await somebody();
  const asked = async (actorUrn: string) => {
    const { errors } = await manager.graphql(GRANTED, { input: { actorUrn } });
    return errors?.[0].extensions.reason;
  };
  expect([await asked(hidden.urn), await asked(`${hidden.urn}.nobody`)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await grant({
    ...{ actors: { users: [manager.urn] }, privileges: ['VIEW_ENTITY_PAGE'] },
    resources: where({ field: 'URN', values: [hidden.urn] }),
  });
  expect(await asked(hidden.urn)).toBeUndefined();
});

describe('a mutation answers the same for a hidden entity as for a missing one', () => {
  const word = unique('mutated');
  // Names of equal length, so that positions in messages are equal too.
  const [hidden, nobody] = [datasetUrn(`${word}.hidden`), datasetUrn(`${word}.nobody`)];
  const tag = `urn:li:tag:${word}`;
  let person: Awaited<ReturnType<typeof somebody>>;
  const seen = datasetUrn(`${word}.seen`);
  beforeAll(async () => {
    await store(
      ...[hidden, seen].map((urn) => proposal(urn, 'datasetProperties', { name: word })),
      proposal(tag, 'tagProperties', { name: word }),
    );
    const resources = where({ field: 'URN', values: [seen, tag] });
    person = await holder(['EDIT_ENTITY', 'EDIT_ENTITY_INCIDENTS', 'EDIT_ENTITY_ASSERTIONS'], { resources });
  });

  it.each([
    ['addTag', `input: { tagUrn: "${tag}", resourceUrn: $urn }`],
    ['batchAddTags', `input: { tagUrns: ["${tag}"], resources: [{ resourceUrn: $urn }] }`],
    ['updateDescription', 'input: { description: "x", resourceUrn: $urn }'],
    ['addOwner', `input: { ownerUrn: "urn:li:corpuser:a", ownerEntityType: CORP_USER, resourceUrn: $urn }`],
    ['addLink', 'input: { linkUrl: "https://example.org", label: "x", resourceUrn: $urn }'],
    [
      'updateLineage',
      `input: { edgesToAdd: [{ downstreamUrn: $urn, upstreamUrn: "${seen}" }], edgesToRemove: [] }`,
    ],
    ['updateDeprecation', 'input: { urn: $urn, deprecated: true }'],
    ['batchUpdateSoftDeleted', 'input: { urns: [$urn], deleted: true }'],
    ['unsetDomain', 'entityUrn: $urn'],
    ['raiseIncident', 'input: { type: OPERATIONAL, resourceUrn: $urn, title: "x" }'],
    ['reportOperation', 'input: { urn: $urn, operationType: INSERT, sourceType: DATA_PROCESS }'],
    ['runAssertionsForAsset', 'urn: $urn', ' { passingCount }'],
    [
      'upsertCustomAssertion',
      'input: { entityUrn: $urn, type: "x", description: "x", platform: { name: "x" } }',
      ' { urn }',
    ],
    ['batchSetDataProduct', 'input: { resourceUrns: [$urn] }'],
    ['unlinkAssetVersion', 'input: { unlinkedEntity: $urn }', ' { urn }'],
  ])('%s', async (name, given, selected = '') => {
    const answerFor = async (urn: string) => {
      const answer = await person.graphql(`mutation ($urn: String!) { ${name}(${given})${selected} }`, {
        urn,
      });
      const text = JSON.stringify(answer).replaceAll(/"(errorId|traceparent)":"[^"]*",?/g, '');
      return text.replaceAll('nobody', 'hidden');
    };
    const answer = await answerFor(hidden);
    expect(answer).toContain('"errors"');
    expect(answer).toMatch(/"reason":"(NOT_FOUND|FORBIDDEN)"/);
    expect(answer).toBe(await answerFor(nobody));
  });
});
