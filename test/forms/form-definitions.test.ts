/** Definitions of forms, and their removal from assets. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
let property: string;
const { mutate, done, newTable, newUser, stored, exists } = mutationTools(() => catalog);
beforeAll(async () => {
  catalog = await startCatalog();
  const made = await catalog.query(
    `mutation { createStructuredProperty(input: { id: "${unique('tier')}", valueType: "urn:li:dataType:datahub.string",
      entityTypes: ["urn:li:entityType:datahub.dataset"] }) { urn } }`,
  );
  property = made.createStructuredProperty.urn;
});
afterAll(() => catalog.stop());

const FIELDS = `urn info { name description type actors { owners users { urn } groups { urn } }
  prompts { id title type required structuredPropertyParams { structuredProperty { urn } } } }`;
const prompt = (parts: object = {}) => ({
  ...{ id: unique('prompt'), title: 'Tier?', type: 'STRUCTURED_PROPERTY' },
  ...{ structuredPropertyParams: { urn: property } },
  ...parts,
});
const create = (input: object = {}) =>
  catalog.graphql(`mutation ($input: CreateFormInput!) { createForm(input: $input) { ${FIELDS} } }`, {
    input: { name: 'Quality', ...input },
  });
const newForm = async (input: object = {}) => (await create(input)).data.createForm.urn as string;
const update = (input: object) =>
  catalog.graphql(`mutation ($input: UpdateFormInput!) { updateForm(input: $input) { ${FIELDS} } }`, {
    input,
  });
const promptIds = async (urn: string) => (await stored(urn, 'formInfo')).prompts.map(({ id }: any) => id);

it('a form is created with its prompts and actors, once per id', async () => {
  const [id, user, asked] = [unique('form'), await newUser(), prompt({ required: true })];
  const input = { id, description: 'All', type: 'VERIFICATION', prompts: [asked], actors: { users: [user] } };
  expect((await create(input)).data.createForm).toEqual({
    urn: `urn:li:form:${id}`,
    info: {
      ...{ name: 'Quality', description: 'All', type: 'VERIFICATION' },
      actors: { owners: true, users: [{ urn: user }], groups: null },
      prompts: [
        {
          ...{ id: asked.id, title: 'Tier?', type: 'STRUCTURED_PROPERTY', required: true },
          structuredPropertyParams: { structuredProperty: { urn: property } },
        },
      ],
    },
  });
  expect(codeOf(await create({ id }))).toBe('CONFLICT');
});

it('of forms that are created at the same time with the same prompt, only one is stored', async () => {
  const prompts = [prompt()];
  const codes = await Promise.all(Array.from({ length: 12 }, async () => codeOf(await create({ prompts }))));
  expect(codes.filter((code) => code !== 'CONFLICT')).toEqual([undefined]);
});

it('plain writes may give two forms the same prompt, as connectors do', async () => {
  const asked = { id: unique('prompt'), title: 'Tier?', type: 'STRUCTURED_PROPERTY' };
  const [first, second] = [`urn:li:form:${unique('form')}`, `urn:li:form:${unique('form')}`];
  const write = (form: string) => proposal(form, 'formInfo', { name: 'Quality', prompts: [asked] });
  expect((await catalog.ingestBatch([write(first), write(second)])).status).toBe(200);
  expect((await catalog.ingestBatch([write(second)])).status).toBe(200);
});

it('a plain write of two prompts with one id is refused with the place, and stores nothing', async () => {
  const form = `urn:li:form:${unique('form')}`;
  const asked = { id: unique('prompt'), title: 'Tier?', type: 'STRUCTURED_PROPERTY' };
  const answer = await catalog.ingest(form, 'formInfo', { name: 'Quality', prompts: [asked, asked] });
  expect([answer.status, answer.json.path]).toEqual([400, '/prompts/1/id']);
  expect(await exists(form)).toBe(false);
});

it('prompts name existing properties and have unique ids, and nothing is stored otherwise', async () => {
  const [taken, none, id] = [prompt(), unique('none'), unique('form')];
  await newForm({ prompts: [taken] });
  const refused: [object, string][] = [
    [{ prompts: [prompt({ structuredPropertyParams: null })] }, 'INVALID_REQUEST'],
    [{ prompts: [prompt({ id: 'a' }), prompt({ id: 'a' })] }, 'INVALID_REQUEST'],
    [{ prompts: [taken] }, 'CONFLICT'],
    [
      { prompts: [prompt({ structuredPropertyParams: { urn: `urn:li:structuredProperty:${none}` } })] },
      'NOT_FOUND',
    ],
    [{ actors: { groups: [`urn:li:corpGroup:${none}`] } }, 'NOT_FOUND'],
    [{ actors: { users: [property] } }, 'INVALID_URN'],
  ];
  for (const [part, expected] of refused)
    expect([part, codeOf(await create({ id, ...part }))]).toEqual([part, expected]);
  expect(await exists(`urn:li:form:${id}`)).toBe(false);
});

it('an update changes only what it names', async () => {
  const [first, second, third] = [prompt(), prompt(), prompt()];
  const [one, other] = [await newUser(), await newUser()];
  const urn = await newForm({ description: 'All', prompts: [first, second], actors: { users: [one] } });
  const changes = {
    ...{
      urn,
      name: 'Better',
      promptsToAdd: [{ ...first, title: 'New?' }, third],
      promptsToRemove: [second.id],
    },
    actors: { owners: false, usersToAdd: [other], usersToRemove: [one] },
  };
  const { info } = (await update(changes)).data.updateForm;
  expect(info).toMatchObject({ name: 'Better', description: 'All', type: 'COMPLETION' });
  expect(info.actors).toEqual({ owners: false, users: [{ urn: other }], groups: null });
  expect(info.prompts.map(({ title }: any) => title)).toEqual(['New?', 'Tier?']);
  expect(codeOf(await update({ urn }))).toBe('INVALID_REQUEST');
  expect(codeOf(await update({ urn: `urn:li:form:${unique('none')}`, name: 'x' }))).toBe('NOT_FOUND');
});

it('10 prompts that are added at the same time are all kept', async () => {
  const urn = await newForm();
  const prompts = Array.from({ length: 10 }, () => prompt());
  await Promise.all(prompts.map((each) => update({ urn, promptsToAdd: [each] })));
  expect(new Set(await promptIds(urn))).toEqual(new Set(prompts.map(({ id }) => id)));
});

it('a form is removed from assets, which keep their other forms', async () => {
  const [form, kept, assigned, free] = [await newForm(), await newForm(), await newTable(), await newTable()];
  for (const formUrn of [form, kept]) await done('batchAssignForm', { formUrn, entityUrns: [assigned] });
  const missing = datasetUrn(unique('none'));
  expect(codeOf(await mutate('batchRemoveForm', { formUrn: form, entityUrns: [assigned, missing] }))).toBe(
    'NOT_FOUND',
  );
  expect(await done('batchRemoveForm', { formUrn: form, entityUrns: [assigned, free] })).toBe(true);
  expect((await stored(assigned, 'forms')).incompleteForms).toMatchObject([{ urn: kept }]);
  expect(await stored(free, 'forms')).toBeUndefined();
});

it('a deleted form leaves all assets', async () => {
  const [form, kept, open, verified] = [await newForm(), await newForm(), await newTable(), await newTable()];
  await done('batchAssignForm', { formUrn: form, entityUrns: [open] });
  const of = (urn: string) => ({ urn, incompletePrompts: [], completedPrompts: [] });
  await catalog.ingest(verified, 'forms', {
    ...{ incompleteForms: [of(kept)], completedForms: [of(form)] },
    verifications: [{ form }, { form: kept }],
  });
  expect(await done('deleteForm', { urn: form })).toBe(true);
  expect(await exists(form)).toBe(false);
  expect((await stored(open, 'forms')).incompleteForms).toEqual([]);
  expect(await stored(verified, 'forms')).toMatchObject({
    ...{ incompleteForms: [{ urn: kept }], completedForms: [], verifications: [{ form: kept }] },
  });
  expect(await done('deleteForm', { urn: form })).toBe(true);
});
