/** Checks the schema files, so that a typo prevents the start, and does not fail the first write. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject, JsonValue } from '../core/json.js';
import { SIDE_PATHS } from './build-definitions.js';
import { VIA_OWNER } from './derive-edges.js';
import { ANNOTATIONS, ASPECT_SCHEMA, ENTITY_SCHEMA, SHAPE_SCHEMA, TYPES_SCHEMA } from './meta-schemas.js';
import { SchemaError, type SchemaFile, type SchemaFiles } from './read-schema-files.js';
import type { SchemaIndex } from './schema-index.js';

/** Checks each schema file against the meta-schemas. @throws SchemaError with the file and the path in the file */
export function checkSchemaFiles(files: SchemaFiles): void {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema(SHAPE_SCHEMA);
  const check = (list: readonly SchemaFile[], schema: JsonObject): void => {
    const validate = ajv.compile(schema);
    for (const file of list) checkFile(file, validate);
  };
  check(files.entities, ENTITY_SCHEMA);
  check(files.aspects, ASPECT_SCHEMA);
  check(files.types, TYPES_SCHEMA);
}

function checkFile({ file, content }: SchemaFile, validate: ValidateFunction): void {
  if (validate(content)) return;
  // Reports the deepest error, because it is the most specific. Of equally deep errors, an unknown keyword takes precedence.
  const errors = [...(validate.errors ?? [])].sort(
    (left, right) =>
      Number('additionalProperty' in right.params) - Number('additionalProperty' in left.params),
  );
  const [error] = errors.sort((left, right) => right.instancePath.length - left.instancePath.length);
  const extra = error?.params['additionalProperty'] as string | undefined;
  const problem = extra === undefined ? (error?.message ?? 'is not valid') : `unknown keyword "${extra}"`;
  throw new SchemaError(file, error?.instancePath ?? '', problem);
}

/** Checks that everything exists that schema files refer to. @throws SchemaError with the file and the path in the file */
export function checkSchemaLinks(files: SchemaFiles, schemas: SchemaIndex): void {
  for (const { file, content } of [...files.aspects, ...files.types])
    checkShapes({ file, schemas }, content, '');
  const entities = new Set(files.entities.map(({ content }) => content['name']));
  checkNamedOnce(files);
  for (const aspect of files.aspects) {
    checkAnnotationPaths(aspect, schemas);
    checkSidePaths(aspect, schemas);
    checkEntityTypes(aspect, entities);
    checkTimestamp(aspect, schemas);
  }
  for (const { file, content } of files.patchKeys) checkPatchKeys(file, content, { files, schemas });
}

interface SchemaLocation {
  readonly file: string;
  readonly schemas: SchemaIndex;
}

/** Checks references, patterns, and that closed records define their required members. */
function checkShapes(location: SchemaLocation, tree: JsonValue, path: string): void {
  if (tree === null || typeof tree !== 'object') return;
  if (!Array.isArray(tree)) {
    const { $ref, pattern, required, properties } = tree;
    if (typeof $ref === 'string') location.schemas.resolve(tree, location.file);
    if (typeof pattern === 'string') checkPattern(location.file, `${path}/pattern`, pattern);
    const known = Object.keys((properties ?? {}) as JsonObject);
    const unknown = Array.isArray(required)
      ? required.find((name) => !known.includes(name as string))
      : undefined;
    if (unknown !== undefined && tree['additionalProperties'] === false)
      throw new SchemaError(
        location.file,
        `${path}/required`,
        `there is no property ${JSON.stringify(unknown)}`,
      );
  }
  for (const [name, member] of Object.entries(tree)) checkShapes(location, member, `${path}/${name}`);
}

function checkPattern(file: string, path: string, pattern: string): void {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    throw new SchemaError(file, path, (error as Error).message);
  }
}

/** If two files defined the same name, the order of reading would decide which one counts. */
function checkNamedOnce(files: SchemaFiles): void {
  const seen = new Map<string, string>();
  const once = (file: string, path: string, name: string): void => {
    const other = seen.get(`${path} ${name}`);
    if (other !== undefined) throw new SchemaError(file, path, `${name} is defined by ${other} already`);
    seen.set(`${path} ${name}`, file);
  };
  for (const { file, content } of files.entities)
    if (!('extends' in content)) once(file, '/name', content['name'] as string);
  for (const { file, content } of files.aspects) {
    const { name, record } = content['x-aspect'] as Record<'name' | 'record', string>;
    once(file, '/x-aspect/name', name);
    once(file, '/x-aspect/record', record);
  }
}

function checkAnnotationPaths({ file, content }: SchemaFile, schemas: SchemaIndex): void {
  for (const keyword of Object.keys(ANNOTATIONS)) {
    if (keyword === 'x-aspect') continue;
    for (const path of Object.keys((content[keyword] ?? {}) as JsonObject)) {
      if (!schemas.resolves(content, path)) throw invalidPath(file, `/${keyword}/${path}`);
    }
  }
}

/** The paths of side values start at the root of the aspect for relationships, and at the item for column lineage. */
function checkSidePaths({ file, content }: SchemaFile, schemas: SchemaIndex): void {
  const check = (keyword: string, names: readonly string[], isFromItem: boolean): void => {
    for (const [path, facts] of Object.entries((content[keyword] ?? {}) as Record<string, JsonObject>)) {
      for (const name of names) {
        const side = facts[name];
        if (typeof side !== 'string' || (isFromItem && name === 'via' && side === VIA_OWNER)) continue;
        if (schemas.resolves(content, `${isFromItem ? path : ''}/${side}`)) continue;
        throw invalidPath(file, `/${keyword}/${path}/${name}`);
      }
    }
  };
  check('x-relationship', SIDE_PATHS, false);
  check('x-column-lineage', ['upstreams', 'downstreams', 'downstreamFields', 'via'], true);
}

function checkEntityTypes({ file, content }: SchemaFile, entities: ReadonlySet<unknown>): void {
  for (const [path, { entityTypes }] of Object.entries(
    (content['x-relationship'] ?? {}) as Record<string, JsonObject>,
  )) {
    const unknown = ((entityTypes ?? []) as string[]).find((name) => !entities.has(name));
    if (unknown === undefined) continue;
    throw new SchemaError(file, `/x-relationship/${path}/entityTypes`, `there is no entity ${unknown}`);
  }
}

function checkTimestamp({ file, content }: SchemaFile, schemas: SchemaIndex): void {
  if ((content['x-aspect'] as JsonObject)['kind'] !== 'timeseries') return;
  const { required } = schemas.resolve(content);
  const exists = schemas.typeAt(content, '/timestampMillis') === 'integer';
  if (exists && Array.isArray(required) && required.includes('timestampMillis')) return;
  throw new SchemaError(file, '/required', 'a timeseries aspect must have the integer timestampMillis');
}

function checkPatchKeys(
  file: string,
  content: JsonObject,
  { files, schemas }: { files: SchemaFiles; schemas: SchemaIndex },
): void {
  for (const [name, rules] of Object.entries(content)) {
    const aspect = files.aspects.find((other) => (other.content['x-aspect'] as JsonObject)['name'] === name);
    if (aspect === undefined) throw new SchemaError(file, `/${name}`, 'no file defines that aspect');
    for (const member of ['arrays', 'starts']) {
      for (const path of Object.keys(((rules as JsonObject)[member] ?? {}) as JsonObject))
        if (!schemas.resolves(aspect.content, path)) throw invalidPath(file, `/${name}/${member}/${path}`);
    }
  }
}

function invalidPath(file: string, path: string): SchemaError {
  return new SchemaError(file, path, 'the shape has no value at that path');
}
