/** Stored texts as an aspect. */
import { checksum } from '../kernel/checksum.js';
import type { StoredAspect } from './types.js';
import type { ReadCheck } from './whole-read.js';

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

/** @param check where the two were read without a lock, and may be of different writes */
export function storedAspect(
  name: string,
  text: string,
  { metaText, check }: { readonly metaText: string; readonly check?: ReadCheck },
): StoredAspect {
  const meta = storedMeta(metaText);
  if (check !== undefined && isTorn(text, meta)) check.isTorn = true;
  return {
    name,
    version: meta.version,
    created: meta.created,
    text,
    ...(meta.systemMetadata !== undefined && { systemMetadata: meta.systemMetadata }),
  };
}

/** Are payload and meta of different writes? Those of early versions do not tell. */
export function isTorn(text: string, { deleted, checksum: expected }: StoredMeta): boolean {
  return deleted === true || (expected !== undefined && checksum(text) !== expected);
}
