/** Checks filters that a front end writes as JSON text, in a form of its own. */
import { CatalogError } from '../../core/errors.js';
import { isJsonObject } from '../../core/json.js';

/** @param path of the text in the input @throws INVALID_REQUEST unless the text is a JSON object. A blank text and `null` are no filter */
export function requireFilterText(text: string | null | undefined, path: string): void {
  if (!text?.trim()) return;
  const value = parsed(text);
  if (value === null || isJsonObject(value)) return;
  throw new CatalogError('INVALID_REQUEST', 'The filter is not a JSON object', {
    path,
    rule: 'a JSON object',
  });
}

/** @returns undefined for a text that is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
