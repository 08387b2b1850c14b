/** Answers a prompt of a form, and verifies a form whose prompts are answered. */
import type { Optional } from '../commands/command-input.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { type CommandContext, withWriter } from '../commands/command-context.js';
import { readUrn, requireEntities, requireStored } from '../commands/require-entities.js';
import { inExisting, stampOf, storeUnchanged } from '../commands/store.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { StoredEntity } from '../entities/types.js';
import { proposeProperties, type PropertyValues } from '../structured-properties/assign-properties.js';
import type { Proposal } from '../writes/types.js';
import type { FormOnAsset } from './form-assignment.js';
import type { FormInfo } from './form-definitions.js';
import { withAnswer, type Answer, type Forms, withVerification } from './form-progress.js';

const OF_COLUMNS = 'FIELDS_STRUCTURED_PROPERTY';

interface SubmittedPrompt {
  readonly promptId: string;
  readonly formUrn: string;
  readonly type: string;
  /** Required for prompts that apply to each column. */
  readonly fieldPath?: Optional<string>;
  /** Required. */
  readonly structuredPropertyParams?: Optional<PropertyValues>;
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
  await requireEntities(context, [form, asset]);
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
    throw invalidRequest('/urn', `${asset} does not have the form ${form}`, 'an asset of the form');
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
    throw invalidRequest('/input/promptId', `The form has no prompt ${promptId}`, 'a prompt of the form');
  if (prompt.type !== type)
    throw invalidRequest('/input/type', `The prompt is not of the type ${type}`, prompt.type);
  const expected = prompt.structuredPropertyParams?.urn;
  if (expected === undefined)
    throw invalidRequest(
      '/input/promptId',
      `The prompt ${promptId} names no structured property`,
      'a property',
    );
  const path = '/input/structuredPropertyParams';
  if (!given) throw invalidRequest(path, 'The answer has no values', 'values of the structured property');
  const property = readUrn(context, given.structuredPropertyUrn, 'structuredProperty');
  if (property !== expected) throw invalidRequest(path, `The prompt does not ask for ${property}`, expected);
  requireValues(given.values, `${path}/values`);
  return { structuredPropertyUrn: property, values: given.values };
}

/** A blank text is no value. */
function requireValues(values: PropertyValues['values'], path: string): void {
  if (values.length === 0) throw invalidRequest(path, 'The answer has no values', 'at least one value');
  const blank = values.findIndex(({ stringValue }) => stringValue?.trim() === '');
  if (blank >= 0) throw invalidRequest(`${path}/${blank}`, 'A value of the answer is blank', 'not blank');
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
  throw invalidRequest('/input/fieldPath', problem, 'the path of a column of the asset');
}

/**
 * Verifies a form that an asset has completed, in place of an earlier verification. No privilege permits this: a verification is the word of
 * the people to whom the form is assigned.
 * @throws NOT_FOUND, INVALID_URN; FORBIDDEN unless the form is assigned to the actor; INVALID_REQUEST for a form that needs no verification,
 * or that the asset has not completed
 */
export async function verifyForm(
  context: CommandContext,
  { formUrn, entityUrn }: { readonly formUrn: string; readonly entityUrn: string },
): Promise<boolean> {
  const asset = readUrn(context, entityUrn);
  const form = readUrn(context, formUrn, 'form');
  const found = await requireEntities(context, [{ urn: form, aspects: ['formInfo'] }, asset]);
  const acting = await assignedContext(context, { form, asset });
  if (acting === undefined)
    throw new CatalogError('FORBIDDEN', `The form ${form} is not assigned to you on ${asset}`, {
      path: '/input/formUrn',
      rule: 'a form that is assigned to the actor',
    });
  if (payloadOf(found.get(form), 'formInfo')?.['type'] !== 'VERIFICATION')
    throw invalidRequest(
      '/input/formUrn',
      `The form ${form} needs no verification`,
      'a form of the type VERIFICATION',
    );
  await storeUnchanged(acting, () => proposeVerification(acting, { form, asset }));
  return true;
}

async function proposeVerification(
  context: CommandContext,
  { form, asset }: FormOnAsset,
): Promise<Proposal[]> {
  const { value: stored, version: ifVersion } = await requireStored(context, asset, 'forms');
  const forms = stored as unknown as Forms | undefined;
  const next = forms && withVerification(forms, form, stampOf(context));
  if (next === undefined)
    throw invalidRequest(
      '/input/entityUrn',
      `${asset} has not completed the form ${form}`,
      'an asset that has completed the form',
    );
  const value = JSON.stringify(next);
  return [inExisting({ urn: asset, aspectName: 'forms', changeType: 'UPSERT', value, ifVersion })];
}

/** @returns a context whose writer needs no privileges on the asset; undefined unless the form is assigned to the actor */
async function assignedContext(
  context: CommandContext,
  assignment: FormOnAsset,
): Promise<CommandContext | undefined> {
  const assigned = await context.services.findAssignedWriter(assignment);
  if (assigned === undefined) return undefined;
  const writer = { ...context.services.writer, ...assigned };
  return { ...context, services: withWriter(context.services, writer) };
}
