/** Aspects and entities as version 3 shows them: plain JSON, by aspect name. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import { RawJson, type JsonObject } from '../../../core/json.js';

export interface PresentableAspect {
  readonly text: string;
  /** Sequential number of the value; 0 for what has none: points, and key aspects that nobody wrote. */
  readonly version: number;
  readonly created?: AuditStamp;
  readonly systemMetadata?: JsonObject;
}

export interface PresentableEntity {
  readonly urn: string;
  readonly aspects: ReadonlyMap<string, PresentableAspect>;
}

/** @param withMetadata adds who, when, by which run, and the version that `If-Version-Match` compares with. */
export function presentAspect(
  { text, version, created, systemMetadata }: PresentableAspect,
  withMetadata: boolean,
): Record<string, unknown> {
  if (!withMetadata) return { value: new RawJson(text) };
  const metadata = { ...systemMetadata, ...(version > 0 && { version: String(version) }) };
  return { value: new RawJson(text), systemMetadata: metadata, auditStamp: created };
}

export function presentEntity(
  { urn, aspects }: PresentableEntity,
  withMetadata: boolean,
): Record<string, unknown> {
  const byName = [...aspects].map(([name, aspect]) => [name, presentAspect(aspect, withMetadata)] as const);
  return { urn, ...Object.fromEntries(byName) };
}
