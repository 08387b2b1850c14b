/** Checks that everything exists that schema files refer to. So a typo prevents the start, and does not fail the first write. */
import type { JsonObject, JsonValue } from '../core/json.js';
import { VIA_OWNER } from './derive-column-edges.js';
import { ANNOTATIONS } from './meta-schemas.js';
import { SchemaError, type SchemaFile, type SchemaFiles } from './read-schema-files.js';
import type { SchemaIndex } from './schema-index.js';

/** @throws SchemaError with the file and the path in the file */
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
      if (!schemas.resolves(content, path)) throw leadsNowhere(file, `/${keyword}/${path}`);
    }
  }
}

const SIDES = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'properties', 'via'];

/** The paths of side values start at the root of the aspect for relationships, and at the item for column lineage. */
function checkSidePaths({ file, content }: SchemaFile, schemas: SchemaIndex): void {
  const check = (keyword: string, names: readonly string[], isFromItem: boolean): void => {
    for (const [path, facts] of Object.entries((content[keyword] ?? {}) as Record<string, JsonObject>)) {
      for (const name of names) {
        const side = facts[name];
        if (typeof side !== 'string' || (isFromItem && name === 'via' && side === VIA_OWNER)) continue;
        if (schemas.resolves(content, `${isFromItem ? path : ''}/${side}`)) continue;
        throw leadsNowhere(file, `/${keyword}/${path}/${name}`);
      }
    }
  };
  check('x-relationship', SIDES, false);
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
        if (!schemas.resolves(aspect.content, path)) throw leadsNowhere(file, `/${name}/${member}/${path}`);
    }
  }
}

function leadsNowhere(file: string, path: string): SchemaError {
  return new SchemaError(file, path, 'the shape has no value at that path');
}
