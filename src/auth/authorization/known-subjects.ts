/** Which subjects of a written entity count: those in members that the model knows. */
import { CatalogError } from '../../core/errors.js';
import { applyPatch } from '../../model/patch/apply-patch.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectDefinition, MetadataModel, Payload } from '../../model/types.js';
import { subjectsIn, type IndexedChange } from './policies/change-permissions.js';
import { treeOf } from './policies/patch-steps.js';
import { subjectMembersOf } from './policies/write-rules.js';

/**
 * Tells whether only unknown fields of a change name subjects. Privileges on these must not permit creating the entity, because it will
 * have no subjects. A patch is judged as if it created its aspect. If it cannot create the aspect, it counts as naming no subjects.
 */
export function namesUnknownSubjects(model: MetadataModel, change: IndexedChange): boolean {
  const { aspectName, entityType } = change;
  const members = subjectMembersOf(entityType, aspectName);
  if (members === undefined || change.changeType === 'DELETE') return false;
  const aspect = model.aspects.get(aspectName);
  if (aspect === undefined) return false;
  const payload = payloadOf(model, aspect, change);
  if (payload === undefined) return change.changeType === 'PATCH';
  if (payload.unknownFields === undefined) return false;
  return subjectsIn(model.knownPart(aspectName, payload.value), members).length === 0;
}

/** Undefined for an invalid payload or patch: the writer refuses it. */
function payloadOf(
  model: MetadataModel,
  aspect: AspectDefinition,
  change: IndexedChange,
): Payload | undefined {
  try {
    const tree = treeOf(change);
    const value = change.changeType === 'PATCH' ? applyPatch(undefined, tree, aspect) : (tree as JsonObject);
    return model.readPayload(aspect.name, value);
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}
