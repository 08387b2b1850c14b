/** Reference removal by a reader with a restricted view: what the answer and the audit log contain. */
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import { verbs, where } from './policies-verbs.js';
import { openViewing } from './scope-support.js';

const { catalog } = await openViewing();
const { store, somebody, grant, holder, events } = verbs(() => catalog);

it('the answer lists the visible references only', async () => {
  const tag = `urn:li:tag:${unique('references')}`;
  const [tagged, hidden] = [datasetUrn(unique('references')), datasetUrn(unique('references'))];
  const tags = { tags: [{ tag }] };
  await store(
    proposal(tag, 'tagProperties', { name: 'tag' }),
    proposal(tagged, 'globalTags', tags),
    proposal(hidden, 'editableSchemaMetadata', {
      editableSchemaFieldInfo: [{ fieldPath: 'id', globalTags: tags }],
    }),
  );
  const person = await holder(['VIEW_ENTITY_PAGE'], { resources: where({ field: 'TAG', values: [tag] }) });
  await grant({
    privileges: ['DELETE_ENTITY'],
    actors: { users: [person.urn] },
    resources: where({ field: 'URN', values: [tag] }),
  });
  for (const dryRun of [true, false]) {
    const { json, text } = await person.post('/entities?action=deleteReferences', { urn: tag, dryRun });
    expect(json.value).toMatchObject({ total: 1, relatedAspects: [{ entity: tagged }] });
    expect(text).not.toContain(hidden);
  }
});

it('removed references that the reader cannot see are in the audit log', async () => {
  const role = `urn:li:dataHubRole:${unique('references')}`;
  const hidden = await somebody();
  const person = await holder(['MANAGE_POLICIES'], { type: 'PLATFORM' });
  await store(
    proposal(role, 'dataHubRoleInfo', { name: 'role', description: '' }),
    proposal(hidden.urn, 'roleMembership', { roles: [role] }),
  );
  const { status, text } = await person.post('/entities?action=deleteReferences', { urn: role });
  expect([status, text]).toEqual([200, expect.not.stringContaining(hidden.urn)]);
  const logged = events().filter(
    ({ fields, message }) => message === 'access' && fields['actor'] === person.urn,
  );
  expect(logged.map(({ fields }) => fields)).toEqual([
    { event: 'access changed', actor: person.urn, urn: hidden.urn, aspect: 'roleMembership' },
  ]);
});
