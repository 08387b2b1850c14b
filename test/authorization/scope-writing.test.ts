/**
 * The privilege to change an entity implies the permission to view it where a filter can express that. Hidden entities cannot be changed,
 * and no answer reveals them.
 */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { verbs, where, type Somebody } from './policies-verbs.js';
import { openViewing } from './scope-support.js';

const { catalog } = await openViewing();
const { asRoot, store, grant, somebody, holder } = verbs(() => catalog);

/** Text that only readers of the entity may see. */
const TEXT = 'nobody may read this';

async function newTable(): Promise<string> {
  const urn = datasetUrn(unique('writing'));
  await store(proposal(urn, 'datasetProperties', { name: 'first', description: TEXT }));
  await store(proposal(urn, 'datasetProperties', { name: 'second', description: TEXT }));
  return urn;
}

async function sees(by: Somebody, urn: string): Promise<boolean> {
  const { data } = await by.graphql('query ($urn: String!) { entity(urn: $urn) { exists } }', { urn });
  return data.entity.exists;
}

const ofUrn = (...values: readonly string[]) => ({ resources: where({ field: 'URN', values }) });

describe('a privilege on an entity', () => {
  it.each([
    'EDIT_ENTITY',
    'EDIT_ENTITY_TAGS',
    'EDIT_LINEAGE',
    'EDIT_DATASET_COL_DESCRIPTION',
    'DELETE_ENTITY',
    'VIEW_ENTITY_PAGE',
    'VIEW_ENTITY',
  ])('to change it implies viewing it: %s', async (privilege) => {
    const [table, other] = [await newTable(), await newTable()];
    const person = await holder([privilege], ofUrn(table));
    expect([await sees(person, table), await sees(person, other)]).toEqual([true, false]);
  });

  it.each(['CREATE_ENTITY', 'EXISTS_ENTITY', 'VIEW_DATASET_USAGE', 'DATA_READ_ONLY'])(
    'for anything else does not imply viewing it: %s',
    async (privilege) => {
      const table = await newTable();
      expect(await sees(await holder([privilege], ofUrn(table)), table)).toBe(false);
    },
  );
});

describe('a privilege to change all entities of one type', () => {
  it('does not imply viewing other types', async () => {
    const tag = `urn:li:tag:${unique('writing')}`;
    await store(proposal(tag, 'tagProperties', { name: TEXT }));
    const table = await newTable();
    const person = await holder(['EDIT_TAG_COLOR']);
    expect([await sees(person, tag), await sees(person, table)]).toEqual([true, false]);
    const painted = await person.graphql(
      'mutation ($urn: String!) { setTagColor(urn: $urn, colorHex: "#123456") }',
      { urn: tag },
    );
    expect([painted.errors, painted.data]).toEqual([undefined, { setTagColor: true }]);
  });

  it('to edit group members lets its holder add and remove members', async () => {
    const group = `urn:li:corpGroup:${unique('writing')}`;
    const member = await somebody();
    const table = await newTable();
    await store(proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }));
    const person = await holder(['EDIT_GROUP_MEMBERS']);
    for (const deed of ['addGroupMembers', 'removeGroupMembers']) {
      const type = `${deed[0]!.toUpperCase()}${deed.slice(1)}Input!`;
      const { data, errors } = await person.graphql(`mutation ($input: ${type}) { ${deed}(input: $input) }`, {
        input: { groupUrn: group, userUrns: [member.urn] },
      });
      expect([errors, data]).toEqual([undefined, { [deed]: true }]);
    }
    expect(await sees(person, table)).toBe(false);
  });
});

