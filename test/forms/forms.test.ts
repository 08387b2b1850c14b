/** Assignment of forms to assets. */
import { startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { forgetAssignments } from '../helpers/forget-assignments.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
const { mutate, done, newTable, stored } = mutationTools(() => catalog);

const codes = ({ errors }: any): string[] => errors.map(({ extensions }: any) => extensions.reason);
const property = 'urn:li:structuredProperty:io.acme.tier';
const prompt = (id: string) => ({
  id,
  title: id,
  type: 'STRUCTURED_PROPERTY',
  structuredPropertyParams: { urn: property },
});

async function newForm(...prompts: string[]): Promise<string> {
  const urn = `urn:li:form:${unique('form')}`;
  const info = { name: 'Quality', type: 'COMPLETION', prompts: prompts.map(prompt) };
  expect((await catalog.ingest(urn, 'formInfo', info)).status).toBe(200);
  return urn;
}

it('each asset gets the form with all its prompts open', async () => {
  const [one, two] = [unique('prompt'), unique('prompt')];
  const form = await newForm(one, two);
  const entityUrns = [await newTable(), await newTable()];
  expect(await done('batchAssignForm', { formUrn: form, entityUrns })).toBe(true);
  const query = `query ($urns: [String!]!) { entities(urns: $urns) { ... on Dataset { forms {
    incompleteForms { form { urn } incompletePrompts { id } completedPrompts { id } } completedForms { form { urn } }
    verifications { form { urn } } } } } }`;
  const open = {
    form: { urn: form },
    incompletePrompts: [{ id: one }, { id: two }],
    completedPrompts: [],
  };
  const forms = { incompleteForms: [open], completedForms: [], verifications: [] };
  expect((await catalog.query(query, { urns: entityUrns })).entities).toEqual([{ forms }, { forms }]);
});

it.each(['incompleteForms', 'completedForms'])(
  'an assignment that is already in %s does not change',
  async (list) => {
    const one = unique('prompt');
    const form = await newForm(one);
    const [begun, fresh] = [await newTable(), await newTable()];
    const answered = { id: one, lastModified: { time: 1, actor: 'urn:li:corpuser:ann' } };
    const association = { urn: form, incompletePrompts: [], completedPrompts: [answered] };
    await catalog.ingest(begun, 'forms', { incompleteForms: [], completedForms: [], [list]: [association] });
    await done('batchAssignForm', { formUrn: form, entityUrns: [begun, fresh] });
    const kept = await stored(begun, 'forms');
    expect(kept[list]).toEqual([association]);
    expect([...kept.incompleteForms, ...kept.completedForms]).toHaveLength(1);
    expect((await stored(fresh, 'forms')).incompleteForms).toMatchObject([{ urn: form }]);
  },
);

it('several forms assigned concurrently are all stored', async () => {
  const table = await newTable();
  const forms = await Promise.all(Array.from({ length: 5 }, () => newForm(unique('prompt'))));
  const answers = await Promise.all(
    forms.map((formUrn) => mutate('batchAssignForm', { formUrn, entityUrns: [table] })),
  );
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  const { incompleteForms } = await stored(table, 'forms');
  expect(new Set(incompleteForms.map(({ urn }: any) => urn))).toEqual(new Set(forms));
  expect(incompleteForms).toHaveLength(forms.length);
});

it('a dynamic assignment is stored with the form', async () => {
  const formUrn = await newForm();
  const rule = { field: 'platform.keyword', values: ['urn:li:dataPlatform:hive'] };
  const type = { field: '_entityType', values: ['DATASET'], condition: 'IN', negated: true };
  const orFilters = [{ and: [rule, type] }];
  expect(await done('createDynamicFormAssignment', { formUrn, orFilters })).toBe(true);
  expect(await stored(formUrn, 'dynamicFormAssignment')).toEqual({
    filter: { or: [{ and: [{ ...rule, condition: 'EQUAL', negated: false }, type] }] },
  });
  await forgetAssignments(catalog, [formUrn]);
});

it('a dynamic assignment with a filter that no search could apply is refused with its place', async () => {
  const formUrn = await newForm();
  const rule = { field: 'platform', values: ['urn:li:dataPlatform:hive'] };
  const orFilters = [{ and: [rule] }, { and: [rule, { field: 'colour', values: ['red'] }] }];
  const { errors } = await mutate('createDynamicFormAssignment', { formUrn, orFilters });
  expect(errors[0].extensions).toMatchObject({
    ...{ reason: 'INVALID_FILTER', path: '/input/orFilters/1/and/1/field' },
  });
  expect(await stored(formUrn, 'dynamicFormAssignment')).toBeUndefined();
});

it('form and assets must exist, and the asset type must support forms', async () => {
  const form = await newForm();
  const table = await newTable();
  const nothing = `urn:li:form:${unique('nothing')}`;
  expect(codes(await mutate('batchAssignForm', { formUrn: nothing, entityUrns: [table] }))).toEqual([
    'NOT_FOUND',
  ]);
  expect(codes(await mutate('createDynamicFormAssignment', { formUrn: nothing, orFilters: [] }))).toEqual([
    'NOT_FOUND',
  ]);
  expect(codes(await mutate('batchAssignForm', { formUrn: table, entityUrns: [] }))).toEqual(['INVALID_URN']);
  expect(codes(await mutate('batchAssignForm', { formUrn: form, entityUrns: [form] }))).toEqual([
    'UNKNOWN_ASPECT',
  ]);
});
