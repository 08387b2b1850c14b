/** Options of a picker for the typed text. */
import type { EntityLinkFragment } from '../api/fragments.graphql.js';

export interface PickOptions {
  readonly entities: readonly EntityLinkFragment[];
  /** Name of an entity that can be created; undefined if an option has this name. */
  readonly newName: string | undefined;
}

interface PickRules {
  /** URNs of the entities that are already chosen. */
  readonly hidden: ReadonlySet<string>;
  readonly canCreate: boolean;
  /** True if the entities were found for an earlier text. Enter must not choose one that no longer matches. */
  readonly isStale: boolean;
}

/** Offers each entity once, even if it matches several times. Chosen entities are excluded. */
export function pickOptions(
  found: readonly EntityLinkFragment[],
  text: string,
  { hidden, canCreate, isStale }: PickRules,
): PickOptions {
  const wanted = text.trim().toLowerCase();
  const named = [...new Map(found.map((entity) => [entity.urn, entity])).values()].map((entity) => ({
    entity,
    name: entity.overview.name.toLowerCase(),
  }));
  const offered = named.filter(
    ({ entity, name }) => !hidden.has(entity.urn) && (!isStale || name.includes(wanted)),
  );
  const isNew = wanted !== '' && !isStale && !named.some(({ name }) => name === wanted);
  return {
    entities: offered.map(({ entity }) => entity),
    newName: canCreate && isNew ? text.trim() : undefined,
  };
}
