/** Entities with their latest aspects, as readers return them. */
import type { JsonObject } from '../../core/json.js';
import type { AuditStamp } from '../../model/audit-stamp.js';

export interface StoredAspect {
  readonly name: string;
  /** Sequential number of this value, from 1; from a `HistoryReader` the number that was asked for, 0 for the latest. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The payload's JSON text, exactly as stored. */
  readonly text: string;
}

export interface StoredEntity {
  readonly urn: string;
  readonly type: string;
  /** Latest versioned aspects by name, in the registry's order; never timeseries. */
  readonly aspects: ReadonlyMap<string, StoredAspect>;
}

/** Actor, time and run of the latest write of an aspect. */
export type AspectStamp = Pick<StoredAspect, 'name' | 'created' | 'systemMetadata'>;

/** What is wanted of one entity. */
export interface AspectRequest {
  readonly urn: string;
  /** Names of versioned aspects; with none, the answer only tells whether the entity exists. */
  readonly names: readonly string[];
}

export interface EntityReader {
  /** Of each entity its own choice of latest aspects, by URN; nothing for what does not exist. No URN twice. One statement. */
  findAspects(requests: readonly AspectRequest[]): Promise<ReadonlyMap<string, StoredEntity>>;
  /** One slot per URN, undefined for what does not exist. Without `aspectNames`: all aspects. One statement. */
  findEntities(
    urns: readonly string[],
    aspectNames?: readonly string[],
  ): Promise<(StoredEntity | undefined)[]>;
  /** Greatest `lastObserved` of the latest aspects, in epoch milliseconds, by URN; nothing where none has one. One statement. */
  findLastObserved(urns: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns the actors and times of the latest writes of aspects, by URN. Entities that do not exist are missing. One statement. */
  findStamps(urns: readonly string[]): Promise<ReadonlyMap<string, readonly AspectStamp[]>>;
  /** Shown names by URN; nothing for what does not exist. One statement. */
  findNames(urns: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** @throws NOT_FOUND */
  getEntity(urn: string, aspectNames?: readonly string[]): Promise<StoredEntity>;
  /** URNs of existing entities of a type in URN order, soft-deleted ones included; `total` is exact. */
  listUrns(
    entityType: string,
    page: { start: number; count: number },
  ): Promise<{ urns: string[]; total: number }>;
  /** How many entities have the aspect; `urnLike` with `%` wildcards. */
  countAspects(aspectName: string, urnLike?: string): Promise<number>;
}
