/** The containers of the entities of a write, and the containers that the write moves. */
import { sameList } from '../../core/compare.js';
import { CONTAINER_SEPARATOR, toContainerPath } from '../../model/search/browse-locations.js';
import { nestingTerms } from '../../model/search/search-terms.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { EntityState } from '../writes/entity-state.js';
import type { LoadContext } from '../writes/load-states.js';
import { labelOf } from '../writes/stored-rows.js';
import type { MovedEntities } from '../census/count-differences.js';
import { chainFrom, CONTAINER, containerOf, storedContainerOf } from './container-chain.js';

export interface Placement {
  /** Returns all containers of an entity after the write, outermost first; undefined if they are not known. */
  readonly containersOf: (state: EntityState) => readonly string[] | undefined;
  /** Returns the direct container of a container. Knows those above the entities that the write places. */
  readonly parentOf: (container: string) => string | undefined;
  /** The containers that the write moves, with everything below them. */
  readonly moved: readonly string[];
}

/**
 * Runs one statement if the write places entities in containers, and one more if it moves containers: only one transaction at a time does
 * that, because the containers below would otherwise be moved by several.
 * @param states all changed entities
 */
export async function placeEntities(
  states: readonly EntityState[],
  { run, load, model, at }: LoadContext & { readonly at: number },
): Promise<Placement> {
  const replaced = states.filter(isReplaced);
  if (replaced.some(isContainer)) await run(load('writes/lock-hierarchies'), { at });
  const named = new Set(replaced.flatMap((state) => containerOf(state) ?? []));
  const rows = [...named].sort().map((urn) => ({ urn, label: labelOf(urn, model) }));
  const steps = rows.length === 0 ? [] : await run(load('containers/lock-containers'), { rows, at });
  const stored = new Map(steps.map(({ child, parent }) => [child, parent]));
  const changed = new Map(states.map((state) => [state.urn.text, state]));
  const parentOf = (urn: string): string | undefined => {
    const state = changed.get(urn);
    if (state === undefined || !knowsContainer(state)) return stored.get(urn);
    return isContainer(state) ? containerOf(state) : undefined;
  };
  const containersOf = (state: EntityState): readonly string[] | undefined =>
    isReplaced(state) ? chainFrom(containerOf(state), parentOf) : state.searched?.containers;
  const moved = replaced.filter(
    (state) => isContainer(state) && !sameList(containersOf(state) ?? [], state.searched?.containers ?? []),
  );
  return { containersOf, parentOf, moved: moved.map(({ urn }) => urn.text) };
}

/** Tells whether the write places the entity in a container, or takes it out of one. */
function isReplaced(state: EntityState): boolean {
  if (isFresh(state)) return containerOf(state) !== undefined || state.hardDeleted !== false;
  return containerOf(state) !== storedContainerOf(state);
}

/** Only containers contain other entities. */
function isContainer({ definition }: EntityState): boolean {
  return definition.name === CONTAINER;
}

function knowsContainer(state: EntityState): boolean {
  return isFresh(state) || state.readAspects.has(CONTAINER);
}

/** Nothing that was stored of the entity counts any more. */
function isFresh({ existed, hardDeleted }: EntityState): boolean {
  return !existed || hardDeleted !== false;
}

/**
 * Moves everything below the moved containers, whatever its depth, with two statements: corrects what search knows of the containers of
 * all entities below. It must run when the edges of the write are stored. Entities in the same container have the same containers, so one
 * row describes the change of them all.
 */
export async function moveContents(
  { moved, parentOf }: Placement,
  { run, load, at }: RunDeps & { readonly at: number },
): Promise<readonly MovedEntities[]> {
  if (moved.length === 0) return [];
  const below = await run(load('containers/list-below'), { urns: moved, at });
  const parents = new Map(below.map(({ urn, parent }) => [urn, parent ?? undefined]));
  const parent = (urn: string): string | undefined => (parents.has(urn) ? parents.get(urn) : parentOf(urn));
  const rows = below.flatMap(({ urn, nestings }) => {
    const to = chainFrom(urn, parent);
    return nestings
      .filter(([from]) => !sameList(from, to))
      .map(([from, isPath]) => ({
        ...{ container: urn, isPath, from, to, path: toContainerPath(to) },
        removed: nestingTerms({ containers: from, isPath }),
        added: nestingTerms({ containers: to, isPath }),
      }));
  });
  if (rows.length === 0) return [];
  return run(load('containers/move-contents'), { rows, at, separator: CONTAINER_SEPARATOR });
}
