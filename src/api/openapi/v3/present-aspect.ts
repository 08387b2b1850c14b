/** Presents aspects and entities in the form of version 3: plain JSON, by aspect name. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import { isJsonObject, RawJson, type JsonObject, type JsonValue } from '../../../core/json.js';

export interface PresentableAspect {
  readonly text: string;
  /** Version number; 0 for values without one: points, and key aspects that were never written. */
  readonly version: number;
  readonly created?: AuditStamp;
  readonly systemMetadata?: JsonObject;
  /** The trace that wrote the value, or, in the answer to a write, the trace of that write. */
  readonly traceId?: string;
  /** Traces of recent writes of the same value. */
  readonly unchangedBy?: readonly string[];
}

export interface PresentableEntity {
  readonly urn: string;
  readonly aspects: ReadonlyMap<string, PresentableAspect>;
}

/** @param withMetadata adds actor, time, run, and the version that `If-Version-Match` is compared with */
export function presentAspect(
  { text, version, created, systemMetadata, traceId }: PresentableAspect,
  withMetadata: boolean,
): Record<string, unknown> {
  if (!withMetadata) return { value: new RawJson(text) };
  const metadata = {
    ...systemMetadata,
    ...(version > 0 && { version: String(version) }),
    ...(traceId !== undefined && { properties: withTrace(systemMetadata?.['properties'], traceId) }),
  };
  return { value: new RawJson(text), systemMetadata: metadata, auditStamp: created };
}

/** @param properties that the client sent beside the payload */
function withTrace(properties: JsonValue | undefined, traceId: string): JsonObject {
  return { ...(isJsonObject(properties) && properties), telemetryTraceId: traceId };
}

export function presentEntity(
  { urn, aspects }: PresentableEntity,
  withMetadata: boolean,
): Record<string, unknown> {
  const byName = [...aspects].map(([name, aspect]) => [name, presentAspect(aspect, withMetadata)] as const);
  return { urn, ...Object.fromEntries(byName) };
}
