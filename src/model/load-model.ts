/** Loads the metadata model from its schema folders. */
import { CatalogError } from '../core/errors.js';
import type { JsonObject } from '../core/json.js';
import { VENDOR } from '../core/compatibility.js';
import { parseUrnSyntax } from './urn.js';
import { buildAspects, buildEntities } from './build-definitions.js';
import { checkSchemaFiles, checkSchemaLinks } from './check-schemas.js';
import { checkUrn, keyPayload } from './entity-urn.js';
import { plainName } from './convert-dialect.js';
import { nearestNames } from './nearest-names.js';
import { PLATFORM_INFO, platformDelimiters, platformUrn } from './platform-delimiters.js';
import { payloadValidators } from './payload-validators.js';
import { readPayload, type PayloadSchema } from './read-payload.js';
import { separateUnknown } from './unknown-fields.js';
import { readSchemaFiles, SchemaError, type SchemaFiles } from './read-schema-files.js';
import { indexSchemas, type SchemaIndex, fieldShape, plainSchema } from './schema-index.js';
import type {
  AspectDefinition,
  EntityDefinition,
  KeyField,
  MetadataModel,
  UnknownFieldsRule,
} from './types.js';

export interface ModelOptions {
  /** What happens to members of payloads that the model does not know. Default: `keep`. */
  readonly unknownFields?: UnknownFieldsRule | undefined;
  /** Names of data platforms. Default: none. */
  readonly platformsWithoutColumnEdges?: readonly string[] | undefined;
}

/**
 * Reads and checks the folders. Later folders add to earlier ones or replace their files.
 * @throws SchemaError with the file and the path in the file
 */
export function loadModel(
  folders: readonly string[],
  { unknownFields = 'keep', platformsWithoutColumnEdges = [] }: ModelOptions = {},
): MetadataModel {
  const files = readSchemaFiles(folders);
  checkSchemaFiles(files);
  const schemas = indexSchemas(files);
  checkSchemaLinks(files, schemas);
  const aspects = buildAspects(files, schemas);
  const entities = buildEntities(files, aspects);
  checkKeyAspects(files, aspects, schemas);
  const lookups = nameLookups(entities, aspects);
  const schemaOfAspect = contentsByName(files);
  const validators = payloadValidators(files, { schemas, schemaOfAspect, unknownFields });
  const parts = { schemas, schemaOfAspect, ...validators };
  const platforms = readPlatforms(files, parts);
  return {
    platformsWithoutColumnEdges: new Set(platformsWithoutColumnEdges),
    ...{ platforms, delimiters: platformDelimiters(platforms) },
    entities,
    aspects,
    ...lookups,
    ...recordLookups(files, { entities, aspects }),
    parseUrn: (text, expectedType) => {
      const urn = checkUrn(parseUrnSyntax(text), entities);
      if (expectedType !== undefined && expectedType !== urn.entityType) throw otherType(text, expectedType);
      return urn;
    },
    readPayload: (aspectName, source, before) =>
      readPayload(lookups.getAspect(aspectName).name, { source, before }, parts),
    knownPart: (aspectName, value) =>
      separateUnknown(value, schemaOfAspect(aspectName), { aspectName, schemas }).known,
    keyPayload: (urn) => keyPayload(urn, lookups.getEntity(urn.entityType)),
    schemaOf: (aspectName) =>
      plainSchema(schemaOfAspect(lookups.getAspect(aspectName).name), {
        definitions: (reference) => schemas.resolve({ $ref: reference }),
        isOpen: unknownFields === 'keep',
      }),
    findField: (aspectName, names) =>
      fieldShape(schemaOfAspect(lookups.getAspect(aspectName).name), names, schemas),
  };
}

/** @throws SchemaError for a payload that is not valid */
function readPlatforms({ platforms: files }: SchemaFiles, parts: PayloadSchema): Map<string, JsonObject> {
  const platforms = new Map<string, JsonObject>();
  for (const { file, content } of files) {
    for (const [id, info] of Object.entries(content)) {
      try {
        platforms.set(
          platformUrn(id),
          readPayload(PLATFORM_INFO, { source: info as JsonObject }, parts).value,
        );
      } catch (error) {
        throw new SchemaError(file, `/${id}`, (error as Error).message);
      }
    }
  }
  return platforms;
}

