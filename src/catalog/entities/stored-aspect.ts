/** Converts stored texts to aspects. */
import { checksum } from '../../core/texts.js';
import type { JsonObject } from '../../core/json.js';
import type { ReadCheck } from '../consistent-read.js';
import type { StoredAspect, StoredEntity } from './types.js';

/** The stored metadata of an aspect. */
export interface StoredMeta extends Pick<
  StoredAspect,
  'version' | 'created' | 'systemMetadata' | 'traceId' | 'unchangedBy'
> {
  /** True if the payload was deleted. */
  readonly deleted?: boolean;
  /** True if all writes of the payload were rolled back. */
  readonly undone?: boolean;
  /** Checksum of the payload text. */
  readonly checksum?: number;
}

export function storedMeta(text: string): StoredMeta {
  return JSON.parse(text) as StoredMeta;
}

/** A payload and its metadata, read without a lock: during a commit one of them may be missing or from another write. */
export interface StoredPair {
  readonly text: string | null;
  readonly metaText: string | null;
}

/** @returns undefined if there is no payload */
export function currentAspect(
  name: string,
  { text, metaText }: StoredPair,
  check: ReadCheck,
): StoredAspect | undefined {
  const meta = metaText === null ? undefined : storedMeta(metaText);
  if (isTornPair(text, meta)) check.isTorn = true;
  return text === null || meta === undefined || meta.deleted === true
    ? undefined
    : toAspect(name, text, meta);
}

/** Returns a replaced value, which never changes; undefined if it is being deleted. */
export function olderAspect(name: string, { text, metaText }: StoredPair): StoredAspect | undefined {
  return text === null || metaText === null ? undefined : toAspect(name, text, storedMeta(metaText));
}

function toAspect(name: string, text: string, meta: StoredMeta): StoredAspect {
  return {
    name,
    version: meta.version,
    created: meta.created,
    text,
    ...(meta.systemMetadata !== undefined && { systemMetadata: meta.systemMetadata }),
    ...(meta.traceId !== undefined && { traceId: meta.traceId }),
    ...(meta.unchangedBy !== undefined && { unchangedBy: meta.unchangedBy }),
  };
}

/** Tells whether payload and metadata are from different writes. Old metadata without a checksum does not reveal every mismatch. */
export function isTornPair(text: string | null, meta: StoredMeta | undefined): boolean {
  const isPresent = meta !== undefined && meta.deleted !== true;
  if (text === null || !isPresent) return isPresent || text !== null;
  return meta.checksum !== undefined && checksum(text) !== meta.checksum;
}

/** Returns the parsed payload of an aspect; undefined if the entity, or its aspect, is absent or was not read. */
export function payloadOf(
  entity: Pick<StoredEntity, 'aspects'> | undefined,
  aspect: string,
): JsonObject | undefined {
  const text = entity?.aspects.get(aspect)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as JsonObject);
}
