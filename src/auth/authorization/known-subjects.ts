/** Which subjects of a written entity count: those in members that the model knows. */
import { CatalogError } from '../../core/errors.js';
import { applyPatch } from '../../model/patch/apply-patch.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectDefinition, MetadataModel, Payload } from '../../model/types.js';
import { subjectsIn } from './policies/change-permissions.js';
import type { IndexedChange } from './policies/types.js';
import { subjectMembersOf } from './policies/write-rules.js';

/**
 * Tells whether only unknown fields of a change name subjects. Privileges on these must not permit creating the entity, because it will
 * have no subjects. A patch is judged as if it created its aspect. If it cannot create the aspect, it counts as naming no subjects.
 */
export function namesUnknownSubjects(model: MetadataModel, change: IndexedChange): boolean {
  const { aspectName, entityType, changeType } = change;
  const members = subjectMembersOf(entityType, aspectName);
  if (members === undefined || changeType === 'DELETE') return false;
  const aspect = model.aspects.get(aspectName);
  if (aspect === undefined) return false;
  const payload = changeType === 'PATCH' ? createdBy(model, aspect, change.value) : change;
  if (payload === undefined) return true;
  if (payload.unknownFields === undefined) return false;
  return subjectsIn(model.knownPart(aspectName, payload.value as JsonObject), members).length === 0;
}

/** Undefined for a patch that creates no aspect. */
function createdBy(model: MetadataModel, aspect: AspectDefinition, patch: unknown): Payload | undefined {
  try {
    return model.readPayload(aspect.name, applyPatch(undefined, patch, aspect));
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}
