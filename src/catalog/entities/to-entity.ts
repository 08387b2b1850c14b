/** Converts what a statement returns of an entity. */
import type { MetadataModel } from '../../model/types.js';
import type { ReadCheck } from '../consistent-read.js';
import { defaultsOf } from '../default-aspects/read-defaults.js';
import { currentAspect, storedMeta } from './stored-aspect.js';
import type { StoredAspect, StoredEntity } from './types.js';

/** The properties of an entity that hold aspects. */
export interface EntityRow {
  readonly urn: string;
  readonly type: string;
  readonly aspects: readonly (readonly [name: string, text: string | null, meta: string | null])[];
  /** All containers, outermost first; null: none. */
  readonly containers: readonly string[] | null;
}

interface Reading {
  readonly model: MetadataModel;
  readonly check: ReadCheck;
  /** The requested aspects; undefined for all. Further ones are read if defaults are derived from them. */
  readonly wanted?: readonly string[] | undefined;
}

/** Returns the entity with the aspects that are wanted. Sets `isTorn` of the check if a payload and its metadata are from different writes. */
export function toEntity(
  { urn, type, aspects: read, containers }: EntityRow,
  { model, check, wanted }: Reading,
): StoredEntity {
  const found = new Map<string, StoredAspect>();
  const deleted = new Set<string>();
  for (const [name, text, meta] of read) {
    const aspect = currentAspect(name, { text, metaText: meta }, check);
    if (aspect !== undefined) found.set(name, aspect);
    else if (meta !== null && storedMeta(meta).undone !== true) deleted.add(name);
  }
  const entity = { urn, type, aspects: found };
  for (const aspect of defaultsOf({ entity, containers: containers ?? [], deleted, wanted }, model))
    found.set(aspect.name, aspect);
  const aspects = new Map<string, StoredAspect>();
  for (const name of new Set([...(model.entities.get(type)?.aspects ?? []), ...found.keys()])) {
    const aspect = wanted?.includes(name) === false ? undefined : found.get(name);
    if (aspect !== undefined) aspects.set(name, aspect);
  }
  return { urn, type, aspects };
}
