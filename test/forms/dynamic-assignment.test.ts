/** Forms that are assigned to all assets that match a filter. */
import { setImmediate as turn } from 'node:timers/promises';
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { forgetAssignments } from '../helpers/forget-assignments.js';
import { mutationTools } from '../helpers/graphql/mutations.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
/** The forms of all tests. */
const forms = new Set<string>();
afterAll(async () => {
  await forgetAssignments(catalog, forms);
  await catalog.stop();
});
const { done, stored } = mutationTools(() => catalog);

/** A form, the tag that selects its assets, and what the tests do with them. */
async function newForm(): Promise<{
  form: string;
  id: string;
  tag: string;
  assets: (count: number, tags?: readonly string[]) => Promise<string[]>;
  byTag: object;
}> {
  const [form, tag, id] = [`urn:li:form:${unique('form')}`, `urn:li:tag:${unique('tag')}`, unique('prompt')];
  forms.add(form);
  const prompts = [{ id, title: id, type: 'STRUCTURED_PROPERTY' }];
  await catalog.ingest(form, 'formInfo', { name: 'Quality', type: 'COMPLETION', prompts });
  const assets = async (count: number, tags: readonly string[] = [tag]): Promise<string[]> => {
    const urns = Array.from({ length: count }, () => datasetUrn(unique('asset')));
    await tagged(urns, tags);
    return urns;
  };
  return { form, id, tag, assets, byTag: { field: 'tags', values: [tag] } };
}

async function tagged(urns: readonly string[], tags: readonly string[]): Promise<void> {
  const value = { tags: tags.map((tag) => ({ tag })) };
  const answer = await catalog.ingestBatch(urns.map((urn) => proposal(urn, 'globalTags', value)));
  expect(answer.status).toBe(200);
}

async function formsOf(urn: string): Promise<string[]> {
  const forms = (await stored(urn, 'forms')) ?? { incompleteForms: [], completedForms: [] };
  return [...forms.incompleteForms, ...forms.completedForms].map((each: any) => each.urn as string);
}

const assign = (formUrn: string, ...and: object[]) =>
  done('createDynamicFormAssignment', { formUrn, orFilters: [{ and }] });

it('a mutation assigns the form to existing assets that match, with all its prompts open', async () => {
  const { form, id, tag, assets, byTag } = await newForm();
  const matching = await assets(600);
  const [other] = await assets(1, [`${tag}-other`]);
  expect(await assign(form, byTag, { field: '_entityType', values: ['DATASET'] })).toBe(true);
  const assigned = await Promise.all(matching.map(formsOf));
  expect(assigned.filter(([urn]) => urn === form)).toHaveLength(600);
  expect((await stored(matching[0]!, 'forms')).incompleteForms).toMatchObject([
    { urn: form, incompletePrompts: [{ id }], completedPrompts: [] },
  ]);
  expect(await formsOf(other!)).toEqual([]);
});

it('a plain write assigns it, too, also with criteria of the older form', async () => {
  const { form, assets, tag } = await newForm();
  const [asset] = await assets(1);
  const filter = { or: [{ and: [{ field: 'tags.keyword', value: tag, condition: 'EQUAL' }] }] };
  expect((await catalog.ingest(form, 'dynamicFormAssignment', { filter })).status).toBe(200);
  expect(await formsOf(asset!)).toEqual([form]);
});

it('assets that are written later get the form when they match, and keep it when they do not any more', async () => {
  const { form, tag, assets, byTag } = await newForm();
  await assign(form, byTag);
  const [created] = await assets(1);
  const [changed] = await assets(1, []);
  expect([await formsOf(created!), await formsOf(changed!)]).toEqual([[form], []]);
  await tagged([changed!], [tag]);
  expect(await formsOf(changed!)).toEqual([form]);
  await tagged([changed!], []);
  expect(await formsOf(changed!)).toEqual([form]);
});

it('a soft-deleted asset gets the form when it is restored', async () => {
  const { form, assets, byTag } = await newForm();
  const [asset] = await assets(1);
  await catalog.ingest(asset!, 'status', { removed: true });
  await assign(form, byTag);
  expect(await formsOf(asset!)).toEqual([]);
  await catalog.ingest(asset!, 'status', { removed: false });
  expect(await formsOf(asset!)).toEqual([form]);
});

it('a form that was answered is not assigned again', async () => {
  const { form, assets, byTag } = await newForm();
  const [asset] = await assets(1);
  const completed = { urn: form, incompletePrompts: [], completedPrompts: [] };
  await catalog.ingest(asset!, 'forms', { incompleteForms: [], completedForms: [completed] });
  await assign(form, byTag);
  expect(await stored(asset!, 'forms')).toMatchObject({
    incompleteForms: [],
    completedForms: [{ urn: form }],
  });
});

it('another filter assigns the form to further assets, and a deleted assignment to none', async () => {
  const [first, second] = [await newForm(), await newForm()];
  const { form } = first;
  const [[one], [two]] = [await first.assets(1), await second.assets(1)];
  await assign(form, first.byTag);
  await assign(form, second.byTag);
  expect([await formsOf(one!), await formsOf(two!)]).toEqual([[form], [form]]);
  await catalog.ingest(form, 'dynamicFormAssignment', undefined, { changeType: 'DELETE' });
  const [late] = await second.assets(1);
  expect(await formsOf(late!)).toEqual([]);
});

it('an assignment that one service stores holds for the writes of another one', async () => {
  const { form, tag, byTag } = await newForm();
  const other = await startCatalog({ usage: { isOn: false } });
  await assign(form, byTag);
  const urn = datasetUrn(unique('asset'));
  // The other service looks for assignments every few seconds.
  for (let attempt = 0; (await formsOf(urn)).length === 0; attempt += 1) {
    const tags = [{ tag }, { tag: `${tag}-${attempt}` }];
    await other.ingest(urn, 'globalTags', { tags });
    await turn();
  }
  await other.stop();
});

it('a filter without criteria assigns the form to no asset', async () => {
  const { form, assets } = await newForm();
  for (const filter of [{}, { or: [] }, { or: [{ and: [] }] }]) {
    const { status } = await catalog.ingest(form, 'dynamicFormAssignment', { filter });
    expect(status).toBe(200);
    const [asset] = await assets(1);
    expect(await formsOf(asset!)).toEqual([]);
  }
});
