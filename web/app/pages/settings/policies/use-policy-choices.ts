/** The privileges, types and roles that the form of a policy offers, and the names of entities in it. */
import { useMemo, useState } from 'react';
import type { EntityLinkFragment } from '../../../api/fragments.graphql.js';
import { useOperation } from '../../../api/use-operation.js';
import { ownershipName } from '../../../edit/ownership-choices.js';
import { namedEntity } from '../../../types/entity-link.js';
import { nameOfUrn } from '../../../types/urn.js';
import { PolicyChoices, type PolicyChoicesQuery } from './policy.graphql.js';
import {
  privilegeGroups,
  privilegeLabels,
  resourceTypes,
  typesByPrivilege,
  type PrivilegeGroup,
} from './privilege-groups.js';
import type { PolicyType, StoredPolicy } from './policy-form.js';

export interface Choices {
  readonly groupsOf: (type: PolicyType) => readonly PrivilegeGroup[];
  /** Display name of a privilege; the name in the model if the privilege is unknown. */
  readonly labelOf: (privilege: string) => string;
  /** Entity types on which a privilege has an effect. Undefined: unknown privilege. */
  readonly typesOf: (privilege: string) => readonly string[] | undefined;
  /** Entity types that policies can cover. */
  readonly types: readonly string[];
  readonly roles: readonly EntityLinkFragment[];
}

/** Loads the choices. They are undefined until then. */
export function usePolicyChoices(): {
  readonly choices: Choices | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
} {
  const { data, error, refetch } = useOperation(PolicyChoices, {});
  // The form renders at each keystroke, and the choices do not change.
  const choices = useMemo(() => (data ? readChoices(data) : undefined), [data]);
  return { choices, error, refetch };
}

function readChoices({ appConfig, listRoles }: PolicyChoicesQuery): Choices | undefined {
  const config = appConfig?.policiesConfig;
  if (!config) return undefined;
  const labels = privilegeLabels(config);
  const types = typesByPrivilege(config);
  const groups = {
    METADATA: privilegeGroups(config, 'METADATA'),
    PLATFORM: privilegeGroups(config, 'PLATFORM'),
  };
  return {
    groupsOf: (type) => groups[type],
    labelOf: (privilege) => labels.get(privilege) ?? privilege,
    typesOf: (privilege) => (labels.has(privilege) ? (types.get(privilege) ?? []) : undefined),
    types: resourceTypes(config),
    roles: listRoles?.roles ?? [],
  };
}

/** The entities whose names a form shows: those of the stored policy, and those that the user picked since. */
export interface KnownEntities {
  readonly entityOf: (urn: string) => EntityLinkFragment;
  readonly nameOf: (urn: string) => string;
  readonly remember: (entity: EntityLinkFragment) => void;
}

/** Returns the entities that a policy names. */
export function entitiesOf({ actors, resources }: StoredPolicy): EntityLinkFragment[] {
  return [
    ...(actors.resolvedUsers ?? []),
    ...(actors.resolvedGroups ?? []),
    ...(actors.resolvedRoles ?? []),
    ...(actors.resolvedOwnershipTypes ?? []),
    ...(resources?.filter?.criteria ?? []).flatMap(({ values }) =>
      values.flatMap(({ entity }) => (entity ? [entity] : [])),
    ),
  ];
}

/** Returns a function that names an entity: by its display name if it is among `entities`, else by the name in its URN. */
export function nameIn(entities: readonly EntityLinkFragment[]): (urn: string) => string {
  const names = new Map(entities.map(({ urn, overview }) => [urn, overview.name]));
  const nameOf = (urn: string): string => names.get(urn) ?? nameOfUrn(urn);
  return (urn) => ownershipName(urn, nameOf);
}

/** Keeps the known entities of a form. @param first entities that are known from the start */
export function useKnownEntities(first: readonly EntityLinkFragment[]): KnownEntities {
  const [picked, setPicked] = useState<readonly EntityLinkFragment[]>([]);
  const all = [...first, ...picked];
  const nameOf = nameIn(all);
  return {
    nameOf,
    entityOf: (urn) => all.find((entity) => entity.urn === urn) ?? namedEntity(urn, nameOf(urn)),
    remember: (entity) => {
      setPicked((before) => [...before, entity]);
    },
  };
}
