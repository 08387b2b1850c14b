/** Proposes a form for assets. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { inExisting } from '../commands/store.js';
import { payloadOf } from '../entities/payload-of.js';
import type { StoredEntity } from '../entities/types.js';
import type { Proposal } from '../writes/types.js';

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
