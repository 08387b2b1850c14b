/** What search needs to know of an entity besides the payloads of its aspects, before and after a write. */
import type { FurtherFacts } from '../../model/search/search-contents.js';
import { healthAfter } from '../assertions/health-after.js';
import { placeEntities, type Placement } from '../containers/place-entities.js';
import { runOf } from '../runs/run-id.js';
import type { AspectMeta, EntityState } from './entity-state.js';
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
      return [urn, { ...health.get(urn), containers: placement.containersOf(state), runs: runsOf(state) }];
    }),
  );
  return { further, placement };
}

export function factsBefore({ health, searched }: EntityState): FurtherFacts {
  return { ...health, containers: searched?.containers, runs: searched?.runs };
}

/**
 * Returns the runs that wrote the current aspects of an entity, sorted. The run of a value is the one that wrote it first: a write of an
 * unchanged value does not change it.
 */
export function runsOf({ definition, aspects, hardDeleted, searched }: EntityState): string[] {
  const read = [...aspects.values()].filter(({ text }) => text !== undefined).map(({ meta }) => meta);
  const others = hardDeleted === false ? (searched?.otherMetas ?? []) : [];
  const kept = others
    .filter(([name]) => definition.aspects.includes(name))
    .map(([, text]) => JSON.parse(text) as AspectMeta)
    .filter((meta) => meta.deleted !== true);
  const runs = [...read, ...kept].flatMap(({ systemMetadata }) => runOf(systemMetadata) ?? []);
  return [...new Set(runs)].sort();
}