type Names = Pick<MetadataModel, 'getEntity' | 'getAspect' | 'getAspectOf'>;

function nameLookups(
  entities: ReadonlyMap<string, EntityDefinition>,
  aspects: ReadonlyMap<string, AspectDefinition>,
): Names {
  const getEntity = (name: string): EntityDefinition =>
    entities.get(name) ??
    throwUnknownName('UNKNOWN_ENTITY', `There is no entity type ${JSON.stringify(name)}`, {
      name,
      known: entities,
    });
  const getAspect = (name: string): AspectDefinition =>
    aspects.get(name) ??
    throwUnknownName('UNKNOWN_ASPECT', `There is no aspect ${JSON.stringify(name)}`, {
      name,
      known: aspects,
    });
  return {
    getEntity,
    getAspect,
    getAspectOf: (entityType, aspectName) => {
      const entity = getEntity(entityType);
      const aspect = getAspect(aspectName);
      if (entity.aspects.includes(aspect.name)) return aspect;
      const known = new Map(entity.aspects.map((name) => [name, name]));
      return throwUnknownName(
        'UNKNOWN_ASPECT',
        `An entity of type ${entityType} has no aspect ${aspectName}`,
        {
          name: aspectName,
          known,
        },
      );
    },
  };
}

function throwUnknownName(
  code: 'UNKNOWN_ENTITY' | 'UNKNOWN_ASPECT',
  problem: string,
  { name, known }: { name: string; known: ReadonlyMap<string, unknown> },
): never {
  const near = nearestNames(name, known.keys());
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
  throw new CatalogError(code, `${problem}${hint}`, { rule: 'a known name', near });
}

type Records = Pick<MetadataModel, 'findAspectByRecord' | 'findEntityBySnapshot' | 'snapshotRecordOf'>;

function recordLookups(
  files: SchemaFiles,
  { entities, aspects }: Pick<MetadataModel, 'entities' | 'aspects'>,
): Records {
  const snapshots = new Map(files.entities.map(({ content }) => [content['name'], content['snapshot']]));
  const snapshotRecordOf = (entityType: string): string => {
    const record = snapshots.get(entityType);
    if (typeof record === 'string') return record;
    return `${VENDOR}.metadata.snapshot.${entities.get(entityType)?.label ?? entityType}Snapshot`;
  };
  const byRecord = new Map([...aspects.values()].map((aspect) => [aspect.record, aspect]));
  const bySnapshot = new Map([...entities.values()].map((entity) => [snapshotRecordOf(entity.name), entity]));
  return {
    findAspectByRecord: (record) => byRecord.get(plainName(record)),
    findEntityBySnapshot: (record) => bySnapshot.get(plainName(record)),
    snapshotRecordOf,
  };
}

function contentsByName(files: SchemaFiles): (aspectName: string) => JsonObject {
  const contents = new Map(
    files.aspects.map(({ content }) => [(content['x-aspect'] as JsonObject)['name'], content]),
  );
  return (aspectName) => contents.get(aspectName) ?? {};
}

/** Checks that each key aspect belongs to its entity type and has a member for each key part. */
function checkKeyAspects(
  files: SchemaFiles,
  aspects: ReadonlyMap<string, AspectDefinition>,
  schemas: SchemaIndex,
): void {
  const contentOf = contentsByName(files);
  for (const { file, content } of files.entities.filter((entity) => !('extends' in entity.content))) {
    const name = content['name'] as string;
    const keyAspect = content['keyAspect'] as string;
    if (aspects.get(keyAspect)?.keyFor !== name)
      throw new SchemaError(file, '/keyAspect', `${keyAspect} does not say keyFor ${name}`);
    for (const field of content['keyFields'] as unknown as KeyField[]) {
      if (schemas.resolves(contentOf(keyAspect), `/${field.name}`)) continue;
      throw new SchemaError(file, '/keyFields', `${keyAspect} has no member ${field.name}`);
    }
  }
}

function otherType(text: string, expectedType: string): CatalogError {
  const message = `${text} does not have the entity type ${expectedType} that the request names`;
  return new CatalogError('INVALID_URN', message, { urn: text, rule: `entity type ${expectedType}` });
}
