/** Loads the latest aspects of entities, with one statement per level of a request. */
import DataLoader from 'dataloader';
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import type { AspectRequest, EntityReader, StoredAspect } from '../../../catalog/entities/types.js';
import type { Rounds } from './rounds.js';

export interface LoadedAspect extends StoredAspect {
  /** Numbers that a double cannot represent are lossless objects, which fields of type `Long` support. */
  readonly value: JsonObject;
}

/** The aspect name of slots that only ask whether the entity exists. */
const EXISTENCE = '';

interface Slot {
  readonly urn: string;
  readonly aspect: string;
}

/** Loads each aspect once per request, until `forget`. */
export class AspectLoader {
  readonly #loader: DataLoader<Slot, LoadedAspect | boolean | undefined, string>;

  constructor(reader: Pick<EntityReader, 'findAspects'>, rounds: Rounds) {
    this.#loader = new DataLoader((slots) => rounds.during(() => loadAll(reader, slots)), {
      cacheKeyFn: ({ urn, aspect }) => `${aspect} ${urn}`,
      maxBatchSize: Number.POSITIVE_INFINITY,
      batchScheduleFn: rounds.schedule,
    });
  }

  /** @returns undefined if the entity does not have the aspect */
  async load(urn: string, aspect: string): Promise<LoadedAspect | undefined> {
    return (await this.#loader.load({ urn, aspect })) as LoadedAspect | undefined;
  }

  async exists(urn: string): Promise<boolean> {
    return (await this.#loader.load({ urn, aspect: EXISTENCE })) === true;
  }

  /** Clears the cache after a mutation, so that its answer shows what it wrote. */
  forget(): void {
    this.#loader.clearAll();
  }
}

async function loadAll(
  reader: Pick<EntityReader, 'findAspects'>,
  slots: readonly Slot[],
): Promise<(LoadedAspect | boolean | undefined)[]> {
  const requests = new Map<string, AspectRequest & { names: string[] }>();
  for (const { urn, aspect } of slots) {
    let request = requests.get(urn);
    if (request === undefined) requests.set(urn, (request = { urn, names: [] }));
    if (aspect !== EXISTENCE) request.names.push(aspect);
  }
  const entities = await reader.findAspects([...requests.values()]);
  return slots.map(({ urn, aspect }) => {
    const entity = entities.get(urn);
    if (aspect === EXISTENCE) return entity !== undefined;
    const stored = entity?.aspects.get(aspect);
    return stored && { ...stored, value: parseKeepingDigits(stored.text) as JsonObject };
  });
}
