/** Groups the privileges that the form of a policy offers. */
import { describeEntityType } from '../../../types/entity-types.js';
import { listed } from '../../../parts/texts.js';
import type { PolicyChoicesQuery } from './policy.graphql.js';
import type { PolicyType } from './policy-form.js';

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

/** Means all types in the configuration. */
const ANY = 'all';

/** Groups privileges on entities by the types on which they have an effect. Platform privileges form one group. */
export function privilegeGroups(config: Config, type: PolicyType): PrivilegeGroup[] {
  if (type === 'PLATFORM')
    return [{ title: 'The catalog as a whole', choices: config.platformPrivileges.map(choiceOf) }];
  const all = config.resourcePrivileges.find(({ resourceType }) => resourceType === ANY)?.privileges ?? [];
  const typeCount = resourceTypes(config).length;
  const typesOf = typesByPrivilege(config);
  const groups = new Map<string, PrivilegeChoice[]>([[EVERY, []]]);
  for (const privilege of all) {
    const types = typesOf.get(privilege.type) ?? [];
    const title = types.length === typeCount ? EVERY : titleOf(types);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [choiceOf(privilege)]);
    else group.push(choiceOf(privilege));
  }
  return [...groups].map(([title, choices]) => ({ title, choices }));
}

const EVERY = 'Entities of every type';

/** Returns the entity types on which privileges can be granted. */
export function resourceTypes({ resourcePrivileges }: Config): string[] {
  return resourcePrivileges.map(({ resourceType }) => resourceType).filter((name) => name !== ANY);
}

/** Returns for each privilege on entities the types on which it has an effect. */
export function typesByPrivilege({ resourcePrivileges }: Config): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { resourceType, privileges } of resourcePrivileges) {
    if (resourceType === ANY) continue;
    for (const { type } of privileges) {
      const types = found.get(type);
      if (types === undefined) found.set(type, [resourceType]);
      else types.push(resourceType);
    }
  }
  return found;
}

/** Returns the display names of all privileges. */
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

/** Keeps only the privileges whose name, label and description together contain every word of the text. */
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
