/** Which assets have to fill in a form. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { StoredEntity } from '../../../catalog/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { GraphqlContext } from '../context.js';
import type { MutationResolvers } from '../generated/schema-types.js';
import { patchProposal, setStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { stampOf, store } from '../../../catalog/commands/store.js';
import { toCriterion } from '../search/read-filter.js';
import { storeUnchanged } from '../../../catalog/commands/store-unchanged.js';

interface FormInfo {
  readonly prompts?: readonly { readonly id: string }[];
}

interface Forms {
  readonly incompleteForms: readonly { readonly urn: string }[];
  readonly completedForms: readonly { readonly urn: string }[];
}

export const formMutations = {
  batchAssignForm: async (_, { input }, context) => {
    const form = readUrn(context, input.formUrn, 'form');
    const urns = [...new Set(input.entityUrns.map((urn) => readUrn(context, urn)))];
    await storeUnchanged(context, () => proposeForm(context, form, urns));
    return true;
  },
  createDynamicFormAssignment: async (_, { input }, context) => {
    const urn = readUrn(context, input.formUrn, 'form');
    await requireEntities(context, [{ urn }]);
    const or = input.orFilters.map(({ and }) => ({ and: (and ?? []).map(toCriterion) }));
    const value = JSON.stringify({ filter: { or } });
    await store(context, [{ urn, aspectName: 'dynamicFormAssignment', changeType: 'UPSERT', value }]);
    return true;
  },
} satisfies MutationResolvers;

async function proposeForm(
  context: GraphqlContext,
  form: string,
  urns: readonly string[],
): Promise<Proposal[]> {
  const found = await requireEntities(context, [
    { urn: form, aspects: ['formInfo'] },
    ...urns.map((urn) => ({ urn, aspects: ['forms'] })),
  ]);
  const info = readAspect(found.get(form), 'formInfo') as FormInfo | undefined;
  const open = openForm(form, info ?? {}, stampOf(context));
  return urns.flatMap((urn): Proposal[] => {
    const forms = readAspect(found.get(urn), 'forms') as Forms | undefined;
    const present = [...(forms?.incompleteForms ?? []), ...(forms?.completedForms ?? [])];
    if (present.some((each) => each.urn === form)) return [];
    const patch = patchProposal({ urn, aspectName: 'forms' }, [setStep(['incompleteForms', form], open)]);
    return [{ ...patch, ifVersion: found.get(urn)?.aspects.get('forms')?.version ?? 0 }];
  });
}

/** No prompt is answered yet. */
function openForm(urn: string, { prompts = [] }: FormInfo, lastModified: AuditStamp): object {
  const incompletePrompts = prompts.map(({ id }) => ({ id, lastModified }));
  return { urn, incompletePrompts, completedPrompts: [] };
}

function readAspect(entity: StoredEntity | undefined, name: string): unknown {
  const text = entity?.aspects.get(name)?.text;
  return text === undefined ? undefined : JSON.parse(text);
}
