/** Describes a policy in a sentence: who may do what, on which entities. */
import { describeEntityType, typeOfEnum } from '../../../types/entity-types.js';
import { ownershipName } from '../../../edit/ownership-choices.js';
import { capitalized, listed, uncapitalized } from '../../../types/words.js';
import { findCriterionField } from './criterion-fields.js';
import {
  findTypeCriterion,
  includesAnybody,
  type FormActors,
  type FormCriterion,
  type PolicyForm,
} from './policy-form.js';

export interface Names {
  /** Name of an entity. */
  readonly nameOf: (urn: string) => string;
  /** Name of a privilege, e.g. `Edit tags`. */
  readonly labelOf: (privilege: string) => string;
}

/** Maximum number of privileges that a sentence names. */
const SHOWN = 5;

/** Returns e.g. `Members of Data Platform may edit tags of datasets in the domain Finance.` */
export function policySentence(form: PolicyForm, names: Names): string {
  const { type, privileges, actors, criteria } = form;
  if (!includesAnybody(actors, type)) return 'The policy grants nothing yet.';
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
  const shown = ordered.slice(0, ordered.length > SHOWN + 1 ? SHOWN : ordered.length);
  const rest = ordered.length - shown.length;
  const parts = rest > 0 ? [...shown, `use ${rest} further privileges`] : shown;
  return { text: listed(parts, 'and'), isDirect: ordered.every(isSingle) };
}

function typeLabel(value: string): string {
  return describeEntityType(typeName(value)).label;
}

/** Returns the display name of entities of a type inside a sentence, e.g. `datasets` or `ML models`. */
export function pluralOfType(value: string): string {
  const { plural } = describeEntityType(typeName(value));
  return /^[A-Z]{2}/.test(plural) ? plural : uncapitalized(plural);
}

/** Returns the name of a stored type. Older clients store the values of the enum. */
function typeName(value: string): string {
  return /^[A-Z_]+$/.test(value) ? typeOfEnum(value) : value;
}
