/** Builds the definitions of entities and aspects from checked schema files and fills in all defaults. */
import type { JsonObject } from '../core/json.js';
import { referenceFields } from './references.js';
import { SchemaError, type SchemaFile, type SchemaFiles } from './read-schema-files.js';
import { ACCESS_ASPECTS } from './secret-aspects.js';
import { lastName, type SchemaIndex } from './schema-index.js';
import type {
  AspectDefinition,
  ColumnLineageField,
  EntityDefinition,
  KeyField,
  LeafPath,
  RelationshipField,
  SearchableField,
  SearchFieldType,
  PatchRules,
} from './types.js';
import { isRecord } from './patch/read-patch.js';

type Annotations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function buildAspects(files: SchemaFiles, schemas: SchemaIndex): Map<string, AspectDefinition> {
  const patchRules = new Map(files.patchKeys.flatMap(({ content }) => [...readPatchRules(content)]));
  return new Map(
    files.aspects.map(({ content }) => {
      const aspect = buildAspect(content, schemas);
      const patch = patchRules.get(aspect.name);
      return [aspect.name, { ...aspect, ...(patch !== undefined && { patch }) }];
    }),
  );
}

function buildAspect(content: JsonObject, schemas: SchemaIndex): AspectDefinition {
  const own = content['x-aspect'] as unknown as Pick<
    AspectDefinition,
    'name' | 'record' | 'kind' | 'keyFor' | 'schemaVersion'
  >;
  const annotations = (keyword: string): Annotations => (content[keyword] ?? {}) as Annotations;
  const relationships = Object.entries(annotations('x-relationship')).map(([path, facts]) =>
    relationship(path, facts),
  );
  const columnLineage = Object.entries(annotations('x-column-lineage')).map(
    ([path, facts]) => ({ path, ...facts }) as unknown as ColumnLineageField,
  );
  const timeseries = { ...annotations('x-timeseries-field'), ...annotations('x-timeseries-collection') };
  return {
    ...own,
    ...(typeof content['description'] === 'string' && { description: content['description'] }),
    searchable: searchableFields(content, schemas),
    relationships,
    columnLineage,
    references: hasReferences(own)
      ? referenceFields(content, schemas, withEdges(relationships, columnLineage))
      : [],
    timeseriesFields: Object.keys(timeseries).map((path) => ({ path, fieldName: lastName(path) })),
  };
}

function hasReferences({ name, kind }: Pick<AspectDefinition, 'name' | 'kind'>): boolean {
  return kind === 'versioned' && !ACCESS_ASPECTS.has(name);
}

/** Returns the paths from whose values edges follow. */
function withEdges(
  relationships: readonly RelationshipField[],
  columnLineage: readonly ColumnLineageField[],
): Set<LeafPath> {
  const ofColumns = columnLineage.flatMap(({ path, upstreams, downstreams }) =>
    [upstreams, downstreams].map((side) => `${path}/${side}`),
  );
  return new Set([...relationships.map(({ path }) => path), ...ofColumns]);
}

/** Annotations of a relationship that name the values beside its URNs. */
export const SIDE_PATHS = [
  'createdOn',
  'createdActor',
  'updatedOn',
  'updatedActor',
  'properties',
  'via',
] as const;

function relationship(path: string, facts: Readonly<Record<string, unknown>>): RelationshipField {
  const sides = SIDE_PATHS.filter((name) => typeof facts[name] === 'string').map((name) => [
    name,
    `/${facts[name] as string}`,
  ]);
  return {
    path,
    name: facts['name'] as string,
    entityTypes: (facts['entityTypes'] ?? []) as string[],
    isLineage: facts['isLineage'] === true,
    isUpstream: facts['isUpstream'] !== false,
    ...(Object.fromEntries(sides) as Record<string, string>),
  };
}

/** @throws SchemaError for an aspect that no file defines, or for an extension of an unknown entity type */
export function buildEntities(
  files: SchemaFiles,
  aspects: ReadonlyMap<string, AspectDefinition>,
): Map<string, EntityDefinition> {
  const entities = new Map<string, EntityDefinition>();
  for (const schemaFile of files.entities.filter(({ content }) => !('extends' in content))) {
    const entity = buildEntity(schemaFile.content);
    entities.set(entity.name, entity);
  }
  for (const schemaFile of files.entities.filter(({ content }) => 'extends' in content))
    extend(entities, schemaFile);
  for (const { file, content } of files.entities) {
    const missing = (content['aspects'] as string[]).find((name) => !aspects.has(name));
    if (missing !== undefined) throw new SchemaError(file, '/aspects', `no file defines ${missing}`);
  }
  return entities;
}

function buildEntity(content: JsonObject): EntityDefinition {
  const name = content['name'] as string;
  const keyAspect = content['keyAspect'] as string;
  const { category, searchGroup, description } = content as Record<string, string | undefined>;
  return {
    name,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    keyAspect,
    keyFields: content['keyFields'] as unknown as KeyField[],
    aspects: [...new Set([keyAspect, ...(content['aspects'] as string[])])],
    ...(category !== undefined && { category }),
    ...(searchGroup !== undefined && { searchGroup }),
    ...(description !== undefined && { description }),
  };
}

