/** Stored texts as an aspect. */
import { checksum } from '../../core/checksum.js';
import type { StoredAspect } from './types.js';
import type { ReadCheck } from '../consistent-read.js';

/** What stands beside an aspect's payload. */
export interface StoredMeta extends Pick<StoredAspect, 'version' | 'created' | 'systemMetadata'> {
  /** There is no payload any more. */
  readonly deleted?: boolean;
  /** Of the payload's text. */
  readonly checksum?: number;
}

export function storedMeta(text: string): StoredMeta {
  return JSON.parse(text) as StoredMeta;
}

/** A payload and its meta as a statement that takes no lock finds them: amid a commit one may be there, and the other not yet or no longer. */
export interface StoredPair {
  readonly text: string | null;
  readonly metaText: string | null;
}

/** @returns undefined where there is no payload */
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

/** A value that was replaced, which is written once; undefined where it is being deleted. */
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
  };
}

/** Are payload and meta of different writes? Metas of early versions do not tell of all that are. */
export function isTornPair(text: string | null, meta: StoredMeta | undefined): boolean {
  const isThere = meta !== undefined && meta.deleted !== true;
  if (text === null || !isThere) return isThere || text !== null;
  return meta.checksum !== undefined && checksum(text) !== meta.checksum;
}
