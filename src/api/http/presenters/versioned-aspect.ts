/** An aspect under its record's name, as the versioned read answers it. */
import { RawJson } from '../../../core/json.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';

/** @param record fully qualified name by which clients look the value up */
export function presentVersionedAspect(aspect: StoredAspect, record: string): Record<string, unknown> {
  const { version, created, systemMetadata, text } = aspect;
  return { version, aspect: { [record]: new RawJson(text) }, created, systemMetadata };
}
