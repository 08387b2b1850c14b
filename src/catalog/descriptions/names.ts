/** Proposals that rename entities. */
import { CatalogError } from '../../core/errors.js';
import type { Proposal } from '../writes/types.js';
import { proposeText, type Text } from './propose-text.js';
import { nameFieldOf } from './text-fields.js';

/** Types whose names come from a source. Edited names are stored separately, and an empty one removes the edited name. */
const NAMED_BY_SOURCES: ReadonlySet<string> = new Set(['dataset']);

/** In UTF-16 code units. */
export const MAX_NAME_LENGTH = 1_000;

/**
 * Renames an entity.
 * @throws INVALID_REQUEST for entity types whose names cannot be changed, and for an empty name; LIMIT_EXCEEDED for a long name
 */
export function proposeName(entityType: string, urn: string, { text, stamp }: Text): Proposal {
  const nameField = nameFieldOf(entityType);
  if (text.length > MAX_NAME_LENGTH)
    throw new CatalogError('LIMIT_EXCEEDED', `A name has at most ${MAX_NAME_LENGTH} characters`, {
      path: '/name',
      rule: `at most ${MAX_NAME_LENGTH} characters`,
    });
  if (text.trim() !== '') return proposeText(urn, nameField, { text, stamp });
  if (NAMED_BY_SOURCES.has(entityType)) return proposeText(urn, nameField, { text: undefined, stamp });
  throw new CatalogError('INVALID_REQUEST', 'The name is empty', { path: '/name', rule: 'not blank' });
}
