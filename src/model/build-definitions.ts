/** Builds the definitions of entities and aspects from checked schema files and fills in all defaults. */
import type { JsonObject } from '../core/json.js';
import { referenceFields } from './references.js';
import { readPatchRules } from './patch/read-patch-rules.js';
import { SchemaError, type SchemaFile, type SchemaFiles } from './read-schema-files.js';
import { ACCESS_ASPECTS } from './secret-aspects.js';
import { lastName, type SchemaIndex } from './schema-index.js';
import { searchableFields } from './searchable-fields.js';
import type {
  AspectDefinition,
  ColumnLineageField,
  EntityDefinition,
  KeyField,
  LeafPath,
  RelationshipField,
} from './types.js';

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

const SIDE_PATHS = ['createdOn', 'createdActor', 'updatedOn', 'updatedActor', 'properties', 'via'] as const;

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
