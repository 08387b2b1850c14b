/** Converts payloads from clients into their stored form. */
import { CatalogError } from '../core/errors.js';
import {
  isJsonObject,
  mayLoseDigits,
  parseKeepingDigits,
  stringifyKeepingDigits,
  type JsonObject,
} from '../core/json.js';
import { convertDialect } from './convert-dialect.js';
import { checkRules } from './payload-rules.js';
import type { CheckPayload } from './payload-validators.js';
import type { SchemaIndex } from './schema-index.js';
import type { Payload } from './types.js';

export interface PayloadSchema {
  readonly schemas: SchemaIndex;
  readonly schemaOfAspect: (aspectName: string) => JsonObject;
  readonly check: CheckPayload;
  /** Tells whether a payload has the stored form already, without any unknown field. */
  readonly isStoredForm: (aspectName: string, value: JsonObject) => boolean;
}

export interface PayloadSource {
  /** JSON text, or a tree of `parseKeepingDigits`. */
  readonly source: string | JsonObject;
  /** The stored value that the source was made of, if any. */
  readonly before?: JsonObject | undefined;
}

/**
 * Converts and checks a payload. The text stays unchanged if nothing has to be converted, and most payloads have the stored form already:
 * they are only validated.
 * @throws INVALID_ASPECT
 */
export function readPayload(aspectName: string, given: PayloadSource, parts: PayloadSchema): Payload {
  try {
    const { source, before } = given;
    const isPlain = typeof source === 'string' && !mayLoseDigits(source);
    const parse = isPlain ? JSON.parse : parseKeepingDigits;
    const tree: unknown = typeof source === 'string' ? parseText(aspectName, source, parse) : source;
    if (!isJsonObject(tree)) throw notAnObject(aspectName);
    if (isPlain && parts.isStoredForm(aspectName, tree)) {
      checkRules(aspectName, tree, before);
      return { text: wellFormed(source.trim()), value: tree };
    }
    return convertPayload(aspectName, { ...given, tree }, parts);
  } catch (error) {
    // A payload nested tens of thousands of levels deep exhausts the stack here.
    if (error instanceof RangeError) throw tooDeep(aspectName);
    throw error;
  }
}

function convertPayload(
  aspectName: string,
  { source, before, tree }: PayloadSource & { readonly tree: JsonObject },
  { schemas, schemaOfAspect, check }: PayloadSchema,
): Payload {
  const converted = convertDialect(tree, schemaOfAspect(aspectName), schemas);
  const isKept = converted === tree && typeof source === 'string';
  const text = wellFormed(isKept ? source.trim() : stringifyKeepingDigits(converted));
  const value = JSON.parse(text) as JsonObject;
  const unknownFields = check(aspectName, value, before);
  checkRules(aspectName, value, before);
  return { text, value, ...(unknownFields.length > 0 && { unknownFields }) };
}

/** Escapes lone surrogates, because they cannot be stored. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

function parseText(aspectName: string, text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
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
