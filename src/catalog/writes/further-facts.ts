/** What search needs to know of entities besides their aspects, after a write. */
import type { FurtherFacts } from '../../model/search/search-contents.js';
import { healthAfter } from '../assertions/health-after.js';
import { placeEntities, type Placement } from '../containers/place-entities.js';
import type { EntityState } from './entity-state.js';
import type { LoadContext } from './load-states.js';

export interface KnownFacts {
  /** By URN. */
  readonly further: ReadonlyMap<string, FurtherFacts>;
  readonly placement: Placement;
}

export async function factsAfter(
  states: readonly EntityState[],
  context: LoadContext & { readonly at: number },
): Promise<KnownFacts> {
  const [health, placement] = await Promise.all([
    healthAfter(states, context),
    placeEntities(states, context),
  ]);
  const further = new Map(
    states.map((state) => {
      const urn = state.urn.text;
      return [urn, { ...health.get(urn), containers: placement.containersOf(state) }];
    }),
  );
  return { further, placement };
}
