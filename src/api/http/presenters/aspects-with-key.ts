/** An entity's aspects with its key aspect, which follows from the URN and so can always be told. */
import { NAMESPACE } from '../../../core/vocabulary.js';
import type { MetadataModel } from '../../../model/types.js';
import type { StoredAspect, StoredEntity } from '../../../catalog/entities/types.js';
import type { Urn } from '../../../model/urn/urn.js';

/** Stamp of what nobody wrote. */
const UNWRITTEN = { time: 0, actor: `urn:${NAMESPACE}:corpuser:unknown` };

export interface AspectsOf {
  readonly urn: Urn;
  /** Undefined when it does not exist. */
  readonly entity: StoredEntity | undefined;
  /** The aspects that were asked for; undefined for all. */
  readonly wanted?: readonly string[] | undefined;
}

/** The key aspect first, then the stored ones. */
export function aspectsWithKey(of: AspectsOf, model: MetadataModel): StoredAspect[] {
  const { urn, entity, wanted } = of;
  const { keyAspect } = model.getEntity(urn.entityType);
  const others = [...(entity?.aspects.values() ?? [])].filter(({ name }) => name !== keyAspect);
  return wanted === undefined || wanted.includes(keyAspect) ? [keyOf(of, model), ...others] : others;
}

/** The key aspect as it is stored, else as the URN says it. */
export function keyOf({ urn, entity }: Omit<AspectsOf, 'wanted'>, model: MetadataModel): StoredAspect {
  const name = model.getEntity(urn.entityType).keyAspect;
  return (
    entity?.aspects.get(name) ?? { name, version: 0, created: UNWRITTEN, text: model.keyPayload(urn).text }
  );
}
