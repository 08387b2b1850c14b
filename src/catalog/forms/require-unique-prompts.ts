/** The rule about the ids of a form's prompts, for all ways to write a form. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';

/**
 * Returns the payload of `formInfo` as it is. Answers name a prompt by its id alone.
 * @throws INVALID_ASPECT if two prompts have the same id
 */
export function requireUniquePrompts(payload: JsonObject): JsonObject {
  const ids = new Set<unknown>();
  for (const [index, { id }] of ((payload['prompts'] ?? []) as JsonObject[]).entries()) {
    if (ids.has(id))
      throw new CatalogError('INVALID_ASPECT', `Two prompts have the id ${JSON.stringify(id)}`, {
        path: `/prompts/${index}/id`,
        rule: 'ids of prompts are unique',
      });
    ids.add(id);
  }
  return payload;
}
