/** The aspect `forms` of an asset: which prompts of its forms are answered, and which forms are complete and verified. Pure. */
import type { AuditStamp } from '../../model/types.js';
import type { FormInfo } from './form-definitions.js';

interface AnsweredField {
  readonly fieldPath: string;
  readonly lastModified: AuditStamp;
}

interface PromptState {
  readonly id: string;
  readonly lastModified: AuditStamp;
  /** For a prompt that applies to each column. */
  readonly fieldAssociations?: {
    readonly completedFieldPrompts?: readonly AnsweredField[];
    readonly incompleteFieldPrompts?: readonly AnsweredField[];
  };
}

interface FormState {
  readonly urn: string;
  readonly incompletePrompts?: readonly PromptState[];
  readonly completedPrompts?: readonly PromptState[];
}

export interface Forms {
  readonly incompleteForms: readonly FormState[];
  readonly completedForms: readonly FormState[];
  readonly verifications?: readonly { readonly form: string; readonly lastModified?: AuditStamp }[];
}

export interface Answer {
  /** Id of the prompt. */
  readonly prompt: string;
  readonly stamp: AuditStamp;
  /** For a prompt that applies to each column: the answered column, and the paths of all columns. */
  readonly column?: { readonly path: string; readonly all: readonly string[] };
}

/** @returns undefined for an asset without the form */
function stateOf(forms: Forms, form: string): FormState | undefined {
  return [...forms.incompleteForms, ...forms.completedForms].find(({ urn }) => urn === form);
}

/**
 * Notes an answer. The form is complete once every required prompt is answered. A form that must be verified loses its verification as long
 * as it is incomplete.
 * @param form URN
 * @returns undefined for an asset without the form
 */
export function withAnswer(
  forms: Forms,
  { form, info }: { readonly form: string; readonly info: FormInfo },
  answer: Answer,
): Forms | undefined {
  const before = stateOf(forms, form);
  if (before === undefined) return undefined;
  const { incompletePrompts: open = [], completedPrompts: completed = [] } = before;
  const state = answered(
    [...open, ...completed].find(({ id }) => id === answer.prompt),
    answer,
  );
  const isAnswered = isComplete(state, answer);
  const others = (prompts: readonly PromptState[]) => prompts.filter(({ id }) => id !== answer.prompt);
  const after: FormState = {
    ...before,
    incompletePrompts: [...others(open), ...(isAnswered ? [] : [state])],
    completedPrompts: [...others(completed), ...(isAnswered ? [state] : [])],
  };
  const done = new Set(after.completedPrompts?.map(({ id }) => id));
  const isDone = (info.prompts ?? []).every(({ id, required }) => required !== true || done.has(id));
  return moved(forms, after, { isDone, isVerified: isDone || info.type !== 'VERIFICATION' });
}

/** Replaces the verification of a form. @returns undefined unless the asset has completed the form */
export function withVerification(forms: Forms, form: string, lastModified: AuditStamp): Forms | undefined {
  if (!forms.completedForms.some(({ urn }) => urn === form)) return undefined;
  const others = (forms.verifications ?? []).filter((each) => each.form !== form);
  return { ...forms, verifications: [...others, { form, lastModified }] };
}

function answered(before: PromptState | undefined, { prompt, stamp, column }: Answer): PromptState {
  if (column === undefined) return { id: prompt, lastModified: stamp };
  const { completedFieldPrompts: done = [], incompleteFieldPrompts: open } = before?.fieldAssociations ?? {};
  const others = (fields: readonly AnsweredField[]) =>
    fields.filter(({ fieldPath }) => fieldPath !== column.path);
  return {
    id: prompt,
    lastModified: stamp,
    fieldAssociations: {
      completedFieldPrompts: [...others(done), { fieldPath: column.path, lastModified: stamp }],
      ...(open && { incompleteFieldPrompts: others(open) }),
    },
  };
}

function isComplete({ fieldAssociations }: PromptState, { column }: Answer): boolean {
  if (column === undefined) return true;
  const done = new Set(fieldAssociations?.completedFieldPrompts?.map(({ fieldPath }) => fieldPath));
  return column.all.every((path) => done.has(path));
}

function moved(
  forms: Forms,
  state: FormState,
  { isDone, isVerified }: { readonly isDone: boolean; readonly isVerified: boolean },
): Forms {
  const others = (states: readonly FormState[]) => states.filter(({ urn }) => urn !== state.urn);
  const { verifications } = forms;
  return {
    ...forms,
    incompleteForms: [...others(forms.incompleteForms), ...(isDone ? [] : [state])],
    completedForms: [...others(forms.completedForms), ...(isDone ? [state] : [])],
    ...(verifications && {
      verifications: isVerified ? verifications : verifications.filter(({ form }) => form !== state.urn),
    }),
  };
}
