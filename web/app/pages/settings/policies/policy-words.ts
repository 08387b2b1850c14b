/** Describes a policy: a sentence that says who may do what, on which entities, and notes on it. */
import { describeEntityType, typeOfEnum } from '../../../types/entity-types.js';
import { capitalized, listed, uncapitalized } from '../../../parts/texts.js';
import { ownershipName } from '../../../edit/ownership-choices.js';
import { findCriterionField } from './criterion-fields.js';
import {
  findTypeCriterion,
  hasActors,
  type FormActors,
  type FormCriterion,
  type PolicyForm,
} from './policy-form.js';

interface Names {
  /** Name of an entity. */
  readonly nameOf: (urn: string) => string;
  /** Name of a privilege, e.g. `Edit tags`. */
  readonly labelOf: (privilege: string) => string;
}

/** Maximum number of privileges that a sentence names. */
const SHOWN_NAMES = 5;

/** Returns e.g. `Members of Data Platform may edit tags of datasets in the domain Finance.` */
export function policySentence(form: PolicyForm, names: Names): string {
  const { type, privileges, actors, criteria } = form;
  if (!hasActors(actors, type)) return 'The policy grants nothing yet.';
  const who = capitalized(actorsWords(actors, type, names));
  if (privileges.length === 0) return `${who} may do nothing yet.`;
  const what = privilegesWords(privileges.map(names.labelOf));
  if (type === 'PLATFORM') return `${who} may ${what.text}.`;
  return `${who} may ${what.text}${what.isDirect ? '' : ' of'} ${resourcesWords(criteria, names)}.`;
}

/** Returns e.g. `all users, members of Sales and owners of the entity`; `nobody` without actors. */
export function actorsWords(
  { users, groups, roles, allUsers, allGroups, resourceOwners, resourceOwnersTypes }: FormActors,
  type: PolicyForm['type'],
  { nameOf }: Pick<Names, 'nameOf'>,
): string {
  const kinds = resourceOwnersTypes.map((urn) => ownershipName(urn, nameOf));
  const parts = [
    ...(allUsers ? ['all users'] : []),
    ...(allGroups ? ['members of any group'] : []),
    ...(roles.length > 0 ? [`users with the role ${listed(roles.map(nameOf), 'or')}`] : []),
    ...(groups.length > 0 ? [`members of ${listed(groups.map(nameOf), 'or')}`] : []),
    ...users.map(nameOf),
    ...(resourceOwners && type === 'METADATA'
      ? [`owners of the entity${kinds.length > 0 ? ` (${listed(kinds, 'or')})` : ''}`]
      : []),
  ];
  return parts.length === 0 ? 'nobody' : listed(parts, 'and');
}

/** Returns e.g. `datasets in the domain Finance`; `all entities` without conditions. */
export function resourcesWords(
  criteria: readonly FormCriterion[],
  { nameOf }: Pick<Names, 'nameOf'>,
): string {
  const types = findTypeCriterion(criteria);
  const others = criteria.filter((each) => each !== types);
  const head = types ? listed(types.values.map(pluralOfType), 'and') : 'entities';
  if (others.length === 0) return types ? head : 'all entities';
  return `${head} ${listed(
    others.map((each) => criterionWords(each, nameOf)),
    'and',
  )}`;
}

function criterionWords({ field, condition, values }: FormCriterion, nameOf: Names['nameOf']): string {
  const known = findCriterionField(field);
  if (known === undefined) return `that meet an unknown condition (${field === '' ? 'unreadable' : field})`;
  if (values.length === 0) return `${known.words} …`;
  if (condition === 'STARTS_WITH')
    return `${known.startWords} starts with ${listed(
      values.map((value) => `“${value}”`),
      'or',
    )}`;
  const names = values.map(field === 'TYPE' ? typeLabel : nameOf);
  return `${condition === 'EQUALS' ? known.words : known.notWords} ${listed(names, 'or')}`;
}

interface PrivilegesWords {
  readonly text: string;
  /** True if the entities follow without `of`, as in `view and delete datasets`. */
  readonly isDirect: boolean;
}

function privilegesWords(labels: readonly string[]): PrivilegesWords {
  const verbs = labels.map(uncapitalized);
  const isSingle = (verb: string): boolean => !verb.includes(' ');
  const ordered = [...verbs.filter(isSingle), ...verbs.filter((verb) => !isSingle(verb))];
  const shown = ordered.slice(0, ordered.length > SHOWN_NAMES + 1 ? SHOWN_NAMES : ordered.length);
  const rest = ordered.length - shown.length;
  const parts = rest > 0 ? [...shown, `use ${rest} further privileges`] : shown;
  return { text: listed(parts, 'and'), isDirect: ordered.every(isSingle) };
}

function typeLabel(value: string): string {
  return describeEntityType(typeName(value)).label;
}

/** Returns the display name of entities of a type inside a sentence, e.g. `datasets` or `ML models`. */
function pluralOfType(value: string): string {
  const { plural } = describeEntityType(typeName(value));
  return /^[A-Z]{2}/.test(plural) ? plural : uncapitalized(plural);
}

/** Returns the name of a stored type. Older clients store the values of the enum. */
function typeName(value: string): string {
  return /^[A-Z_]+$/.test(value) ? typeOfEnum(value) : value;
}

// Notes on a policy that its sentence does not contain, e.g. why it grants nothing.

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
    ...(!hasActors(actors, type) ? ['Nobody is chosen, so it grants nothing.'] : []),
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
