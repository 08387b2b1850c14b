/** Latest aspects of entities, one statement for all that one level of a selection asks for. */
import DataLoader from 'dataloader';
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import type { AspectRequest, EntityReader, StoredAspect } from '../../../catalog/entities/types.js';

export interface LoadedAspect extends StoredAspect {
  /** Numbers that a double cannot carry are lossless objects; fields of type `Long` know them. */
  readonly value: JsonObject;
}

/** A slot of an entity that asks for no aspect: is the entity there at all? */
const EXISTENCE = '';

interface Slot {
  readonly urn: string;
  readonly aspect: string;
}

/** For one request: what was loaded once is not loaded again, until `forget`. */
export class AspectLoader {
  readonly #loader: DataLoader<Slot, LoadedAspect | boolean | undefined, string>;

  constructor(reader: Pick<EntityReader, 'findAspects'>) {
    this.#loader = new DataLoader((slots) => loadAll(reader, slots), {
      cacheKeyFn: ({ urn, aspect }) => `${aspect} ${urn}`,
      maxBatchSize: Number.POSITIVE_INFINITY,
    });
  }

  /** @returns undefined when the entity does not have the aspect */
  async load(urn: string, aspect: string): Promise<LoadedAspect | undefined> {
    return (await this.#loader.load({ urn, aspect })) as LoadedAspect | undefined;
  }

  async exists(urn: string): Promise<boolean> {
    return (await this.#loader.load({ urn, aspect: EXISTENCE })) === true;
  }

  /** After a mutation, whose answer shows what it wrote. */
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
