/** Privileges in groups, as the form of a policy offers them. */
import { describeEntityType } from '../../../types/entity-types.js';
import type { PolicyChoicesQuery } from './policy.graphql.js';
import { listed } from './policy-words.js';
import type { PolicyType } from './stored-policy.js';

type Config = NonNullable<NonNullable<PolicyChoicesQuery['appConfig']>['policiesConfig']>;

export interface PrivilegeChoice {
  /** E.g. `EDIT_ENTITY_TAGS` */
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

export interface PrivilegeGroup {
  /** E.g. `Datasets only` */
  readonly title: string;
  readonly choices: readonly PrivilegeChoice[];
}

/** Stands for all types in the configuration. */
const ANY = 'all';

/** Privileges on entities by the types on which they have an effect; those of the platform in one group. */
export function privilegeGroups(config: Config, type: PolicyType): PrivilegeGroup[] {
  if (type === 'PLATFORM')
    return [{ title: 'The catalog as a whole', choices: config.platformPrivileges.map(choiceOf) }];
  const all = config.resourcePrivileges.find(({ resourceType }) => resourceType === ANY)?.privileges ?? [];
  const typeCount = resourceTypes(config).length;
  const groups = new Map<string, PrivilegeChoice[]>([[EVERY, []]]);
  for (const privilege of all) {
    const types = typesOfPrivilege(config, privilege.type);
    const title = types.length === typeCount ? EVERY : titleOf(types);
    groups.set(title, [...(groups.get(title) ?? []), choiceOf(privilege)]);
  }
  return [...groups].map(([title, choices]) => ({ title, choices }));
}

const EVERY = 'Entities of every type';

/** Entity types that privileges can be granted on. */
export function resourceTypes({ resourcePrivileges }: Config): string[] {
  return resourcePrivileges.map(({ resourceType }) => resourceType).filter((name) => name !== ANY);
}

/** Entity types on which a privilege has an effect; none for an unknown one. */
export function typesOfPrivilege({ resourcePrivileges }: Config, privilege: string): string[] {
  return resourcePrivileges
    .filter(
      ({ resourceType, privileges }) =>
        resourceType !== ANY && privileges.some(({ type }) => type === privilege),
    )
    .map(({ resourceType }) => resourceType);
}

/** Display names of all privileges. */
export function privilegeLabels({
  platformPrivileges,
  resourcePrivileges,
}: Config): ReadonlyMap<string, string> {
  return new Map(
    [...platformPrivileges, ...resourcePrivileges.flatMap(({ privileges }) => privileges)].map(
      (privilege) => {
        const { name, label } = choiceOf(privilege);
        return [name, label];
      },
    ),
  );
}

/** The groups, narrowed to what contains every word of the text. */
export function narrowGroups(groups: readonly PrivilegeGroup[], text: string): PrivilegeGroup[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = ({ name, label, description }: PrivilegeChoice): boolean => {
    const searched = `${name} ${label} ${description}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  return groups
    .map(({ title, choices }) => ({ title, choices: choices.filter(fits) }))
    .filter(({ choices }) => choices.length > 0);
}

function titleOf(types: readonly string[]): string {
  return `${listed(
    types.map((type) => describeEntityType(type).plural),
    'and',
  )} only`;
}

function choiceOf({ type, displayName, description }: Config['platformPrivileges'][number]): PrivilegeChoice {
  return { name: type, label: displayName ?? type, description: description ?? '' };
}
