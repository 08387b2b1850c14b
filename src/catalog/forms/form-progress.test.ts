import fc from 'fast-check';
import { withAnswer, withVerification, type Forms } from './form-progress.js';

const FORM = 'urn:li:form:f';
const OTHER = { urn: 'urn:li:form:other', incompletePrompts: [], completedPrompts: [] };
const stamp = { time: 2, actor: 'urn:li:corpuser:ann' };
const before = { time: 1, actor: 'urn:li:corpuser:bob' };
const asked = (id: string, required: boolean) => ({
  ...{ id, title: id, type: 'STRUCTURED_PROPERTY', required },
  structuredPropertyParams: { urn: 'urn:li:structuredProperty:p' },
});
const info = (type: string) => ({
  name: 'f',
  type,
  prompts: [asked('a', true), asked('b', true), asked('c', false)],
});
const open = (...ids: string[]): Forms => ({
  incompleteForms: [{ urn: FORM, incompletePrompts: ids.map((id) => ({ id, lastModified: before })) }, OTHER],
  completedForms: [],
});
const idsOf = (forms: Forms | undefined) =>
  [...(forms?.incompleteForms ?? []), ...(forms?.completedForms ?? [])]
    .filter(({ urn }) => urn === FORM)
    .map(({ incompletePrompts = [], completedPrompts = [] }) =>
      [incompletePrompts, completedPrompts].map((prompts) => prompts.map(({ id }) => id)),
    );

it('a form is complete exactly when all required prompts are answered, in any order and repetition', () => {
  const prompts = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(prompts, (answers) => {
      let forms: Forms | undefined = open('a', 'b', 'c');
      for (const prompt of answers)
        forms = withAnswer(forms, { form: FORM, info: info('COMPLETION') }, { prompt, stamp })!;
      const given = new Set(answers);
      const [[left, done] = []] = idsOf(forms);
      expect(new Set(done)).toEqual(given);
      expect([...left!, ...done!].sort()).toEqual(['a', 'b', 'c']);
      const isDone = given.has('a') && given.has('b');
      expect(forms.completedForms.map(({ urn }) => urn)).toEqual(isDone ? [FORM] : []);
      expect(forms.incompleteForms).toContainEqual(OTHER);
    }),
  );
});

it('a prompt for columns is answered when all columns are', () => {
  const all = ['x', 'y'];
  const answer = (forms: Forms, path: string, columns = all) =>
    withAnswer(
      forms,
      { form: FORM, info: info('COMPLETION') },
      { prompt: 'a', stamp, column: { path, all: columns } },
    )!;
  const one = answer(open('a', 'b'), 'x');
  expect(idsOf(one)).toEqual([[['b', 'a'], []]]);
  const state = one.incompleteForms
    .flatMap(({ incompletePrompts = [] }) => incompletePrompts)
    .find(({ id }) => id === 'a');
  expect(state).toEqual({
    ...{ id: 'a', lastModified: stamp },
    fieldAssociations: { completedFieldPrompts: [{ fieldPath: 'x', lastModified: stamp }] },
  });
  expect(idsOf(answer(one, 'x'))).toEqual([[['b', 'a'], []]]);
  expect(idsOf(answer(one, 'y'))).toEqual([[['b'], ['a']]]);
  expect(idsOf(answer(answer(one, 'y'), 'y', [...all, 'new']))).toEqual([[['b', 'a'], []]]);
});

it('a form that becomes incomplete again loses its verification only if it needs one', () => {
  const forms: Forms = {
    incompleteForms: [],
    completedForms: [{ urn: FORM, completedPrompts: [{ id: 'a', lastModified: before }] }],
    verifications: [{ form: FORM, lastModified: before }, { form: OTHER.urn }],
  };
  const answer = (type: string) =>
    withAnswer(forms, { form: FORM, info: info(type) }, { prompt: 'a', stamp });
  expect(answer('VERIFICATION')?.verifications).toEqual([{ form: OTHER.urn }]);
  expect(answer('COMPLETION')?.verifications).toEqual(forms.verifications);
});

it('an asset without the form takes no answer, and an incomplete form no verification', () => {
  const none: Forms = { incompleteForms: [OTHER], completedForms: [] };
  expect(withAnswer(none, { form: FORM, info: info('COMPLETION') }, { prompt: 'a', stamp })).toBeUndefined();
  expect(withVerification(open('a'), FORM, stamp)).toBeUndefined();
});

it('a verification replaces the earlier one', () => {
  const forms: Forms = {
    ...{ incompleteForms: [OTHER], completedForms: [{ urn: FORM }] },
    verifications: [{ form: FORM, lastModified: before }, { form: OTHER.urn }],
  };
  expect(withVerification(forms, FORM, stamp)).toEqual({
    ...forms,
    verifications: [{ form: OTHER.urn }, { form: FORM, lastModified: stamp }],
  });
});
