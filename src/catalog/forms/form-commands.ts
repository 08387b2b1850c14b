/** Assigns forms to assets. */
import type { AuditStamp } from '../../model/types.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf, storeInExisting, inExisting, storeUnchanged } from '../commands/store.js';
import type { Filter } from '../search/filter.js';
import { requireFilter } from '../search/compile-filter.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { StoredEntity } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';

/** Assigns the form to assets. An asset that has the form already keeps its answers. @throws NOT_FOUND, INVALID_URN, CONFLICT */
export async function assignForm(
  context: CommandContext,
  { formUrn, entityUrns }: { readonly formUrn: string; readonly entityUrns: readonly string[] },
): Promise<boolean> {
  const form = readUrn(context, formUrn, 'form');
  const urns = [...new Set(entityUrns.map((urn) => readUrn(context, urn)))];
  await storeUnchanged(context, async () => {
    const found = await requireEntities(context, [
      { urn: form, aspects: ['formInfo'] },
      ...urns.map((urn) => ({ urn, aspects: ['forms'] })),
    ]);
    return proposeForm(form, urns, { found, stamp: stampOf(context) });
  });
  return true;
}

/** Stores the filter of the assets that get the form: see `dynamic-assignment.ts`. @throws NOT_FOUND, INVALID_URN, INVALID_FILTER, LIMIT_EXCEEDED */
export async function assignFormByFilter(
  context: CommandContext,
  { formUrn, filter }: { readonly formUrn: string; readonly filter: Filter },
): Promise<boolean> {
  const urn = readUrn(context, formUrn, 'form');
  requireFilter(filter, context.services.model, (place) => {
    const filters = '/input/orFilters';
    return place ? `${filters}/${place.branch}/and/${place.index}${place.rest}` : filters;
  });
  await requireEntities(context, [urn]);
  const value = JSON.stringify({ filter });
  await storeInExisting(context, [{ urn, aspectName: 'dynamicFormAssignment', changeType: 'UPSERT', value }]);
  return true;
}

interface FormInfo {
  readonly prompts?: readonly { readonly id: string }[];
}

interface Forms {
  readonly incompleteForms: readonly { readonly urn: string }[];
  readonly completedForms: readonly { readonly urn: string }[];
}

/**
 * Returns the assignment of the form to each of the assets that does not have it. It fails if the forms of the asset have changed since.
 * @param found the form with `formInfo`, and the assets with `forms`
 */
export function proposeForm(
  form: string,
  urns: readonly string[],
  { found, stamp }: { readonly found: ReadonlyMap<string, StoredEntity>; readonly stamp: AuditStamp },
): Proposal[] {
  const info = payloadOf(found.get(form), 'formInfo') as FormInfo | undefined;
  const open = openForm(form, info ?? {}, stamp);
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
