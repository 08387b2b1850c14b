/** Proposals that rename entities. */
import { requireName } from '../commands/require-name.js';
import type { Proposal } from '../writes/types.js';
import { proposeText, type Text } from './propose-text.js';
import { nameFieldOf } from './text-fields.js';

/** Types whose names come from a source. Edited names are stored separately, and an empty one removes the edited name. */
const NAMED_BY_SOURCES: ReadonlySet<string> = new Set(['dataset']);

/**
 * Renames an entity. Where names are unique, the write path refuses one that another entity has.
 * @throws INVALID_REQUEST for entity types whose names cannot be changed, and for an empty name; LIMIT_EXCEEDED for a long name
 */
export function proposeName(entityType: string, urn: string, { text, stamp }: Text): Proposal {
  const nameField = nameFieldOf(entityType);
  if (text.trim() === '' && NAMED_BY_SOURCES.has(entityType))
    return proposeText(urn, nameField, { text: undefined, stamp });
  requireName(text, '/input/name');
  return { ...proposeText(urn, nameField, { text, stamp }), hasNewValues: true };
}
