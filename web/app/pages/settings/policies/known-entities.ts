/** The entities whose names a form shows: those of the stored policy, and those that the user picked since. */
import { useState } from 'react';
import type { EntityLinkFragment } from '../../../api/fragments/entity-link.graphql.js';
import { ownershipName } from '../../../edit/ownership-choices.js';
import { namedEntity } from '../../../types/entity-link.js';
import { nameOfUrn } from '../../../types/urn.js';
import type { StoredPolicy } from './stored-policy.js';

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
