/** Assigns forms to assets. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { inExisting, stampOf, storeInExisting } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import type { Filter } from '../search/filter.js';
import { requireFilter } from '../search/require-filter.js';
import { payloadOf } from '../entities/payload-of.js';
import type { Proposal } from '../writes/types.js';

interface FormInfo {
  readonly prompts?: readonly { readonly id: string }[];
}

interface Forms {
  readonly incompleteForms: readonly { readonly urn: string }[];
  readonly completedForms: readonly { readonly urn: string }[];
}

/** Assigns the form to assets. An asset that has the form already keeps its answers. @throws NOT_FOUND, INVALID_URN, CONFLICT */
export async function assignForm(
  context: CommandContext,
  { formUrn, entityUrns }: { readonly formUrn: string; readonly entityUrns: readonly string[] },
): Promise<boolean> {
  const form = readUrn(context, formUrn, 'form');
  const urns = [...new Set(entityUrns.map((urn) => readUrn(context, urn)))];
  await storeUnchanged(context, () => proposeForm(context, form, urns));
  return true;
}

/** Stores the filter of the assets to which the form belongs. @throws NOT_FOUND, INVALID_URN, INVALID_FILTER, LIMIT_EXCEEDED */
export async function assignFormByFilter(
  context: CommandContext,
  { formUrn, filter }: { readonly formUrn: string; readonly filter: Filter },
): Promise<boolean> {
  const urn = readUrn(context, formUrn, 'form');
  requireFilter(filter, context.services.model, (place) => {
    const filters = '/input/orFilters';
    return place ? `${filters}/${place.branch}/and/${place.index}${place.rest}` : filters;
  });
  await requireEntities(context, [{ urn }]);
  const value = JSON.stringify({ filter });
  await storeInExisting(context, [{ urn, aspectName: 'dynamicFormAssignment', changeType: 'UPSERT', value }]);
  return true;
}

async function proposeForm(
  context: CommandContext,
  form: string,
  urns: readonly string[],
): Promise<Proposal[]> {
  const found = await requireEntities(context, [
    { urn: form, aspects: ['formInfo'] },
    ...urns.map((urn) => ({ urn, aspects: ['forms'] })),
  ]);
  const info = payloadOf(found.get(form), 'formInfo') as FormInfo | undefined;
  const open = openForm(form, info ?? {}, stampOf(context));
  return urns.flatMap((urn): Proposal[] => {
    const forms = payloadOf(found.get(urn), 'forms') as Forms | undefined;
    const present = [...(forms?.incompleteForms ?? []), ...(forms?.completedForms ?? [])];
    if (present.some((each) => each.urn === form)) return [];
    const patch = patchProposal({ urn, aspectName: 'forms' }, [setStep(['incompleteForms', form], open)]);
    return [{ ...inExisting(patch), ifVersion: found.get(urn)?.aspects.get('forms')?.version ?? 0 }];
  });
}

/** A form without answers. */
function openForm(urn: string, { prompts = [] }: FormInfo, lastModified: AuditStamp): object {
  const incompletePrompts = prompts.map(({ id }) => ({ id, lastModified }));
  return { urn, incompletePrompts, completedPrompts: [] };
}
