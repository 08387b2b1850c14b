/** Entities with their latest aspects, as readers return them. */
import type { JsonObject } from '../../core/json.js';
import type { AuditStamp } from '../../model/types.js';

export interface StoredAspect {
  readonly name: string;
  /** Number of this value, from 1. A `HistoryReader` returns the requested number, 0 for the latest. */
  readonly version: number;
  readonly created: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The trace that wrote the value. */
  readonly traceId?: string;
  /** Traces of recent writes of the same value, which changed nothing. */
  readonly unchangedBy?: readonly string[];
  /** The payload's JSON text, exactly as stored. */
  readonly text: string;
}

export interface StoredEntity {
  readonly urn: string;
  readonly type: string;
  /** Latest versioned aspects by name, in the order of the model; never timeseries. */
  readonly aspects: ReadonlyMap<string, StoredAspect>;
}

/** Actor, time and run of the latest write of an aspect. */
export type AspectStamp = Pick<StoredAspect, 'name' | 'created' | 'systemMetadata'>;

/** The aspects to read of one entity. */
export interface AspectRequest {
  readonly urn: string;
  /** Names of versioned aspects. An empty list only checks whether the entity exists. */
  readonly names: readonly string[];
}

export interface EntityReader {
  /** Returns the requested latest aspects by URN, without missing entities. Each URN at most once. One statement. */
  findAspects(requests: readonly AspectRequest[]): Promise<ReadonlyMap<string, StoredEntity>>;
  /** Returns one slot per URN, undefined for missing entities. Without `aspectNames`: all aspects. One statement. */
  findEntities(
    urns: readonly string[],
    aspectNames?: readonly string[],
  ): Promise<(StoredEntity | undefined)[]>;
  /** Returns the greatest `lastObserved` of the latest aspects by URN, in epoch milliseconds, if any aspect has one. One statement. */
  findLastObserved(urns: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns the actors and times of the latest writes of aspects, by URN, without missing entities. One statement. */
  findStamps(urns: readonly string[]): Promise<ReadonlyMap<string, readonly AspectStamp[]>>;
  /** Returns display names by URN, without missing entities. One statement. */
  findNames(urns: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** @throws NOT_FOUND */
  getEntity(urn: string, aspectNames?: readonly string[]): Promise<StoredEntity>;
  /** Lists the URNs of existing entities of a type in URN order, including soft-deleted ones; `total` is exact. */
  listUrns(
    entityType: string,
    page: { start: number; count: number },
  ): Promise<{ urns: string[]; total: number }>;
  /** Counts the entities that have the aspect; `urnLike` is a pattern with `%` wildcards. */
  countAspects(aspectName: string, urnLike?: string): Promise<number>;
}
