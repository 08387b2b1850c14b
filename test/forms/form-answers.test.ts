/** Answers to forms, and their verification, by the people to whom a form is assigned. */
import { verbs, type Somebody } from '../authorization/policies-verbs.js';
import { datasetUrn, proposal, unique, type TestCatalog } from '../helpers/catalog.js';
import { codeOf } from '../helpers/graphql/error-code.js';
import { startSecured } from '../helpers/secured-catalog.js';

let catalog: TestCatalog;
let owner: Somebody;
let property: string;
let columnProperty: string;
const { asRoot, store, holder, somebody, events } = verbs(() => catalog);

const ALLOWED = { allowedValues: [{ value: { string: 'gold' } }, { value: { string: 'tin' } }] };
const propertyFor = async (type: string, parts: object = ALLOWED): Promise<string> => {
  const id = unique('tier');
  const urn = `urn:li:structuredProperty:${id}`;
  await store(
    proposal(urn, 'propertyDefinition', {
      ...{ qualifiedName: id, valueType: 'urn:li:dataType:datahub.string' },
      entityTypes: [`urn:li:entityType:datahub.${type}`],
      ...parts,
    }),
  );
  return urn;
};

beforeAll(async () => {
  catalog = await startSecured();
  owner = await somebody();
  [property, columnProperty] = [await propertyFor('dataset'), await propertyFor('schemaField')];
});
afterAll(() => catalog.stop());

interface Prompt {
  readonly id: string;
  readonly required?: boolean;
  readonly type?: string;
  /** Default: one with two allowed values. Null: none. */
  readonly asked?: string | null;
}

const field = (fieldPath: string) => ({
  ...{ fieldPath, nativeDataType: 'text' },
  type: { type: { 'com.linkedin.schema.StringType': {} } },
});

/** Prompts have ids that no other form has. */
const idIn = (form: string, id: string): string => `${form} ${id}`;

