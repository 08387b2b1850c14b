/** Reads payloads from clients: converts them into their stored form and checks them. */
import { CatalogError } from '../core/errors.js';
import {
  isJsonObject,
  mayLoseDigits,
  parseKeepingDigits,
  stringifyKeepingDigits,
  type JsonObject,
} from '../core/json.js';
import { convertDialect } from './convert-dialect.js';
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

// Rules of payloads that a schema cannot express: what their members require of each other.

interface Fault {
  /** JSON pointer. */
  readonly path: string;
  readonly problem: string;
  readonly rule: string;
}

/** Returns the faults of a payload by what is wrong, e.g. by the repeated text. */
type FindFaults = (value: JsonObject) => ReadonlyMap<string, Fault>;

const FIELD_PATH = { member: 'fieldPath', rule: 'field paths are unique', mayBeBlank: false } as const;

const RULES: Readonly<Record<string, FindFaults | undefined>> = {
  schemaMetadata: uniqueTexts({ list: 'fields', ...FIELD_PATH }),
  editableSchemaMetadata: uniqueTexts({ list: 'editableSchemaFieldInfo', ...FIELD_PATH }),
  // Answers name a prompt by its id alone.
  formInfo: uniqueTexts({
    ...{ list: 'prompts', member: 'id', rule: 'ids of prompts are unique', mayBeBlank: true },
  }),
  structuredPropertySettings: hiddenOrShown,
};

/**
 * @param before the stored value that the payload was made of. What is wrong in it does not prevent other changes.
 * @throws INVALID_ASPECT
 */
export function checkRules(aspect: string, value: JsonObject, before: JsonObject | undefined): void {
  const findFaults = RULES[aspect];
  const faults = findFaults?.(value);
  if (findFaults === undefined || faults === undefined || faults.size === 0) return;
  const known = before === undefined ? undefined : findFaults(before);
  for (const [key, { path, problem, rule }] of faults) {
    if (known?.has(key)) continue;
    const message = `${aspect}${path.replaceAll('/', '.')}: ${problem}`;
    throw new CatalogError('INVALID_ASPECT', message, { path, rule, aspect });
  }
}

interface UniqueTexts {
  /** Name of an array of objects. */
  readonly list: string;
  /** Name of a member of these objects. */
  readonly member: string;
  readonly rule: string;
  readonly mayBeBlank: boolean;
}

function uniqueTexts({ list, member, rule, mayBeBlank }: UniqueTexts): FindFaults {
  return (value) => {
    const items = value[list];
    const seen = new Set<string>();
    const faults = new Map<string, Fault>();
    for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
      const text = isJsonObject(item) ? item[member] : undefined;
      if (typeof text !== 'string') continue;
      const path = `/${list}/${index}/${member}`;
      const problem = `${JSON.stringify(text)} is repeated`;
      if (!mayBeBlank && text.trim() === '')
        faults.set(text, { path, problem: 'is empty', rule: 'a text that is not empty' });
      else if (seen.has(text) && !faults.has(text)) faults.set(text, { path, problem, rule });
      seen.add(text);
    }
    return faults;
  };
}

/** A hidden structured property is shown nowhere. */
function hiddenOrShown(settings: JsonObject): ReadonlyMap<string, Fault> {
  const names = Object.keys(settings).filter((name) => name.startsWith('show') && settings[name] === true);
  const faults = names.map((name): [string, Fault] => [
    name,
    { path: `/${name}`, problem: 'is true, and isHidden too', rule: `not both isHidden and ${name}` },
  ]);
  return new Map(settings['isHidden'] === true ? faults : []);
}
