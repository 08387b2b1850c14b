/** Computes how a transaction changes the counts of all entities. Pure. */
import type { EntityChange } from '../assertions/failing-changes.js';
import { FACETS, PLACES } from '../facets/facet-property.js';
import type { EntityState } from '../writes/entity-state.js';
import type { Properties } from '../writes/entity-properties.js';
import { sumsOf, toPlaceKey, type Counted, type CountDifferences, type TypeSums } from './types.js';

const NOWHERE: Counted = { removed: false, facets: [], places: [] };

/**
 * @param states of the entities that the transaction changes, with what their nodes said before
 * @param changes what it stores, with the ids of facet values
 */
export function countDifferences(
  states: readonly EntityState[],
  changes: readonly EntityChange[],
): CountDifferences {
  const stored = new Map(changes.map(({ state, properties }) => [state.urn.text, properties]));
  const sums = new Sums();
  for (const state of states) {
    const before = state.existed ? (state.counted ?? NOWHERE) : undefined;
    const base = before === undefined || state.hardDeleted ? NOWHERE : before;
    const after = state.exists ? countedAfter(base, stored.get(state.urn.text)) : undefined;
    if (before === after) continue;
    sums.add(state.definition.name, before, -1);
    sums.add(state.definition.name, after, 1);
  }
  return sums.result();
}

/** Returns `before` itself if nothing changes. */
function countedAfter(before: Counted, properties: Properties = {}): Counted {
  if (![FACETS, PLACES, 'removed', 'type'].some((name) => name in properties)) return before;
  return {
    removed: 'removed' in properties ? properties['removed'] === true : before.removed,
    facets: FACETS in properties ? ((properties[FACETS] ?? []) as number[]) : before.facets,
    places: PLACES in properties ? placesOf(properties[PLACES]) : before.places,
  };
}

/** The database replaces lone surrogates, which UTF-8 cannot encode. */
function placesOf(values: unknown): string[] {
  return ((values ?? []) as unknown[]).map((value) => String(value).replace(/\p{Cs}/gu, '\ufffd'));
}

class Sums {
  readonly #types = new Map<string, TypeSums>();

  add(type: string, counted: Counted | undefined, sign: 1 | -1): void {
    if (counted === undefined || counted.removed) return;
    const sums = sumsOf(this.#types, type);
    sums.total += sign;
    for (const id of counted.facets) increase(sums.facets, id, sign);
    increase(sums.places, toPlaceKey(counted.places), sign);
  }

  /** Leaves out what stays the same. */
  result(): CountDifferences {
    const changed = [...this.#types].filter(
      ([, { total, facets, places }]) => total !== 0 || facets.size > 0 || places.size > 0,
    );
    return new Map(changed);
  }
}

function increase<K>(sums: Map<K, number>, key: K, by: number): void {
  const sum = (sums.get(key) ?? 0) + by;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}
