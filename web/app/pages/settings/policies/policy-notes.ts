/** Notes on a policy that its sentence does not contain, e.g. why it grants nothing. */
import { listed } from '../../../types/words.js';
import { findTypeCriterion, includesAnybody, type FormCriterion, type PolicyForm } from './policy-form.js';
import { pluralOfType, resourcesWords, type Names } from './policy-words.js';

export interface NoteFacts extends Names {
  /** Entity types on which a privilege has an effect. Undefined: unknown privilege. */
  readonly typesOf: (privilege: string) => readonly string[] | undefined;
  /** Conditions for labels, which the form does not change. */
  readonly labels: readonly FormCriterion[];
}

/** Returns sentences for the preview, the most important first. */
export function policyNotes(form: PolicyForm, facts: NoteFacts): string[] {
  return [...effectNotes(form), ...privilegeNotes(form, facts), ...scopeNotes(form), ...labelNotes(facts)];
}

function effectNotes({ state, privileges, actors, type }: PolicyForm): string[] {
  return [
    ...(state === 'DRAFT' ? ['It is a draft: it grants nothing until it is active.'] : []),
    ...(state === 'INACTIVE' ? ['It is inactive: it grants nothing until it is active.'] : []),
    ...(!includesAnybody(actors, type) ? ['Nobody is chosen, so it grants nothing.'] : []),
    ...(privileges.length === 0 ? ['No privilege is chosen, so it grants nothing.'] : []),
  ];
}

function privilegeNotes({ type, privileges, criteria }: PolicyForm, facts: NoteFacts): string[] {
  const types = findTypeCriterion(criteria)?.values;
  const useless =
    type === 'PLATFORM' || types === undefined || types.length === 0
      ? []
      : privileges.filter((name) => {
          const possible = facts.typesOf(name);
          return possible !== undefined && !types.some((each) => possible.includes(each));
        });
  const plurals = (types ?? []).map(pluralOfType);
  return [
    ...(privileges.includes('MANAGE_POLICIES')
      ? ['Whoever manages policies can grant themselves every other privilege.']
      : []),
    ...(useless.length > 0
      ? [`Has no effect on ${listed(plurals, 'or')}: ${useless.map(facts.labelOf).join(', ')}.`]
      : []),
  ];
}

function scopeNotes({ type, criteria, actors }: PolicyForm): string[] {
  const hasField = (...names: string[]): boolean => criteria.some(({ field }) => names.includes(field));
  return [
    ...(type === 'METADATA' && criteria.length > 1
      ? ['An entity must meet every condition. Of several values in one condition, one is enough.']
      : []),
    ...(type === 'METADATA' && hasField('DOMAIN', 'CONTAINER')
      ? ['A domain or a container includes everything below it.']
      : []),
    ...(actors.resourceOwners && type === 'METADATA'
      ? ['Owners are the users who own the entity, and the members of groups that own it.']
      : []),
  ];
}

function labelNotes({ labels, nameOf }: NoteFacts): string[] {
  if (labels.length === 0) return [];
  return [
    `Covers only changes of these labels: ${resourcesWords(labels, { nameOf })}. Saving keeps this limit.`,
  ];
}
