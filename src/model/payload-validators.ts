/** Validators of payloads. Each is compiled at the first write of its aspect, because compiling all of them would delay the start. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { CatalogError } from '../core/errors.js';
import type { JsonObject } from '../core/json.js';
import { ANNOTATIONS } from './meta-schemas.js';
import { nearestNames } from './nearest-names.js';
import type { SchemaFiles } from './read-schema-files.js';

/** @throws INVALID_ASPECT with the path in the payload and the broken rule */
export type CheckPayload = (aspectName: string, value: unknown) => void;

/** Entity type, colon and the first character of a key. The form of the key depends on the entity type and is not checked here. */
const URN = /^urn:li:[A-Za-z][A-Za-z0-9]*:[^\s]/;
const INT_LIMIT = 2 ** 31;
const LONG_LIMIT = 2 ** 63;

export function payloadValidators(files: SchemaFiles): CheckPayload {
  const ajv = createAjv();
  for (const { content } of files.types) ajv.addSchema(content);
  const schemas = new Map(
    files.aspects.map(({ content }) => [(content['x-aspect'] as JsonObject)['name'] as string, content]),
  );
  const compiled = new Map<string, ValidateFunction>();
  return (aspectName, value) => {
    let validate = compiled.get(aspectName);
    if (validate === undefined) {
      validate = ajv.compile(schemas.get(aspectName) ?? false);
      compiled.set(aspectName, validate);
    }
    if (validate(value)) return;
    const [error] = validate.errors ?? [];
    throw error === undefined
      ? new Error(`The validator of ${aspectName} failed without an error`)
      : explain(aspectName, error);
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
  for (const keyword of [...Object.keys(ANNOTATIONS), 'x-url', 'x-deprecated-symbols'])
    ajv.addKeyword({ keyword });
  ajv.addKeyword({
    keyword: 'x-urn',
    type: 'string',
    validate: (rule: { strict?: boolean; entityTypes?: string[] }, text: string) =>
      URN.test(text) && (rule.strict !== true || (rule.entityTypes ?? []).includes(text.split(':')[2] ?? '')),
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

/** Converts an error of Ajv into one for the client. */
function explain(aspectName: string, error: ErrorObject): CatalogError {
  const { path, problem, rule } = describe(error);
  const location = `${aspectName}${path.replaceAll('/', '.')}`;
  return new CatalogError('INVALID_ASPECT', `${location}: ${problem}`, { path, rule, aspect: aspectName });
}

function describe(error: ErrorObject): { path: string; problem: string; rule: string } {
  const { instancePath: path, keyword, params, parentSchema } = error;
  const isUnion = /x-union\/[^/]*$/.test(error.schemaPath);
  if (isUnion) return { path, ...unionProblem((parentSchema?.['properties'] ?? {}) as object) };
  switch (keyword) {
    case 'additionalProperties':
      return unknownField(error, params['additionalProperty'] as string);
    case 'required':
      return {
        path: `${path}/${params['missingProperty'] as string}`,
        problem: 'is missing',
        rule: 'required',
      };
    case 'enum': {
      const symbols = (params['allowedValues'] as unknown[]).join(', ');
      return { path, problem: `must be one of ${symbols}`, rule: `one of ${symbols}` };
    }
    case 'x-urn':
      return { path, problem: 'must be a URN, urn:li:<type>:<key>', rule: 'URN' };
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

function unionProblem(members: object): { problem: string; rule: string } {
  const names = Object.keys(members).join(', ');
  return { problem: `must be an object with exactly one member, one of ${names}`, rule: `union of ${names}` };
}

function unknownField(error: ErrorObject, field: string): { path: string; problem: string; rule: string } {
  const near = nearestNames(field, Object.keys((error.parentSchema?.['properties'] ?? {}) as object));
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
  return {
    path: `${error.instancePath}/${field}`,
    problem: `there is no such field${hint}`,
    rule: 'known fields only',
  };
}
