/** Types of the metadata model. All definitions are plain data, derived from `schemas/`. */
import type { JsonObject } from '../core/json.js';
import type { PlatformDelimiters } from './platform-delimiters.js';
import type { Urn } from './urn.js';

export type AspectKind = 'versioned' | 'timeseries';

export interface KeyField {
  readonly name: string;
  /** The allowed values, e.g. the environments in a dataset's `origin`. */
  readonly symbols?: readonly string[];
  /** Present if the part is a URN itself. The allowed entity types; empty: any. */
  readonly urnOf?: readonly string[];
  readonly optional?: boolean;
}

export interface EntityDefinition {
  readonly name: string;
  /** Neo4j label of its nodes: the name with a capital first letter, e.g. `MlFeature`. */
  readonly label: string;
  readonly keyAspect: string;
  readonly keyFields: readonly KeyField[];
  /** Names of all aspects: the key aspect first, then in the order of the schema files. */
  readonly aspects: readonly string[];
  readonly category?: string;
  readonly searchGroup?: string;
  readonly description?: string;
}

// Not a doc comment, because the path would end it. A path in a payload, e.g. `/owners/*/owner`: `*` means every item of an array or value
// of a map, `$key` the keys of a map.
export type LeafPath = string;

export type SearchFieldType =
  | 'TEXT'
  | 'TEXT_PARTIAL'
  | 'WORD_GRAM'
  | 'KEYWORD'
  | 'URN'
  | 'URN_PARTIAL'
  | 'BOOLEAN'
  | 'COUNT'
  | 'DOUBLE'
  | 'DATETIME'
  | 'MAP_ARRAY'
  | 'BROWSE_PATH'
  | 'BROWSE_PATH_V2';

export interface SearchableField {
  readonly path: LeafPath;
  /** Name of the field in filters, sorting and facets. By default the last name in the path. Unique in the aspect. */
  readonly fieldName: string;
  readonly aliases: readonly string[];
  readonly fieldType: SearchFieldType;
  /** True: a query without a field name searches this field. */
  readonly queryByDefault: boolean;
  readonly boost: number;
  readonly autocomplete: boolean;
  readonly filterName?: string;
  readonly hasValuesFieldName?: string;
  readonly numValuesFieldName?: string;
}

export interface RelationshipField {
  readonly path: LeafPath;
  readonly name: string;
  /** Entity types at the other end; empty: any. */
  readonly entityTypes: readonly string[];
  readonly isLineage: boolean;
  /** True if the other end is upstream of this entity. */
  readonly isUpstream: boolean;
  /** Paths of side values, i.e. properties of the edge. Each `*` means the item that the edge comes from. */
  readonly createdOn?: LeafPath;
  readonly createdActor?: LeafPath;
  readonly updatedOn?: LeafPath;
  readonly updatedActor?: LeafPath;
  readonly properties?: LeafPath;
  readonly via?: LeafPath;
}

/** Column lineage: each item at `path` connects every downstream field with every upstream field. */
export interface ColumnLineageField {
  readonly path: LeafPath;
  readonly relationship: string;
  readonly upstreams: string;
  /** Path in the item to URNs of schema fields. */
  readonly downstreams?: string;
  /** Instead of `downstreams`: path in the item to field paths of the entity with the aspect. */
  readonly downstreamFields?: string;
  /** Path in the item to the query through which the data flows; `$owner`: the entity with the aspect, e.g. a job. */
  readonly via?: string;
}

/** A member with URNs, or with texts that may be URNs, from which no relationship follows. */
export interface ReferenceField {
  readonly path: LeafPath;
  /**
   * What goes with the reference. `member`: the smallest part without which the aspect is valid. `item`: the item of an array or the value
   * of a map that contains it. `value`: the same, and with the last item what contains the array. `kept`: nothing, it is only reported.
   */
  readonly removal: 'member' | 'item' | 'value' | 'kept';
}

export interface TimeseriesField {
  readonly path: LeafPath;
  readonly fieldName: string;
}

/** Where the values of a field are, and of which type. Records include unions and maps; texts include enums. */
export interface FieldShape {
  /** Of the field itself, e.g. `/topSqlQueries`. */
  readonly path: LeafPath;
  /** Of the items of the field if it is a list, e.g. `/topSqlQueries/*`; otherwise `path`. */
  readonly leafPath: LeafPath;
  readonly type: FieldType;
  /** Of the values at `leafPath`. */
  readonly leafType: FieldType;
}

export type FieldType = 'int' | 'long' | 'float' | 'double' | 'string' | 'boolean' | 'list' | 'record';

export interface AspectDefinition {
  readonly name: string;
  /** Fully qualified record name, e.g. `com.linkedin.common.Ownership`. */
  readonly record: string;
  readonly kind: AspectKind;
  /** Entity type, if this is a key aspect. */
  readonly keyFor?: string;
  readonly schemaVersion?: number;
  readonly description?: string;
  readonly searchable: readonly SearchableField[];
  readonly relationships: readonly RelationshipField[];
  readonly columnLineage: readonly ColumnLineageField[];
  /** None in timeseries aspects, whose points are history, and in aspects that only the authentication writes. */
  readonly references: readonly ReferenceField[];
  readonly timeseriesFields: readonly TimeseriesField[];
  /** From `schemas/patch-keys.json`. Absent: patches must contain the keys of arrays themselves. */
  readonly patch?: PatchRules;
}

