/** An entity as a legacy snapshot: a list of aspects by record name. */
import { RawJson } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import type { PresentableEntity } from './entity-aspects.js';

/** Aspects that a snapshot of the entity type also contains as direct members. */
const DIRECT_ASPECTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['glossaryTerm', ['ownership', 'glossaryTermInfo']],
]);

export function presentSnapshot(
  entity: PresentableEntity,
  model: Pick<MetadataModel, 'getAspect' | 'snapshotRecordOf'>,
): Record<string, unknown> {
  const aspects = [...entity.aspects];
  const direct = DIRECT_ASPECTS.get(entity.type) ?? [];
  const members = aspects
    .filter(({ name }) => direct.includes(name))
    .map(({ name, text }) => [name, new RawJson(text)] as const);
  const snapshot = {
    urn: entity.urn,
    aspects: aspects.map(({ name, text }) => ({ [model.getAspect(name).record]: new RawJson(text) })),
    ...Object.fromEntries(members),
  };
  return { value: { [model.snapshotRecordOf(entity.type)]: snapshot } };
}
