/** Presents an entity with its latest aspects by name, for the V2 read. */
import { RawJson } from '../../../core/json.js';
import type { StoredAspect } from '../../../catalog/entities/types.js';

export interface PresentableEntity {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Iterable<StoredAspect>;
}

export function presentEntityAspects({ urn, type, aspects }: PresentableEntity): Record<string, unknown> {
  const byName = [...aspects].map((aspect) => [aspect.name, presentAspect(aspect)] as const);
  return { urn, entityName: type, aspects: Object.fromEntries(byName) };
}

/** Clients remove `name`, `type` and `version` before they show the rest, so all three must exist. */
function presentAspect({ name, text, created, systemMetadata }: StoredAspect): Record<string, unknown> {
  return { name, type: 'VERSIONED', version: 0, value: new RawJson(text), created, systemMetadata };
}
