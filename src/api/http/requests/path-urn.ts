/** Reads the URN in a URL path, in all encodings that clients send. */
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import { decodeUrnFromPath } from '../../../model/urn/decode-urn-from-path.js';
import type { Urn } from '../../../model/urn/urn.js';

/** @throws INVALID_URN, UNKNOWN_ENTITY */
export function readPathUrn(raw: string, model: MetadataModel): Urn {
  return model.parseUrn(decodeUrnFromPath(raw, (text) => names(text, model)));
}

function names(text: string, model: MetadataModel): boolean {
  try {
    model.parseUrn(text);
    return true;
  } catch (error) {
    if (error instanceof CatalogError) return false;
    throw error;
  }
}
