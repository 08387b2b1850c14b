/** Loads the latest aspects of entities, with one statement per level of a request. */
import DataLoader from 'dataloader';
import type { EntityReader, StoredAspect, StoredEntity } from '../../../catalog/entities/types.js';
import type { MaybePromise } from '../../../core/async.js';
import { parseKeepingDigits, type JsonObject } from '../../../core/json.js';
import type { Rounds } from './rounds.js';

export interface LoadedAspect extends StoredAspect {
  /** Numbers that a double cannot represent are lossless objects, which fields of type `Long` support. */
  readonly value: JsonObject;
}

/** What a request knows of an entity. */
interface Known {
  readonly urn: string;
  /** Absent until a read has answered. */
  exists?: boolean;
  /** The aspects that were read, by name. One that the entity does not have is undefined. */
  readonly aspects: Map<string, LoadedAspect | undefined>;
  /** The requested reads, by the name of the aspect. */
  readonly reads: Map<string, Promise<void>>;
  /** The read of the next round. Absent: nothing was requested since the last one was sent. */
  next?: Planned | undefined;
}

interface Planned {
  readonly names: Set<string>;
  readonly answered: Promise<void>;
}

type Request = Pick<Planned, 'names'> & { readonly known: Known };

/** The name in `reads` of a read that only finds out whether the entity exists. */
const EXISTENCE = '';

/** Reads each aspect once per request, until `forget`. The requests for an entity in one round are one item of a statement. */
export class AspectLoader {
  readonly #loader: DataLoader<Request, StoredEntity | undefined>;
  #entities = new Map<string, Known>();

  constructor(reader: Pick<EntityReader, 'findAspects'>, rounds: Rounds) {
    this.#loader = new DataLoader((requests) => rounds.during(() => read(reader, requests)), {
      cache: false,
      maxBatchSize: Number.POSITIVE_INFINITY,
      batchScheduleFn: rounds.schedule,
    });
  }

  /** Returns an aspect, without a promise if it has been read. @returns undefined if the entity does not have the aspect */
  find(urn: string, aspect: string): MaybePromise<LoadedAspect | undefined> {
    const known = this.#knownOf(urn);
    if (known.aspects.has(aspect)) return known.aspects.get(aspect);
    return this.#request(known, aspect).then(() => known.aspects.get(aspect));
  }

  /** @returns undefined if the entity does not have the aspect */
  async load(urn: string, aspect: string): Promise<LoadedAspect | undefined> {
    return this.find(urn, aspect);
  }

  async exists(urn: string): Promise<boolean> {
    const known = this.#knownOf(urn);
    if (known.exists === undefined) await this.#request(known, EXISTENCE);
    return known.exists === true;
  }

  /** Keeps aspects that another statement has read. @param names of the aspects that the entity has if it is to have them at all */
  keep(entity: StoredEntity, names: readonly string[]): void {
    const known = this.#knownOf(entity.urn);
    known.exists = true;
    for (const name of names) known.aspects.set(name, parsedLazily(entity.aspects.get(name)));
  }

  /** Starts reading aspects that fields will load. If the read fails, `find` and `load` throw its error. */
  prefetch(urn: string, aspects: Iterable<string>): void {
    const known = this.#knownOf(urn);
    for (const aspect of aspects) {
      if (known.aspects.has(aspect) || known.reads.has(aspect)) continue;
      this.#request(known, aspect).catch(() => undefined);
    }
  }

  /** Reads aspects of many entities, after which `find` returns no promises. If the read fails, `find` and `load` throw its error. */
  async readAll(wanted: Iterable<readonly [urn: string, aspects: Iterable<string>]>): Promise<void> {
    const reads = new Set<Promise<void>>();
    for (const [urn, aspects] of wanted) {
      const known = this.#knownOf(urn);
      for (const aspect of aspects) if (!known.aspects.has(aspect)) reads.add(this.#request(known, aspect));
    }
    await Promise.allSettled(reads);
  }

  /** Clears the cache after a mutation, so that its answer shows what it wrote. */
  forget(): void {
    this.#entities = new Map();
  }

  #knownOf(urn: string): Known {
    let known = this.#entities.get(urn);
    if (known === undefined) {
      known = { urn, aspects: new Map<string, LoadedAspect | undefined>(), reads: new Map() };
      this.#entities.set(urn, known);
    }
    return known;
  }

  #request(known: Known, aspect: string): Promise<void> {
    const read = known.reads.get(aspect);
    if (read !== undefined) return read;
    const { names, answered } = (known.next ??= this.#plan(known));
    if (aspect !== EXISTENCE) names.add(aspect);
    known.reads.set(aspect, answered);
    return answered;
  }

  #plan(known: Known): Planned {
    const names = new Set<string>();
    const answered = this.#loader.load({ known, names }).then((entity) => {
      known.exists = entity !== undefined;
      for (const name of names) known.aspects.set(name, parsedLazily(entity?.aspects.get(name)));
    });
    return { names, answered };
  }
}

async function read(
  reader: Pick<EntityReader, 'findAspects'>,
  requests: readonly Request[],
): Promise<(StoredEntity | undefined)[]> {
  for (const { known } of requests) known.next = undefined;
  const urns = new Map<string, Set<string>>();
  for (const { known, names } of requests) {
    // After `forget`, a second request of the same round can ask for the same entity.
    const wanted = urns.get(known.urn);
    urns.set(known.urn, wanted === undefined ? names : new Set([...wanted, ...names]));
  }
  const found = await reader.findAspects([...urns].map(([urn, names]) => ({ urn, names: [...names] })));
  return requests.map(({ known }) => found.get(known.urn));
}

function parsedLazily(stored: StoredAspect | undefined): LoadedAspect | undefined {
  return stored && new LazilyParsedAspect(stored);
}

/** Parses the payload when it is first shown. A request can be over before it shows all that it has read. */
class LazilyParsedAspect implements LoadedAspect {
  declare readonly name: string;
  declare readonly version: number;
  declare readonly created: StoredAspect['created'];
  declare readonly text: string;
  #value: JsonObject | undefined;

  constructor(stored: StoredAspect) {
    Object.assign(this, stored);
  }

  get value(): JsonObject {
    return (this.#value ??= parseKeepingDigits(this.text) as JsonObject);
  }
}
