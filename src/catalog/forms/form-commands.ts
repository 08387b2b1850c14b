/** Assigns forms to assets. */
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import type { Filter } from '../search/filter.js';
import { requireFilter } from '../search/require-filter.js';
import { proposeForm } from './propose-form.js';

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
  await requireEntities(context, [{ urn }]);
  const value = JSON.stringify({ filter });
  await storeInExisting(context, [{ urn, aspectName: 'dynamicFormAssignment', changeType: 'UPSERT', value }]);
  return true;
}