function extend(entities: Map<string, EntityDefinition>, { file, content }: SchemaFile): void {
  const entity = entities.get(content['extends'] as string);
  if (entity === undefined)
    throw new SchemaError(file, '/extends', `unknown entity ${content['extends'] as string}`);
  const aspects = [...new Set([...entity.aspects, ...(content['aspects'] as string[])])];
  entities.set(entity.name, { ...entity, aspects });
}

type Facts = Readonly<Record<string, unknown>>;

const TEXT_LIKE: ReadonlySet<SearchFieldType> = new Set([
  'TEXT',
  'TEXT_PARTIAL',
  'WORD_GRAM',
  'URN',
  'URN_PARTIAL',
]);

/** Derives the search fields of an aspect from its `x-searchable` annotations. */
function searchableFields(content: JsonObject, schemas: SchemaIndex): SearchableField[] {
  const taken = new Set<string>();
  return Object.entries((content['x-searchable'] ?? {}) as Record<string, Facts>).map(([path, facts]) => {
    const preferred = (facts['fieldName'] as string | undefined) ?? lastName(path);
    // If another path of the aspect has the same name already, the whole path becomes the name.
    const fieldName = taken.has(preferred)
      ? path
          .split('/')
          .filter((part) => /^\w+$/.test(part))
          .join('_')
      : preferred;
    taken.add(fieldName);
    return searchableField(
      { path, fieldName, fieldType: fieldTypeOf(facts, { content, path, schemas }) },
      facts,
    );
  });
}

function searchableField(
  identity: Pick<SearchableField, 'path' | 'fieldName' | 'fieldType'>,
  facts: Facts,
): SearchableField {
  const { queryByDefault, filterNameOverride, hasValuesFieldName, numValuesFieldName } = facts;
  return {
    ...identity,
    aliases: (facts['fieldNameAliases'] ?? []) as string[],
    queryByDefault:
      queryByDefault === undefined
        ? TEXT_LIKE.has(identity.fieldType)
        : queryByDefault === true || queryByDefault === 'true',
    boost: (facts['boostScore'] as number | undefined) ?? 1,
    autocomplete: facts['enableAutocomplete'] === true,
    ...(typeof filterNameOverride === 'string' && { filterName: filterNameOverride }),
    ...(typeof hasValuesFieldName === 'string' && { hasValuesFieldName }),
    ...(typeof numValuesFieldName === 'string' && { numValuesFieldName }),
  };
}

function fieldTypeOf(
  facts: Facts,
  { content, path, schemas }: { content: JsonObject; path: string; schemas: SchemaIndex },
): SearchFieldType {
  const declared = facts['fieldType'] as SearchFieldType | undefined;
  if (declared !== undefined) return declared;
  const type = schemas.typeAt(content, path);
  if (type === 'integer') return 'COUNT';
  if (type === 'number') return 'DOUBLE';
  if (type === 'boolean') return 'BOOLEAN';
  return type === 'object' ? 'KEYWORD' : 'TEXT';
}

const MEMBERS = ['arrays', 'starts', 'aliases'];
const PATH = /^(?:\/[^/]+)+$/;

/**
 * Checks and reads `schemas/patch-keys.json`. Returns the rules by aspect name, for `AspectDefinition.patch`.
 * @param source content of the file as parsed JSON
 * @throws Error that names the aspect and the member of the first mistake, because an invalid model file must prevent the start
 */
export function readPatchRules(source: unknown): ReadonlyMap<string, PatchRules> {
  if (!isRecord(source)) throw new Error('patch-keys.json: is not an object');
  return new Map(Object.entries(source).map(([aspect, rules]) => [aspect, checkRules(aspect, rules)]));
}

function checkRules(aspect: string, rules: unknown): PatchRules {
  if (!isRecord(rules)) throw fault(aspect, 'is not an object');
  const unknown = Object.keys(rules).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined)
    throw fault(aspect, `has the unknown member ${unknown}; known are ${MEMBERS.join(', ')}`);
  checkMap({ aspect, name: 'arrays', map: rules['arrays'] }, isKeyList, 'a list of member names');
  checkMap({ aspect, name: 'starts', map: rules['starts'] }, isRecord, 'an object');
  checkMap({ aspect, name: 'aliases', map: rules['aliases'] }, isPath, 'a path');
  return rules;
}

function checkMap(
  place: { aspect: string; name: string; map: unknown },
  isValid: (value: unknown) => boolean,
  wanted: string,
): void {
  const { aspect, name, map } = place;
  if (map === undefined) return;
  if (!isRecord(map)) throw fault(aspect, `${name} is not an object`);
  for (const [path, value] of Object.entries(map)) {
    const isRoot = path === '' && name === 'starts';
    if (!isRoot && !PATH.test(path)) throw fault(aspect, `${name}: ${JSON.stringify(path)} is no path`);
    if (!isValid(value))
      throw fault(aspect, `${name}: the value of ${JSON.stringify(path)} is not ${wanted}`);
  }
}

function isKeyList(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string' && key !== '')
  );
}

function isPath(value: unknown): value is LeafPath {
  return typeof value === 'string' && PATH.test(value);
}

function fault(aspect: string, problem: string): Error {
  return new Error(`patch-keys.json: ${aspect} ${problem}`);
}
