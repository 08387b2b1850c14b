/** Computes how a transaction changes the counts of all entities. Pure. */
import { toStoredText } from '../../core/texts.js';
import type { EntityState } from '../writes/entity-state.js';
import type { EntityChange } from '../writes/entity-properties.js';
import {
  sumsOf,
  toPlaceKey,
  type CountedProperties,
  type CountDifferences,
  type TypeSums,
  PLACES,
} from './differences.js';

const NOT_COUNTED: CountedProperties = { removed: false, facets: [], places: [] };

/**
 * @param states of the entities that the transaction changes, with what their nodes said before
 * @param changes what it stores, with the ids of facet values
 */
export function countDifferences(
  states: readonly EntityState[],
  changes: readonly EntityChange[],
): CountDifferences {
  const stored = new Map(changes.map((change) => [change.state.urn.text, change]));
  const sums = new Sums();
  for (const state of states) {
    const before = state.existed ? lockedCounted(state) : undefined;
    const base = before === undefined || state.hardDeleted ? NOT_COUNTED : before;
    const after = state.exists ? countedAfter(base, stored.get(state.urn.text)) : undefined;
    if (before === after) continue;
    sums.add(state.definition.name, before, -1);
    sums.add(state.definition.name, after, 1);
  }
  return sums.result();
}

/** Entities of a type that had the same browse locations, and now have the same other ones. */
export interface MovedEntities {
  readonly type: string;
  readonly removed: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly urns: readonly string[];
}

/** Adds moves that follow the changes. */
export function addMoves(differences: CountDifferences, moves: readonly MovedEntities[]): CountDifferences {
  const sums = new Sums(differences);
  for (const { type, removed, before, after, urns } of moves) {
    sums.add(type, { removed, facets: [], places: before }, -urns.length);
    sums.add(type, { removed, facets: [], places: after }, urns.length);
  }
  return sums.result();
}

function lockedCounted({ urn, counted }: EntityState): CountedProperties {
  if (counted === undefined) throw new Error(`${urn.text} was changed without a lock`);
  return counted;
}

/** Returns `before` itself if nothing changes. */
function countedAfter(
  before: CountedProperties,
  { properties = {}, facetIds }: Partial<EntityChange> = {},
): CountedProperties {
  if (facetIds === undefined && ![PLACES, 'removed', 'type'].some((name) => name in properties))
    return before;
  return {
    removed: 'removed' in properties ? properties['removed'] === true : before.removed,
    facets: facetIds ?? before.facets,
    places: PLACES in properties ? placesOf(properties[PLACES]) : before.places,
  };
}

function placesOf(values: unknown): string[] {
  return ((values ?? []) as unknown[]).map((value) => toStoredText(String(value)));
}

class Sums {
  readonly #types = new Map<string, TypeSums>();

  constructor(differences: CountDifferences = new Map()) {
    for (const [type, { total, facets, places }] of differences)
      this.#types.set(type, { total, facets: new Map(facets), places: new Map(places) });
  }

  /** @param by number of such entities, may be negative */
  add(type: string, counted: CountedProperties | undefined, by: number): void {
    if (counted === undefined || counted.removed) return;
    const sums = sumsOf(this.#types, type);
    sums.total += by;
    for (const id of counted.facets) increase(sums.facets, id, by);
    increase(sums.places, toPlaceKey(counted.places), by);
  }

  /**
   * Has every type of which an entity has changed, even if its counts stay the same: a count under way may have seen one entity before the
   * transaction and another one after it.
   */
  result(): CountDifferences {
    return this.#types;
  }
}

function increase<K>(sums: Map<K, number>, key: K, by: number): void {
  const sum = (sums.get(key) ?? 0) + by;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}
