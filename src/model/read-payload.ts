/** Converts payloads from clients into their stored form. */
import { CatalogError } from '../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../core/json.js';
import { convertDialect } from './convert-dialect.js';
import { checkRules } from './payload-rules.js';
import type { CheckPayload } from './payload-validators.js';
import type { SchemaIndex } from './schema-index.js';
import type { Payload } from './types.js';

export interface PayloadSchema {
  readonly schemas: SchemaIndex;
  readonly schemaOfAspect: (aspectName: string) => JsonObject;
  readonly check: CheckPayload;
}

export interface PayloadSource {
  /** JSON text, or a tree of `parseKeepingDigits`. */
  readonly source: string | JsonObject;
  /** The stored value that the source was made of, if any. */
  readonly before?: JsonObject | undefined;
}

/**
 * Converts and checks a payload. The text stays unchanged if nothing has to be converted.
 * @throws INVALID_ASPECT
 */
export function readPayload(
  aspectName: string,
  { source, before }: PayloadSource,
  parts: PayloadSchema,
): Payload {
  try {
    const tree = typeof source === 'string' ? parseText(aspectName, source) : source;
    if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) throw notAnObject(aspectName);
    const converted = convertDialect(tree, parts.schemaOfAspect(aspectName), parts.schemas);
    const text = wellFormed(
      converted === tree && typeof source === 'string' ? source.trim() : stringifyKeepingDigits(converted),
    );
    const value = JSON.parse(text) as JsonObject;
    const unknownFields = parts.check(aspectName, value, before);
    checkRules(aspectName, value, before);
    return { text, value, ...(unknownFields.length > 0 && { unknownFields }) };
  } catch (error) {
    // A payload nested tens of thousands of levels deep exhausts the stack here.
    if (error instanceof RangeError) throw tooDeep(aspectName);
    throw error;
  }
}

/** Escapes lone surrogates, because they cannot be stored. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

function parseText(aspectName: string, text: string): unknown {
  try {
    return parseKeepingDigits(text);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const message = `${aspectName}: the value is not JSON: ${(error as Error).message}`;
    throw new CatalogError('INVALID_ASPECT', message, { path: '', rule: 'JSON text', aspect: aspectName });
  }
}

function notAnObject(aspectName: string): CatalogError {
  const message = `${aspectName}: the value must be a JSON object`;
  return new CatalogError('INVALID_ASPECT', message, { path: '', rule: 'type "object"', aspect: aspectName });
}

function tooDeep(aspectName: string): CatalogError {
  const message = `${aspectName}: the value is nested too deeply`;
  return new CatalogError('INVALID_ASPECT', message, { path: '', rule: 'nesting', aspect: aspectName });
}