describe('a platform privilege', () => {
  it('to manage a type implies viewing entities of that type only', async () => {
    const tag = `urn:li:tag:${unique('writing')}`;
    await store(proposal(tag, 'tagProperties', { name: TEXT }));
    const table = await newTable();
    const manager = await holder(['MANAGE_TAGS'], { type: 'PLATFORM' });
    const creator = await holder(['CREATE_TAGS'], { type: 'PLATFORM' });
    expect([await sees(manager, tag), await sees(manager, table)]).toEqual([true, false]);
    expect(await sees(creator, tag)).toBe(false);
  });

  it('to manage users lets its holder search them by their names', async () => {
    const word = unique('Writer');
    const user = `urn:li:corpuser:${word}.user`;
    const group = `urn:li:corpGroup:${word}.group`;
    await store(
      proposal(user, 'corpUserInfo', { active: true, displayName: `${word} person` }),
      proposal(group, 'corpGroupInfo', { displayName: `${word} group`, admins: [], members: [], groups: [] }),
    );
    const manager = await holder(['MANAGE_USERS_AND_GROUPS'], { type: 'PLATFORM' });
    const { data, errors } = await manager.graphql(`{
      listUsers(input: { query: "${word}" }) { total users { urn properties { displayName } } }
      listGroups(input: { query: "${word}" }) { total groups { urn properties { displayName } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      listUsers: { total: 1, users: [{ urn: user, properties: { displayName: `${word} person` } }] },
      listGroups: { total: 1, groups: [{ urn: group, properties: { displayName: `${word} group` } }] },
    });
  });
});

describe('an actor who may write an entity only because of its subject, and cannot see it', () => {
  let person: Somebody;
  let table: string;
  const assertion = `urn:li:assertion:${unique('writing')}`;
  const info = (description: string) => ({
    type: 'VOLUME',
    description,
    entityUrn: table,
    volumeAssertion: {
      ...{ entity: table, type: 'ROW_COUNT_TOTAL' },
      rowCountTotal: { operator: 'GREATER_THAN', parameters: { value: { value: '1', type: 'NUMBER' } } },
    },
  });
  const run = (timestampMillis: number) => ({
    ...{ timestampMillis, assertionUrn: assertion, asserteeUrn: table, runId: 'x', status: 'COMPLETE' },
    result: { type: 'SUCCESS' },
  });
  beforeAll(async () => {
    table = await newTable();
    for (const text of ['first', TEXT]) await store(proposal(assertion, 'assertionInfo', info(text)));
    await store(proposal(assertion, 'assertionRunEvent', run(1_000)));
    person = await holder(['EDIT_ENTITY_ASSERTIONS'], ofUrn(table));
  });

  const conditional = (headers: object) => (by: Somebody) =>
    by.post('/openapi/v3/entity/assertion?async=false', [
      { urn: assertion, assertionInfo: { value: info('third'), headers } },
    ]);

  it.each<[string, (by: Somebody) => Promise<{ status: number; text: string }>]>([
    ['a write', (by) => by.write(assertion, 'assertionInfo', info('third'))],
    ['a write of the stored value', (by) => by.write(assertion, 'assertionInfo', info(TEXT))],
    ['a point', (by) => by.write(assertion, 'assertionRunEvent', run(2_000))],
    ['a failing condition', conditional({ 'If-Version-Match': '7' })],
    ['a fulfilled condition', conditional({ 'If-Version-Match': '2' })],
    ['a conditional creation', conditional({ 'If-None-Match': '*' })],
    ['a deletion', (by) => by.post('/entities?action=delete', { urn: assertion })],
    [
      'a deletion of points',
      (by) => by.post('/entities?action=delete', { urn: assertion, aspectName: 'assertionRunEvent' }),
    ],
    ['a removal of references', (by) => by.post('/entities?action=deleteReferences', { urn: assertion })],
    [
      'a batch with other writes',
      (by) =>
        by.writeAll([
          proposal(person.urn, 'corpUserEditableInfo', {}),
          proposal(assertion, 'assertionInfo', info('third')),
        ]),
    ],
  ])('can neither change it nor learn anything about it: %s', async (_name, ask) => {
    expect(await sees(person, assertion)).toBe(false);
    const { status, text } = await ask(person);
    expect([status, text]).toEqual([403, expect.stringContaining(assertion)]);
    for (const telling of [TEXT, 'version', 'Version', 'exists']) expect(text).not.toContain(telling);
    const root = await asRoot();
    const { json } = await root.post('/openapi/v3/entity/assertion/batchGet', [{ urn: assertion }]);
    expect(json[0].assertionInfo.value.description).toBe(TEXT);
    const points = await root.post('/aspects?action=getTimeseriesAspectValues', {
      ...{ urn: assertion, entity: 'assertion', aspect: 'assertionRunEvent' },
    });
    expect(points.json.value.values).toHaveLength(1);
  });

  it('can create one', async () => {
    const other = `urn:li:assertion:${unique('writing')}`;
    expect((await person.write(other, 'assertionInfo', info('new'))).status).toBe(200);
  });

  it('can change it once policies make it visible', async () => {
    await grant({ privileges: ['VIEW_ENTITY_PAGE'], actors: { users: [person.urn] }, ...ofUrn(assertion) });
    const { status, text } = await conditional({ 'If-Version-Match': '7' })(person);
    expect([status, text]).toEqual([412, expect.stringContaining('actual version 2')]);
    expect((await conditional({ 'If-Version-Match': '2' })(person)).status).toBe(200);
  });
});

it('an actor without privileges gets the same refusal for hidden and for missing entities', async () => {
  const [there, nobody] = [await newTable(), datasetUrn(unique('writing'))];
  const person = await somebody();
  const refusal = async (urn: string) => {
    const answers = await Promise.all([
      person.write(urn, 'datasetProperties', { name: 'x' }),
      person.post('/openapi/v3/entity/dataset?async=false', [
        { urn, datasetProperties: { value: { name: 'x' }, headers: { 'If-Version-Match': '5' } } },
      ]),
      person.post('/entities?action=delete', { urn }),
    ]);
    return answers.map(({ status, text }) =>
      [
        status,
        text.replaceAll(/"(errorId|timestamp|traceparent)":\s*("[^"]*"|\d+),?/g, '').replaceAll(urn, 'it'),
      ].join(' '),
    );
  };
  expect(await refusal(there)).toEqual(await refusal(nobody));
});

it('an actor with a restricted view gets normal answers for entities that it may change', async () => {
  const table = await newTable();
  const person = await holder(['EDIT_ENTITY'], ofUrn(table));
  const patch = await fetch(
    `${catalog.url}/openapi/v3/entity/dataset/${encodeURIComponent(table)}/datasetProperties`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...person.headers },
      body: JSON.stringify({ patch: [{ op: 'add', path: '/externalUrl', value: 'https://example.org' }] }),
    },
  );
  expect([patch.status, await patch.text()]).toEqual([200, expect.stringContaining(TEXT)]);
});

it('columns of an unwritten dataset can still be read and written with the write permission', async () => {
  const column = `urn:li:schemaField:(${datasetUrn(unique('writing'))},id)`;
  const person = await holder(['EDIT_ENTITY', 'CREATE_ENTITY'], {
    resources: where({ field: 'TYPE', values: ['dataset'] }),
  });
  for (const documentation of ['first', 'second']) {
    const { status, text } = await person.write(column, 'documentation', {
      documentations: [{ documentation }],
    });
    expect([status, text]).toEqual([200, expect.any(String)]);
    expect(await sees(person, column)).toBe(true);
  }
});

it('reference removal lists visible references only', async () => {
  const [table, seen, hidden] = [await newTable(), await newTable(), await newTable()];
  const upstreams = [{ dataset: table, type: 'COPY' }];
  await store(...[seen, hidden].map((urn) => proposal(urn, 'upstreamLineage', { upstreams })));
  const person = await holder(['DELETE_ENTITY', 'VIEW_ENTITY_PAGE'], ofUrn(table, seen));
  const { json } = await person.post('/entities?action=deleteReferences', { urn: table });
  expect(JSON.stringify(json)).not.toContain(hidden);
  expect(json.value).toMatchObject({ total: 1, relatedAspects: [{ entity: seen }] });
  const left = await (
    await asRoot()
  ).graphql(
    `{ dataset(urn: "${hidden}") { lineage(input: { direction: UPSTREAM, includeGhostEntities: true }) { total } } }`,
  );
  expect(left.data.dataset.lineage.total).toBe(0);
});
