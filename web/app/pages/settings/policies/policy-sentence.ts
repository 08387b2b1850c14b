/** A policy in words: who may do what with which entities. */
import { describeEntityType, typeOfEnum } from '../../../types/entity-types.js';
import { nameOfUrn } from '../../../types/urn.js';
import type { PolicyRowFragment } from './policies-page.graphql.js';

/** E.g. `All users, and owners of the entity`. */
export function actorsSentence({ actors }: Pick<PolicyRowFragment, 'actors'>): string {
  const parts = [
    actors.allUsers ? 'all users' : '',
    actors.allGroups ? 'all groups' : '',
    ...(actors.resolvedRoles ?? []).map(({ name }) => `users with the role ${name}`),
    ...(actors.resolvedUsers ?? []).map(({ overview }) => overview.name),
    ...(actors.resolvedGroups ?? []).map(({ overview }) => `members of ${overview.name}`),
    actors.resourceOwners ? 'owners of the entity' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nobody' : capitalized(parts.join(', '));
}

/** E.g. `Datasets with the tag Gold`; the platform as a whole for policies of the platform. */
export function resourcesSentence({
  type,
  resources,
}: Pick<PolicyRowFragment, 'type' | 'resources'>): string {
  if (type === 'PLATFORM') return 'The catalog as a whole';
  const criteria = resources?.filter?.criteria ?? [];
  const named = resources?.resources ?? [];
  if (named.length > 0) return named.map(nameOfUrn).join(', ');
  if (criteria.length > 0) return capitalized(criteria.map(criterionText).join(' and '));
  return resources?.type ? describeEntityType(resources.type).plural : 'All entities';
}

type Criterion = NonNullable<
  NonNullable<NonNullable<PolicyRowFragment['resources']>['filter']>['criteria']
>[number];

function criterionText({ field, condition, values }: Criterion): string {
  const names = values.map(({ value, entity }) => entity?.overview.name ?? valueText(field, value));
  const verb = { EQUALS: 'is', NOT_EQUALS: 'is not', STARTS_WITH: 'starts with' }[condition];
  return `${field.toLowerCase().replaceAll('_', ' ')} ${verb} ${names.join(' or ')}`;
}

function valueText(field: string, value: string): string {
  if (field !== 'TYPE') return value;
  return describeEntityType(/^[A-Z_]+$/.test(value) ? typeOfEnum(value) : value).label;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