/** Defines how patches address the arrays of an aspect, and from which values they start; see `docs/patches.md`. */
export interface PatchRules {
  /**
   * Maps an array to the members that identify its items. The names of a nested member are joined by U+241F. Two special values are always
   * the only key: `$value` (arrays of strings: the string itself) and `$columns` (pairs of column lineage).
   */
  readonly arrays?: Readonly<Record<LeafPath, readonly string[]>>;
  /** Maps a record to the value with which a patch creates it. The empty path is the aspect itself. */
  readonly starts?: Readonly<Record<LeafPath, JsonObject>>;
  /** Maps the beginning of a path that clients write differently to the path in the payload. */
  readonly aliases?: Readonly<Record<LeafPath, LeafPath>>;
}

/** What happens to members of a payload that the model does not know: they are stored with the payload, or the payload is refused. */
export type UnknownFieldsRule = 'keep' | 'refuse';

/** A member of a record in a payload that the model does not know. Both texts are printable ASCII without commas. */
export interface UnknownField {
  /** With the name of the aspect, e.g. `schemaMetadata.fields[3].flavour`. Names other than words are quoted: `status["new field"]`. */
  readonly place: string;
  /** The same with `*` for each index of an array and each key of a map: `schemaMetadata.fields[*].flavour`. */
  readonly field: string;
}

/** A valid payload: the text to store, and the parsed value for logic, in which large numbers are rounded. */
export interface Payload {
  readonly text: string;
  readonly value: JsonObject;
  /** The fields in it that the model does not know. Absent: none. */
  readonly unknownFields?: readonly UnknownField[];
}

/** An edge that is derived from a payload. Source, type, target, aspect and owner identify it. */
export interface Edge {
  readonly source: string;
  readonly type: string;
  readonly target: string;
  /** Aspect from which the edge is derived. */
  readonly aspect: string;
  /** Entity with the aspect. For column lineage it is not the source. */
  readonly owner: string;
  /** For lineage: the downstream end. */
  readonly downstream?: 'source' | 'target';
  readonly via?: string;
  readonly createdOn?: number;
  readonly createdActor?: string;
  readonly updatedOn?: number;
  readonly updatedActor?: string;
  /** JSON text of the custom properties of the relationship. */
  readonly properties?: string;
}

export type FieldValue = string | number | boolean;

/** The data of an entity for search, browsing and suggestions. It depends only on its URN, its latest aspects and assertion results. */
export interface SearchDocument {
  /** Display name from an aspect (`name`, `title`, `displayName`, …), else the name part of the key. */
  readonly name: string;
  readonly removed: boolean;
  /** Full-text tiers: tokens joined by single spaces, for the whitespace analyzer. The texts of each aspect are an item. */
  readonly tiers: { readonly exact: string; readonly names: string; readonly texts: readonly string[] };
  /** `field=value` tokens for exact filters, without white space. */
  readonly terms: readonly string[];
  /** Values of the default facets: `facet=value`, none twice. The node stores their ids. */
  readonly facets: readonly string[];
  /** Typed values of each search field. */
  readonly fields: Readonly<Record<string, readonly FieldValue[]>>;
  /** What writes of one aspect need to know of the others: see `KeptContributions`. */
  readonly contributions: string;
}

export interface MetadataModel {
  /** Names of data platforms, e.g. `hive`. Their columns have no edges to the columns upstream. */
  readonly platformsWithoutColumnEdges: ReadonlySet<string>;
  /** The platforms of every catalog: payloads of `dataPlatformInfo` by URN. */
  readonly platforms: ReadonlyMap<string, JsonObject>;
  readonly delimiters: PlatformDelimiters;
  readonly entities: ReadonlyMap<string, EntityDefinition>;
  readonly aspects: ReadonlyMap<string, AspectDefinition>;
  /** @throws UNKNOWN_ENTITY with the nearest known names */
  getEntity(name: string): EntityDefinition;
  /** @throws UNKNOWN_ASPECT with the nearest known names */
  getAspect(name: string): AspectDefinition;
  /** @throws UNKNOWN_ASPECT if the model or the entity type does not have the aspect */
  getAspectOf(entityType: string, aspectName: string): AspectDefinition;
  /** Finds an aspect by its fully qualified record name, also with the prefix `com.linkedin.pegasus2avro.`. */
  findAspectByRecord(record: string): AspectDefinition | undefined;
  /** Finds an entity type by the name of its snapshot record, e.g. `com.linkedin.metadata.snapshot.DatasetSnapshot`. */
  findEntityBySnapshot(record: string): EntityDefinition | undefined;
  /** Returns the name of the snapshot record of an entity type. It is derived from the entity type if the public model has none. */
  snapshotRecordOf(entityType: string): string;
  /**
   * Parses a URN and checks its entity type and the number and kind of its key parts.
   * @throws INVALID_URN, UNKNOWN_ENTITY
   */
  parseUrn(text: string, expectedType?: string): Urn;
  /**
   * Reads a payload in any accepted dialect (see `schemas/README.md`), checks it and returns the stored form.
   * @param source JSON text, or a tree from `parseKeepingDigits`
   * @param before the stored value that the source was made of. Its unknown fields stay in any case, and are not reported again.
   * @throws INVALID_ASPECT with `path` and `rule`
   */
  readPayload(aspectName: string, source: string | JsonObject, before?: JsonObject): Payload;
  /** Returns a copy of a payload's value without the fields that the model does not know. */
  knownPart(aspectName: string, value: JsonObject): JsonObject;
  /** Derives the payload of the key aspect from a URN. */
  keyPayload(urn: Urn): Payload;
  /** Returns the JSON Schema (2020-12, with `$defs`) of an aspect's payload, for the OpenAPI document. */
  schemaOf(aspectName: string): JsonObject;
  /** Finds a field by names separated by dots, e.g. `userCounts.count`; undefined if the aspect has no such field. @throws UNKNOWN_ASPECT */
  findField(aspectName: string, names: string): FieldShape | undefined;
}

/** The actor and the time of a write. */
export interface AuditStamp {
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN of the actor. */
  readonly actor: string;
}
