/** Compiles the schemas of routes at first use, and turns violations into errors that name path and rule. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { CatalogError, type CatalogErrorDetails, type ErrorCode } from '../../core/errors.js';
import { type JsonObject, escapePointer } from '../../core/json.js';
import { COMPONENTS } from './components.js';
import type { QueryParameter } from './route.js';

/** @throws INVALID_REQUEST, or LIMIT_EXCEEDED if the schema declares the limit (`x-limit`) */
export type Check = (data: unknown) => void;

const OPTIONS = { strict: true, allowUnionTypes: true, verbose: true } as const;
const bodies = new Ajv2020(OPTIONS);
/** Query parameters arrive as text, so numbers and booleans are converted in place. */
const queries = new Ajv2020({ ...OPTIONS, coerceTypes: true });
for (const ajv of [bodies, queries]) ajv.addVocabulary(['components', 'x-limit']);

export function compileBody(schema: JsonObject): Check {
  return check(() => bodies.compile({ ...schema, components: { schemas: COMPONENTS } }), 'The body');
}

export function compileQuery(parameters: Readonly<Record<string, QueryParameter>>): Check {
  const schema = { type: 'object', ...querySchema(parameters), components: { schemas: COMPONENTS } };
  return check(() => queries.compile(schema), 'The query');
}

function querySchema(parameters: Readonly<Record<string, QueryParameter>>): JsonObject {
  const entries = Object.entries(parameters);
  return {
    properties: Object.fromEntries(
      entries.map(([name, { schema, list }]) => [name, list ? { type: 'array', items: schema } : schema]),
    ),
    required: entries.filter(([, { required }]) => required === true).map(([name]) => name),
  };
}

function check(compile: () => ValidateFunction, where: string): Check {
  let validate: ValidateFunction | undefined;
  return (data) => {
    validate ??= compile();
    if (!isValid(validate, data, where)) throw toCatalogError(validate.errors ?? [], where);
  };
}

/** A schema that contains itself, e.g. that of columns, is checked level by level. */
function isValid(validate: ValidateFunction, data: unknown, where: string): boolean {
  try {
    return validate(data);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const message = `${where} is nested too deeply`;
    throw new CatalogError('INVALID_REQUEST', message, { rule: 'depth' }, { cause });
  }
}

function toCatalogError(errors: readonly ErrorObject[], where: string): CatalogError {
  const error = deepest(errors);
  const path = placeOf(error);
  const limit: unknown = error.parentSchema?.['x-limit'];
  const code: ErrorCode =
    typeof limit === 'string' && error.keyword.startsWith('max') ? 'LIMIT_EXCEEDED' : 'INVALID_REQUEST';
  const details: CatalogErrorDetails = { path, rule: ruleOf(error) };
  if (code === 'LIMIT_EXCEEDED') details['limit'] = limit;
  const limitName = code === 'LIMIT_EXCEEDED' ? ` (${String(limit)})` : '';
  const place = path === '' ? where : `${where}, at ${path}:`;
  return new CatalogError(code, `${place} ${messageOf(error)}${limitName}`, details);
}

/** Of the branches of a choice, the deepest violation is the most useful one. */
function deepest(errors: readonly ErrorObject[]): ErrorObject {
  return errors.reduce((best, error) => (depthOf(error) > depthOf(best) ? error : best));
}

function depthOf(error: ErrorObject): number {
  return error.instancePath.split('/').length;
}

function placeOf(error: ErrorObject): string {
  const member: unknown = error.params['missingProperty'] ?? error.params['additionalProperty'];
  return typeof member === 'string' ? `${error.instancePath}/${escapePointer(member)}` : error.instancePath;
}

function ruleOf(error: ErrorObject): string {
  if (error.keyword === 'required' || error.keyword === 'additionalProperties') return error.keyword;
  return `${error.keyword}: ${JSON.stringify(error.schema)}`;
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is missing';
  if (error.keyword === 'additionalProperties') return 'is not a known member';
  if (error.keyword === 'enum') return `must be one of ${(error.schema as unknown[]).map(String).join(', ')}`;
  return error.message ?? `breaks the rule ${error.keyword}`;
}
