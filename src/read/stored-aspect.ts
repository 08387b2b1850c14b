/** Stored texts as an aspect. */
import type { AuditStamp } from '../kernel/audit-stamp.js';
import type { JsonObject } from '../kernel/json.js';
import type { StoredAspect } from './types.js';

export function storedAspect(name: string, text: string, metaText: string): StoredAspect {
  const meta = JSON.parse(metaText) as { version: number; created: AuditStamp; systemMetadata?: JsonObject };
  return {
    name,
    version: meta.version,
    created: meta.created,
    text,
    ...(meta.systemMetadata !== undefined && { systemMetadata: meta.systemMetadata }),
  };
}
