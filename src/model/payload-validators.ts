/** Validators of payloads. Each is compiled at the first write of its aspect, because compiling all of them would delay the start. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { CatalogError } from '../core/errors.js';
import { type JsonObject, escapePointer } from '../core/json.js';
import { ANNOTATIONS } from './meta-schemas.js';
import { nearestNames } from './nearest-names.js';
import type { SchemaFiles } from './read-schema-files.js';
import type { SchemaIndex } from './schema-index.js';
import type { UnknownField, UnknownFieldsRule } from './types.js';
import { addedFields, separateUnknown, type FoundField } from './unknown-fields.js';

/**
 * Returns the fields that the model does not know.
 * @param before the stored value that the payload was made of. Its unknown fields are neither refused nor returned.
 * @throws INVALID_ASPECT with the path in the payload and the broken rule
 */
export type CheckPayload = (
  aspectName: string,
  value: JsonObject,
  before?: JsonObject,
) => readonly UnknownField[];

export interface ValidatorOptions {
  readonly schemas: SchemaIndex;
  readonly schemaOfAspect: (aspectName: string) => JsonObject;
  readonly unknownFields: UnknownFieldsRule;
}

/** Entity type, colon and the first character of a key. The form of the key depends on the entity type and is not checked here. */
const URN = /^urn:li:[A-Za-z][A-Za-z0-9]*:[^\s]/;
const INT_LIMIT = 2 ** 31;
const LONG_LIMIT = 2 ** 63;

export function payloadValidators(
  files: SchemaFiles,
  { schemas, schemaOfAspect, unknownFields }: ValidatorOptions,
): {
  readonly check: CheckPayload;
  readonly isStoredForm: (aspectName: string, value: JsonObject) => boolean;
} {
  const firstFault = faultFinder(files, schemaOfAspect);
  const separate = (aspectName: string, value: JsonObject) =>
    separateUnknown(value, schemaOfAspect(aspectName), { aspectName, schemas });
  const check: CheckPayload = (aspectName, value, before) => {
    // Most payloads have no unknown fields, so these are looked for only after a fault.
    const fault = firstFault(aspectName, value);
    if (fault === undefined) return [];
    const { known, unknown } = separate(aspectName, value);
    const left = unknown.length === 0 ? fault : firstFault(aspectName, known);
    if (left !== undefined) throw explain(aspectName, describe(left, unknown));
    const added = before === undefined ? unknown : addedFields(unknown, separate(aspectName, before).unknown);
    const [first] = added;
    if (first !== undefined && unknownFields === 'refuse') throw explain(aspectName, describeUnknown(first));
    return added.map(({ place, field }) => ({ place, field }));
  };
  return { check, isStoredForm: (aspectName, value) => firstFault(aspectName, value) === undefined };
}

/** Returns a function that finds the first fault of a payload. An unknown field is one. */
function faultFinder(
  files: SchemaFiles,
  schemaOfAspect: ValidatorOptions['schemaOfAspect'],
): (aspectName: string, value: JsonObject) => ErrorObject | undefined {
  const ajv = createAjv();
  for (const { content } of files.types) ajv.addSchema(content);
  const compiled = new Map<string, ValidateFunction>();
  return (aspectName, value) => {
    let validate = compiled.get(aspectName);
    if (validate === undefined) {
      validate = ajv.compile(schemaOfAspect(aspectName));
      compiled.set(aspectName, validate);
    }
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    if (error === undefined) throw new Error(`The validator of ${aspectName} failed without an error`);
    return error;
  };
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allErrors: false,
    verbose: true,
  });
  for (const keyword of [
    ...Object.keys(ANNOTATIONS),
    'x-reference',
    'x-text-member',
    'x-url',
    'x-deprecated-symbols',
  ])
    ajv.addKeyword({ keyword });
  ajv.addKeyword({
    keyword: 'x-urn',
    type: 'string',
    validate: ({ strict, entityTypes = [] }: UrnRule, text: string) =>
      URN.test(text) && (strict !== true || entityTypes.includes(entityTypeOf(text))),
    errors: false,
  });
  ajv.addKeyword({
    keyword: 'x-type',
    type: 'number',
    validate: (type: string, value: number) =>
      type === 'int'
        ? -INT_LIMIT <= value && value < INT_LIMIT
        : type !== 'long' || Math.abs(value) <= LONG_LIMIT,
    errors: false,
  });
  ajv.addKeyword({
    keyword: 'x-union',
    macro: (members: JsonObject) => ({
      type: 'object',
      properties: members,
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    }),
  });
  return ajv;
}

interface UrnRule {
  readonly strict?: boolean;
  readonly entityTypes?: readonly string[];
}

/** The third part of a URN. @param text begins with `urn:li:<type>:` */
function entityTypeOf(text: string): string {
  return text.split(':', 3)[2] ?? '';
}

interface Fault {
  /** JSON pointer. */
  readonly path: string;
  readonly problem: string;
  readonly rule: string;
}

function explain(aspectName: string, { path, problem, rule }: Fault): CatalogError {
  const location = `${aspectName}${path.replaceAll('/', '.')}`;
  return new CatalogError('INVALID_ASPECT', `${location}: ${problem}`, { path, rule, aspect: aspectName });
}

/** Describes an error of Ajv to the client. @param unknown the unknown fields of the payload, one of which may be a misspelt name */
function describe(error: ErrorObject, unknown: readonly FoundField[]): Fault {
  const { instancePath: path, keyword, params, parentSchema } = error;
  const isUnion = /x-union\/[^/]*$/.test(error.schemaPath);
  if (isUnion) return { path, ...unionProblem((parentSchema?.['properties'] ?? {}) as object) };
  switch (keyword) {
    case 'required':
      return describeMissing(path, params['missingProperty'] as string, unknown);
    case 'enum': {
      const symbols = (params['allowedValues'] as unknown[]).join(', ');
      return { path, problem: `must be one of ${symbols}`, rule: `one of ${symbols}` };
    }
    case 'x-urn':
      return { path, ...urnProblem(error.schema as UrnRule, error.data as string) };
    case 'x-type':
      return { path, problem: `is out of range for ${String(error.schema)}`, rule: String(error.schema) };
    default:
      return {
        path,
        problem: error.message ?? 'is not valid',
        rule: `${keyword} ${JSON.stringify(error.schema)}`,
      };
  }
}

function urnProblem({ entityTypes = [] }: UrnRule, text: string): { problem: string; rule: string } {
  if (!URN.test(text)) return { problem: 'must be a URN, urn:li:<type>:<key>', rule: 'URN' };
  const wanted = entityTypes.join(' or ');
  return {
    problem: `must be a URN of type ${wanted}, but its type is ${entityTypeOf(text)}`,
    rule: `URN of type ${wanted}`,
  };
}

function unionProblem(members: object): { problem: string; rule: string } {
  const names = Object.keys(members).join(', ');
  return { problem: `must be an object with exactly one member, one of ${names}`, rule: `union of ${names}` };
}

function describeMissing(record: string, name: string, unknown: readonly FoundField[]): Fault {
  const near = nearestNames(
    name,
    unknown.filter((field) => field.record === record).map((field) => field.name),
  );
  const hint = near.length === 0 ? '' : `; there is no field ${near.join(' or ')}, which is similar`;
  return { path: `${record}/${name}`, problem: `is missing${hint}`, rule: 'required' };
}

function describeUnknown({ record, name, siblings }: FoundField): Fault {
  const near = nearestNames(name, siblings);
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
  return {
    path: `${record}/${escapePointer(name)}`,
    problem: `there is no such field${hint}`,
    rule: 'known fields only',
  };
}
