/** The aspects of an entity with its key aspect, which can always be derived from the URN, and its soft deletion. */
import { NAMESPACE } from '../../core/compatibility.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader, StoredAspect, StoredEntity } from '../../catalog/entities/types.js';
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

interface AspectSelection {
  readonly urns: readonly Urn[];
  /** Default, also if empty: all. */
  readonly aspectNames?: readonly string[] | undefined;
  /** Changes the entity that was read. */
  readonly change?: ((entity: StoredEntity) => StoredEntity) | undefined;
}

/**
 * Reads entities with their latest aspects, in the order of the URNs. Timeseries points are not part of an entity. Names of aspects that the
 * model does not have are ignored: clients request the same names for all entity types, and their models may have other versions.
 */
export async function findWithKeys(
  { urns, aspectNames = [], change = (entity) => entity }: AspectSelection,
  { model, entities }: { readonly model: MetadataModel; readonly entities: EntityReader },
): Promise<{ urn: Urn; exists: boolean; aspects: StoredAspect[] }[]> {
  const wanted = aspectNames.length === 0 ? undefined : aspectNames;
  const found = await entities.findEntities(
    urns.map(({ text }) => text),
    wanted?.filter((name) => model.aspects.get(name)?.kind === 'versioned'),
  );
  return urns.map((urn, at) => {
    const entity = found[at] && change(found[at]);
    return { urn, exists: entity !== undefined, aspects: aspectsWithKey({ urn, entity, wanted }, model) };
  });
}

/** The stored key aspect, or the one derived from the URN. */
export function keyOf({ urn, entity }: Omit<AspectsOf, 'wanted'>, model: MetadataModel): StoredAspect {
  const name = model.getEntity(urn.entityType).keyAspect;
  return (
    entity?.aspects.get(name) ?? { name, version: 0, created: UNWRITTEN, text: model.keyPayload(urn).text }
  );
}
