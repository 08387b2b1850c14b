/** Stored texts as an aspect. */
import type { StoredAspect } from './types.js';

/** What stands beside an aspect's payload. */
export type StoredMeta = Pick<StoredAspect, 'version' | 'created' | 'systemMetadata'>;

export function storedMeta(text: string): StoredMeta {
  return JSON.parse(text) as StoredMeta;
}

export function storedAspect(name: string, text: string, metaText: string): StoredAspect {
  const meta = storedMeta(metaText);
  return {
    name,
    version: meta.version,
    created: meta.created,
    text,
    ...(meta.systemMetadata !== undefined && { systemMetadata: meta.systemMetadata }),
  };
}