/** Creates a form and a table of the owner with two columns and the form. */
async function assigned(
  prompts: readonly Prompt[],
  form: object = {},
): Promise<{ form: string; table: string }> {
  const [urn, table] = [`urn:li:form:${unique('form')}`, datasetUrn(unique('db.table'))];
  await store(
    proposal(urn, 'formInfo', {
      ...{ name: 'Quality', type: 'COMPLETION', ...form },
      prompts: prompts.map(({ id, required = true, type = 'STRUCTURED_PROPERTY', asked }) => ({
        ...{ id: idIn(urn, id), title: id, required, type },
        ...(asked !== null && {
          structuredPropertyParams: {
            urn: asked ?? (type === 'STRUCTURED_PROPERTY' ? property : columnProperty),
          },
        }),
      })),
    }),
    proposal(table, 'ownership', { owners: [{ owner: owner.urn, type: 'TECHNICAL_OWNER' }] }),
    proposal(table, 'schemaMetadata', {
      ...{ schemaName: 'a', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
      ...{ platformSchema: { 'com.linkedin.schema.Schemaless': {} }, fields: ['id', 'a,b'].map(field) },
    }),
    proposal(table, 'forms', {
      incompleteForms: [
        {
          urn,
          incompletePrompts: prompts.map(({ id }) => ({
            ...{ id: idIn(urn, id), lastModified: { time: 1, actor: owner.urn } },
          })),
        },
      ],
      completedForms: [],
    }),
  );
  return { form: urn, table };
}

const SUBMIT = `mutation ($urn: String!, $input: SubmitFormPromptInput!) { submitFormPrompt(urn: $urn, input: $input) }`;
const VERIFY = 'mutation ($input: VerifyFormInput!) { verifyForm(input: $input) }';
const values = (urn: string, value: string) => ({
  structuredPropertyUrn: urn,
  values: [{ stringValue: value }],
});

interface On {
  readonly form: string;
  readonly table: string;
}
const submit = (by: Somebody, { form, table }: On, prompt: string, more: object = {}) =>
  by.graphql(SUBMIT, {
    urn: table,
    input: {
      ...{ promptId: idIn(form, prompt), formUrn: form, type: 'STRUCTURED_PROPERTY' },
      ...{ structuredPropertyParams: values(property, 'gold'), ...more },
    },
  });
const submitColumn = (by: Somebody, on: On, prompt: string, fieldPath: string) =>
  submit(by, on, prompt, {
    ...{ type: 'FIELDS_STRUCTURED_PROPERTY', fieldPath },
    structuredPropertyParams: values(columnProperty, 'tin'),
  });
const verify = (by: Somebody, { form, table }: On) =>
  by.graphql(VERIFY, { input: { formUrn: form, entityUrn: table } });

const STATE = `query ($urn: String!) { dataset(urn: $urn) {
  structuredProperties { properties { structuredProperty { urn } values { ... on StringValue { stringValue } } } }
  schemaMetadata { fields { fieldPath schemaFieldEntity { structuredProperties { properties {
    values { ... on StringValue { stringValue } } } } } } }
  forms { incompleteForms { form { urn } incompletePrompts { id } completedPrompts { id } }
    completedForms { form { urn } completedPrompts { id lastModified { actor { urn } } } }
    verifications { form { urn } lastModified { actor { urn } } } } } }`;
async function stateOf({ table }: On): Promise<any> {
  const { data, errors } = await (await asRoot()).graphql(STATE, { urn: table });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.dataset;
}

it('an owner answers, and the form is complete after all required prompts', async () => {
  const on = await assigned([{ id: 'one' }, { id: 'two' }, { id: 'three', required: false }]);
  const id = (prompt: string) => ({ id: idIn(on.form, prompt) });
  expect((await submit(owner, on, 'one')).data.submitFormPrompt).toBe(true);
  const logged = events().map(({ fields }) => fields);
  expect(logged).toContainEqual({
    ...{ event: 'answered by assignment', actor: owner.urn },
    ...{ form: on.form, urn: on.table },
  });
  const first = await stateOf(on);
  expect(first.structuredProperties.properties).toEqual([
    { structuredProperty: { urn: property }, values: [{ stringValue: 'gold' }] },
  ]);
  expect(first.forms).toMatchObject({
    incompleteForms: [{ incompletePrompts: [id('two'), id('three')], completedPrompts: [id('one')] }],
    completedForms: [],
  });
  await submit(owner, on, 'two', { structuredPropertyParams: values(property, 'tin') });
  const { forms, structuredProperties } = await stateOf(on);
  const actor = { urn: owner.urn };
  expect(structuredProperties.properties[0].values).toEqual([{ stringValue: 'tin' }]);
  expect(forms).toMatchObject({
    incompleteForms: [],
    completedForms: [
      {
        form: { urn: on.form },
        completedPrompts: [
          { ...id('one'), lastModified: { actor } },
          { ...id('two'), lastModified: { actor } },
        ],
      },
    ],
  });
});

it('a prompt for columns is answered column by column', async () => {
  const on = await assigned([{ id: 'columns', type: 'FIELDS_STRUCTURED_PROPERTY' }]);
  expect((await submitColumn(owner, on, 'columns', 'a,b')).errors).toBeUndefined();
  const half = await stateOf(on);
  expect(half.forms).toMatchObject({
    incompleteForms: [{ incompletePrompts: [{ id: idIn(on.form, 'columns') }] }],
  });
  const shown = half.schemaMetadata.fields.map(
    ({ schemaFieldEntity }: any) => schemaFieldEntity?.structuredProperties?.properties ?? null,
  );
  expect(shown).toEqual([null, [{ values: [{ stringValue: 'tin' }] }]]);
  await submitColumn(owner, on, 'columns', 'id');
  expect((await stateOf(on)).forms).toMatchObject({
    incompleteForms: [],
    completedForms: [{ form: { urn: on.form } }],
  });
  expect(codeOf(await submitColumn(owner, on, 'columns', 'nothing'))).toBe('INVALID_REQUEST');
});

it('answers that are given at the same time are all kept', async () => {
  const prompts = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}` }));
  const on = await assigned(prompts);
  await Promise.all(prompts.map(({ id }) => submit(owner, on, id)));
  const { forms } = await stateOf(on);
  expect(forms.incompleteForms).toEqual([]);
  expect(new Set(forms.completedForms[0].completedPrompts.map(({ id }: any) => id))).toEqual(
    new Set(prompts.map(({ id }) => idIn(on.form, id))),
  );
});

it.each<[string, string, () => object]>([
  ['a prompt of another form', 'INVALID_REQUEST', () => ({ promptId: 'other' })],
  [
    'another type than the prompt',
    'INVALID_REQUEST',
    () => ({ type: 'FIELDS_STRUCTURED_PROPERTY', fieldPath: 'id' }),
  ],
  ['no values', 'INVALID_REQUEST', () => ({ structuredPropertyParams: null })],
  [
    'an empty list of values',
    'INVALID_REQUEST',
    () => ({ structuredPropertyParams: { structuredPropertyUrn: property, values: [] } }),
  ],
  [
    'a value without text or number',
    'INVALID_REQUEST',
    () => ({ structuredPropertyParams: { structuredPropertyUrn: property, values: [{}] } }),
  ],
  [
    'a value that is not allowed',
    'INVALID_REQUEST',
    () => ({ structuredPropertyParams: values(property, 'copper') }),
  ],
  [
    'another property',
    'INVALID_REQUEST',
    () => ({ structuredPropertyParams: values(columnProperty, 'gold') }),
  ],
  ['a form that does not exist', 'NOT_FOUND', () => ({ formUrn: 'urn:li:form:none' })],
  ['a URN of another type', 'INVALID_URN', () => ({ formUrn: 'urn:li:corpuser:x' })],
])('an answer is refused for %s, and nothing is stored', async (_, code, partsOf) => {
  const on = await assigned([{ id: 'one' }]);
  const before = await stateOf(on);
  expect(codeOf(await submit(owner, on, 'one', partsOf()))).toBe(code);
  expect(await stateOf(on)).toEqual(before);
});

it('a blank text is no answer', async () => {
  const asked = await propertyFor('dataset', {});
  const on = await assigned([{ id: 'one', asked }]);
  const before = await stateOf(on);
  const { errors } = await submit(owner, on, 'one', { structuredPropertyParams: values(asked, ' ') });
  expect(errors[0].extensions).toMatchObject({
    ...{ reason: 'INVALID_REQUEST', path: '/input/structuredPropertyParams/values/0', rule: 'not blank' },
  });
  expect(await stateOf(on)).toEqual(before);
});

it('a prompt that names no property, which plain writes can store, takes no answer', async () => {
  const on = await assigned([{ id: 'one', asked: null }]);
  const { errors } = await submit(owner, on, 'one');
  expect(errors[0].extensions).toMatchObject({ reason: 'INVALID_REQUEST', path: '/input/promptId' });
});

it('an asset without the form takes no answer, not even for an administrator', async () => {
  const [on, other] = [await assigned([{ id: 'one' }]), await assigned([{ id: 'one' }])];
  const answer = await submit(await asRoot(), { form: on.form, table: other.table }, 'one');
  expect(codeOf(answer)).toBe('INVALID_REQUEST');
  expect((await stateOf(other)).structuredProperties).toBeNull();
});

it('an assignment permits answers without privileges, and nothing else', async () => {
  const person = await somebody();
  const on = await assigned([{ id: 'one' }], { actors: { owners: false, users: [person.urn] } });
  expect((await submit(person, on, 'one')).data.submitFormPrompt).toBe(true);
  const own = { properties: [{ propertyUrn: property, values: [{ string: 'tin' }] }] };
  expect((await person.write(on.table, 'structuredProperties', own)).status).toBe(403);
  expect((await person.write(on.table, 'forms', { incompleteForms: [], completedForms: [] })).status).toBe(
    403,
  );
});

it('others need the privileges to write', async () => {
  const on = await assigned([{ id: 'one' }]);
  const [stranger, partly] = [await somebody(), await holder(['EDIT_ENTITY_PROPERTIES'])];
  for (const by of [stranger, partly]) expect(codeOf(await submit(by, on, 'one'))).toBe('FORBIDDEN');
  expect((await stateOf(on)).structuredProperties).toBeNull();
  expect((await submit(await holder(['EDIT_ENTITY']), on, 'one')).data.submitFormPrompt).toBe(true);
});

it('a form is answered by the users and groups that it names', async () => {
  const [user, member, other] = [await somebody(), await somebody(), await somebody()];
  const group = `urn:li:corpGroup:${unique('group')}`;
  await store(
    proposal(group, 'corpGroupInfo', { admins: [], members: [], groups: [] }),
    proposal(member.urn, 'groupMembership', { groups: [group] }),
  );
  const on = await assigned([{ id: 'one' }], {
    actors: { owners: false, users: [user.urn], groups: [group] },
  });
  for (const by of [user, member]) expect((await submit(by, on, 'one')).errors).toBeUndefined();
  expect(codeOf(await submit(other, on, 'one'))).toBe('FORBIDDEN');
});

describe('verifyForm', () => {
  const verified = async (form: object = {}) => assigned([{ id: 'one' }], { type: 'VERIFICATION', ...form });

  it('verifies a completed form in the name of the actor, and again', async () => {
    const on = await verified();
    expect(codeOf(await verify(owner, on))).toBe('INVALID_REQUEST');
    await submit(owner, on, 'one');
    expect((await verify(owner, on)).data.verifyForm).toBe(true);
    expect((await verify(owner, on)).data.verifyForm).toBe(true);
    expect((await stateOf(on)).forms.verifications).toEqual([
      { form: { urn: on.form }, lastModified: { actor: { urn: owner.urn } } },
    ]);
  });

  it('is the word of the people to whom the form is assigned: no privilege permits it', async () => {
    const on = await verified();
    await submit(owner, on, 'one');
    for (const by of [await somebody('Admin'), await somebody(), await asRoot()])
      expect(codeOf(await verify(by, on))).toBe('FORBIDDEN');
    await store(proposal(on.table, 'ownership', undefined, { changeType: 'DELETE' }));
    expect(codeOf(await verify(owner, on))).toBe('FORBIDDEN');
    expect((await stateOf(on)).forms.verifications).toEqual([]);
  });

  it('refuses forms that need no verification, and missing ones', async () => {
    const on = await assigned([{ id: 'one' }]);
    await submit(owner, on, 'one');
    expect(codeOf(await verify(owner, on))).toBe('INVALID_REQUEST');
    expect(codeOf(await verify(owner, { ...on, form: `urn:li:form:${unique('none')}` }))).toBe('NOT_FOUND');
    expect(codeOf(await verify(owner, { ...on, table: datasetUrn(unique('none')) }))).toBe('NOT_FOUND');
  });
});
