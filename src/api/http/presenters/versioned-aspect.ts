/** Presents an aspect under the name of its record, for the versioned read. */
import { RawJson } from '../../../core/json.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';

/** @param record fully qualified name under which clients look up the value */
export function presentVersionedAspect(aspect: StoredAspect, record: string): Record<string, unknown> {
  const { version, created, systemMetadata, text } = aspect;
  return { version, aspect: { [record]: new RawJson(text) }, created, systemMetadata };
}
