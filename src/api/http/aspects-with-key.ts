/** The aspects of an entity with its key aspect, which can always be derived from the URN, and its soft deletion. */
import { NAMESPACE } from '../../core/compatibility.js';
import type { MetadataModel } from '../../model/types.js';
import type { StoredAspect, StoredEntity } from '../../catalog/entities/types.js';
import type { Urn } from '../../model/urn.js';

/** Audit stamp of aspects that were never written. */
const UNWRITTEN = { time: 0, actor: `urn:${NAMESPACE}:corpuser:unknown` };

interface AspectsOf {
  readonly urn: Urn;
  /** Undefined if the entity does not exist. */
  readonly entity: StoredEntity | undefined;
  /** The requested aspects; undefined for all. */
  readonly wanted?: readonly string[] | undefined;
}

/** The aspect that says whether an entity is soft-deleted. */
export const STATUS = 'status';

/** Tells whether an entity that was read with its `status` is soft-deleted. */
export function isRemoved({ aspects }: AspectTexts): boolean {
  const status = aspects.get(STATUS);
  return status !== undefined && (JSON.parse(status.text) as { removed?: boolean }).removed === true;
}

interface AspectTexts {
  readonly aspects: ReadonlyMap<string, { readonly text: string }>;
}

/** The key aspect first, then the stored ones. */
export function aspectsWithKey(of: AspectsOf, model: MetadataModel): StoredAspect[] {
  const { urn, entity, wanted } = of;
  const { keyAspect } = model.getEntity(urn.entityType);
  const others = [...(entity?.aspects.values() ?? [])].filter(({ name }) => name !== keyAspect);
  return wanted === undefined || wanted.includes(keyAspect) ? [keyOf(of, model), ...others] : others;
}

/** The stored key aspect, or the one derived from the URN. */
export function keyOf({ urn, entity }: Omit<AspectsOf, 'wanted'>, model: MetadataModel): StoredAspect {
  const name = model.getEntity(urn.entityType).keyAspect;
  return (
    entity?.aspects.get(name) ?? { name, version: 0, created: UNWRITTEN, text: model.keyPayload(urn).text }
  );
}
