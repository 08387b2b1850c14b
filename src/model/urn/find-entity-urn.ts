/** Parses texts that need not be URNs. */
import { CatalogError } from '../../core/errors.js';
import type { MetadataModel } from '../types.js';
import type { Urn } from './urn.js';

/** Returns undefined for a text that is no URN of an entity type, e.g. a comment that begins like one, or an id that no entity can have. */
export function findEntityUrn(text: string, model: Pick<MetadataModel, 'parseUrn'>): Urn | undefined {
  try {
    return model.parseUrn(text);
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}
