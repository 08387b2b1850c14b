/** Verifies the answers of a form. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { inExisting, stampOf } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { payloadOf } from '../entities/payload-of.js';
import type { Proposal } from '../writes/types.js';
import { assignedContext } from './assigned-context.js';
import type { FormOnAsset } from './form-assignment.js';
import { withVerification, type Forms } from './form-progress.js';

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
  const found = await requireEntities(context, [{ urn: form, aspects: ['formInfo'] }, { urn: asset }]);
  const acting = await assignedContext(context, { form, asset });
  if (acting === undefined)
    throw new CatalogError('FORBIDDEN', `The form ${form} is not assigned to you on ${asset}`, {
      ...{ path: '/input/formUrn', rule: 'a form that is assigned to the actor' },
    });
  if (payloadOf(found.get(form), 'formInfo')?.['type'] !== 'VERIFICATION')
    throw new CatalogError('INVALID_REQUEST', `The form ${form} needs no verification`, {
      ...{ path: '/input/formUrn', rule: 'a form of the type VERIFICATION' },
    });
  await storeUnchanged(acting, () => proposeVerification(acting, { form, asset }));
  return true;
}

async function proposeVerification(
  context: CommandContext,
  { form, asset }: FormOnAsset,
): Promise<Proposal[]> {
  const found = (await requireEntities(context, [{ urn: asset, aspects: ['forms'] }])).get(asset);
  const forms = payloadOf(found, 'forms') as unknown as Forms | undefined;
  const next = forms && withVerification(forms, form, stampOf(context));
  if (next === undefined)
    throw new CatalogError('INVALID_REQUEST', `${asset} has not completed the form ${form}`, {
      ...{ path: '/input/entityUrn', rule: 'an asset that has completed the form' },
    });
  const value = JSON.stringify(next);
  const ifVersion = found?.aspects.get('forms')?.version ?? 0;
  return [inExisting({ urn: asset, aspectName: 'forms', changeType: 'UPSERT', value, ifVersion })];
}
