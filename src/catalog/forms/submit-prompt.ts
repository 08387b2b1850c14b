/** Answers a prompt of a form. */
import { CatalogError } from '../../core/errors.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { inExisting, stampOf } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import { proposeProperties, type PropertyValues } from '../structured-properties/assign-properties.js';
import type { Proposal } from '../writes/types.js';
import { assignedContext } from './assigned-context.js';
import type { FormOnAsset } from './form-assignment.js';
import type { FormInfo } from './form-definitions.js';
import { withAnswer, type Answer, type Forms } from './form-progress.js';

const OF_COLUMNS = 'FIELDS_STRUCTURED_PROPERTY';

export interface SubmittedPrompt {
  readonly promptId: string;
  readonly formUrn: string;
  readonly type: string;
  /** Required for prompts that apply to each column. */
  readonly fieldPath?: string | null | undefined;
  /** Required. */
  readonly structuredPropertyParams?: PropertyValues | null | undefined;
}

/**
 * Stores the answer as values of the structured property, and notes it in the forms of the asset, in one transaction. The people to whom the
 * form is assigned need no privilege. Others need the privileges to write both aspects.
 * @param urn of the asset
 * @throws NOT_FOUND, INVALID_URN, FORBIDDEN; INVALID_REQUEST if the asset lacks the form or the column, the form lacks the prompt, or the
 * values are missing or do not fit
 */
export async function submitPrompt(
  context: CommandContext,
  { urn, input }: { readonly urn: string; readonly input: SubmittedPrompt },
): Promise<boolean> {
  const asset = readUrn(context, urn);
  const form = readUrn(context, input.formUrn, 'form');
  await requireEntities(context, [{ urn: form }, { urn: asset }]);
  const acting = (await assignedContext(context, { form, asset })) ?? context;
  await storeUnchanged(acting, () => proposeAnswer(acting, { form, asset }, input));
  return true;
}

async function proposeAnswer(
  context: CommandContext,
  { form, asset }: FormOnAsset,
  input: SubmittedPrompt,
): Promise<Proposal[]> {
  const found = await requireEntities(context, [
    { urn: form, aspects: ['formInfo'] },
    { urn: asset, aspects: ['forms', 'schemaMetadata'] },
  ]);
  const info = (payloadOf(found.get(form), 'formInfo') ?? { name: '' }) as unknown as FormInfo;
  const property = checkPrompt(context, info, input);
  const entity = found.get(asset);
  const column = readColumn(entity, input);
  const answer: Answer = {
    ...{ prompt: input.promptId, stamp: stampOf(context) },
    ...(column && { column }),
  };
  const stored = entity?.aspects.get('forms');
  const forms = (payloadOf(entity, 'forms') ?? NO_FORMS) as unknown as Forms;
  const next = withAnswer(forms, { form, info }, answer);
  if (next === undefined)
    throw refused('/urn', `${asset} does not have the form ${form}`, 'an asset of the form');
  const owner = column === undefined ? asset : schemaFieldUrn(asset, column.path);
  return [
    ...(await proposeProperties(context, owner, [property])),
    inExisting({
      ...{ urn: asset, aspectName: 'forms', changeType: 'UPSERT', value: JSON.stringify(next) },
      ifVersion: stored?.version ?? 0,
    }),
  ];
}

const NO_FORMS: Forms = { incompleteForms: [], completedForms: [] };

/** The prompt decides which property an assigned user may set. @returns the property with the values */
function checkPrompt(
  context: CommandContext,
  { prompts = [] }: FormInfo,
  { promptId, type, structuredPropertyParams: given }: SubmittedPrompt,
): PropertyValues {
  const prompt = prompts.find(({ id }) => id === promptId);
  if (prompt === undefined)
    throw refused('/input/promptId', `The form has no prompt ${promptId}`, 'a prompt of the form');
  if (prompt.type !== type)
    throw refused('/input/type', `The prompt is not of the type ${type}`, prompt.type);
  const asked = prompt.structuredPropertyParams?.urn;
  if (asked === undefined)
    throw refused('/input/promptId', `The prompt ${promptId} names no structured property`, 'a property');
  const path = '/input/structuredPropertyParams';
  if (!given) throw refused(path, 'The answer has no values', 'values of the structured property');
  const property = readUrn(context, given.structuredPropertyUrn, 'structuredProperty');
  if (property !== asked) throw refused(path, `The prompt does not ask for ${property}`, asked);
  requireValues(given.values, `${path}/values`);
  return { structuredPropertyUrn: property, values: given.values };
}

/** A blank text is no value. */
function requireValues(values: PropertyValues['values'], path: string): void {
  if (values.length === 0) throw refused(path, 'The answer has no values', 'at least one value');
  const blank = values.findIndex(({ stringValue }) => stringValue?.trim() === '');
  if (blank >= 0) throw refused(`${path}/${blank}`, 'A value of the answer is blank', 'not blank');
}

/** @returns undefined for a prompt that applies to the asset */
function readColumn(
  asset: StoredEntity | undefined,
  { type, fieldPath: path }: SubmittedPrompt,
): Answer['column'] {
  if (type !== OF_COLUMNS) return undefined;
  const { fields = [] } = (payloadOf(asset, 'schemaMetadata') ?? {}) as { fields?: { fieldPath: string }[] };
  const all = fields.map(({ fieldPath }) => fieldPath);
  if (path && all.includes(path)) return { path, all };
  const problem = path ? `The asset has no column ${path}` : 'The prompt applies to a column';
  throw refused('/input/fieldPath', problem, 'the path of a column of the asset');
}

function refused(path: string, message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { path, rule });
}
