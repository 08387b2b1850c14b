/** What the rest of Trellis may ask of the metadata model. Everything here is plain data, made from `schemas/`. */
import type { JsonObject } from '../core/json.js';
import type { Urn } from './urn/urn.js';

export type AspectKind = 'versioned' | 'timeseries';

export interface KeyField {
  readonly name: string;
  /** `string`, or the symbols that are allowed (e.g. the fabrics of a dataset's `origin`). */
  readonly symbols?: readonly string[];
  /** Set when the part is itself a URN; names the entity types it may have, empty for any. */
  readonly urnOf?: readonly string[];
  readonly optional?: boolean;
}

export interface EntityDefinition {
  readonly name: string;
  /** Neo4j label of its nodes: the name with a capital first letter, e.g. `MlFeature`. */
  readonly label: string;
  readonly keyAspect: string;
  readonly keyFields: readonly KeyField[];
  /** All aspect names, the key aspect first, then in the registry's order. */
  readonly aspects: readonly string[];
  readonly category?: string;
  readonly searchGroup?: string;
  readonly description?: string;
}

// A leaf of a payload, e.g. `/owners/*/owner`: `*` is every item or map value, `$key` a map's keys.
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
  /** Name to filter, sort and facet by; already defaulted (last path segment) and made unique in its aspect. */
  readonly fieldName: string;
  readonly aliases: readonly string[];
  readonly fieldType: SearchFieldType;
  /** A query without a field name searches it. */
  readonly queryByDefault: boolean;
  readonly boost: number;
  readonly autocomplete: boolean;
  readonly addToFilters: boolean;
  readonly filterName?: string;
  readonly hasValuesFieldName?: string;
  readonly numValuesFieldName?: string;
}

export interface RelationshipField {
  readonly path: LeafPath;
  readonly name: string;
  /** Entity types at the other end; empty for any. */
  readonly entityTypes: readonly string[];
  readonly isLineage: boolean;
  /** True when the other end is upstream of this entity. */
  readonly isUpstream: boolean;
  /** Side values of the same item, as paths whose `*` is bound to the edge's own index. */
  readonly createdOn?: LeafPath;
  readonly createdActor?: LeafPath;
  readonly updatedOn?: LeafPath;
  readonly updatedActor?: LeafPath;
  readonly properties?: LeafPath;
  readonly via?: LeafPath;
}

/** Column lineage: each item at `path` joins every downstream field with every upstream field. */
export interface ColumnLineageField {
  readonly path: LeafPath;
  readonly relationship: string;
  readonly upstreams: string;
  readonly downstreams: string;
  readonly via?: string;
}

export interface TimeseriesField {
  readonly path: LeafPath;
  readonly fieldName: string;
}

export interface AspectDefinition {
  readonly name: string;
  /** Fully qualified record name, e.g. `com.linkedin.common.Ownership`. */
  readonly record: string;
  readonly kind: AspectKind;
  /** Entity type, when this is a key aspect. */
  readonly keyFor?: string;
  readonly schemaVersion?: number;
  readonly description?: string;
  readonly searchable: readonly SearchableField[];
  readonly relationships: readonly RelationshipField[];
  readonly columnLineage: readonly ColumnLineageField[];
  readonly timeseriesFields: readonly TimeseriesField[];
  /** From `schemas/patch-keys.json`; absent: patches must bring the keys of arrays themselves. */
  readonly patch?: PatchRules;
}

/** How patches address the arrays of an aspect, and what they start from; see `docs/patches.md`. */
export interface PatchRules {
  /**
   * Array to the members that tell its items apart, nested ones joined by U+241F. Two special keys stand alone:
   * `$value`, the item itself (arrays of strings), and `$columns`, the pairs of column lineage.
   */
  readonly arrays?: Readonly<Record<LeafPath, readonly string[]>>;
  /** What a record is before the first patch brings it into being; the empty path is the aspect itself. */
  readonly starts?: Readonly<Record<LeafPath, JsonObject>>;
  /** Beginnings of paths that clients write differently, to how the payload calls them. */
  readonly aliases?: Readonly<Record<LeafPath, LeafPath>>;
  /** Arrays of records (members of the aspect) to the plain lists that follow them when they are patched. */
  readonly mirroredLists?: Readonly<Record<string, MirroredList>>;
}

/** A list of texts that an aspect also has as records. */
export interface MirroredList {
  /** Member of the aspect with the plain list. */
  readonly list: string;
  /** Member of each record with the list's item. */
  readonly member: string;
}

/** A valid aspect value: the text that is stored, and the same parsed for logic (big numbers rounded). */
export interface Payload {
  readonly text: string;
  readonly value: JsonObject;
}

/** An edge as it follows from a payload. Two edges are the same when all of source, type, target, aspect and owner agree. */
export interface Edge {
  readonly source: string;
  readonly type: string;
  readonly target: string;
  /** Aspect that says so, and the entity that has the aspect (for column lineage not the source). */
  readonly aspect: string;
  readonly owner: string;
  /** For lineage: which end is downstream. */
  readonly downstream?: 'source' | 'target';
  readonly via?: string;
  readonly createdOn?: number;
  readonly createdActor?: string;
  readonly updatedOn?: number;
  readonly updatedActor?: string;
  /** JSON text of the relationship's own properties. */
  readonly properties?: string;
}

export type FieldValue = string | number | boolean;

/** All that search, browse and autocomplete know of an entity; a pure function of its URN and latest aspects. */
export interface SearchDocument {
  /** Shown name: `name`/`title`/`displayName` of its aspects, else the key's name part. */
  readonly name: string;
  readonly description?: string;
  readonly removed: boolean;
  /** Full-text tiers: tokens joined by single spaces, to be indexed by the whitespace analyzer. */
  readonly tiers: { readonly exact: string; readonly names: string; readonly texts: string };
  /** `field=value` tokens for exact filters, without white space. */
  readonly terms: readonly string[];
  /** What facets count: `facet=value`, values readable, joined by U+001F; one text is grouped faster than a list. */
  readonly facets: string;
  /** Typed values of each search field; always lists. */
  readonly fields: Readonly<Record<string, readonly FieldValue[]>>;
}

export interface MetadataModel {
  readonly entities: ReadonlyMap<string, EntityDefinition>;
  readonly aspects: ReadonlyMap<string, AspectDefinition>;
  /** @throws UNKNOWN_ENTITY, with the nearest known names. */
  getEntity(name: string): EntityDefinition;
  /** @throws UNKNOWN_ASPECT, with the nearest known names. */
  getAspect(name: string): AspectDefinition;
  /** @throws UNKNOWN_ASPECT when the model has no such aspect or the entity type does not carry it. */
  getAspectOf(entityType: string, aspectName: string): AspectDefinition;
  /** By fully qualified record name; `com.linkedin.pegasus2avro.` is accepted too. */
  findAspectByRecord(record: string): AspectDefinition | undefined;
  /** Entity type of a snapshot record name such as `com.linkedin.metadata.snapshot.DatasetSnapshot`. */
  findEntityBySnapshot(record: string): EntityDefinition | undefined;
  /** Snapshot record name for an entity type; made from the type's name where the public model has none. */
  snapshotRecordOf(entityType: string): string;
  /**
   * Parses a URN and checks it against the registry: known type, number and kind of key parts.
   * @throws INVALID_URN, UNKNOWN_ENTITY
   */
  parseUrn(text: string, expectedType?: string): Urn;
  /**
   * Reads an aspect value in any accepted dialect (see `schemas/README.md`), checks it and returns the stored form.
   * @param source JSON text, or a tree made by `parseKeepingDigits`.
   * @throws INVALID_ASPECT with `path` and `rule`.
   */
  readPayload(aspectName: string, source: string | JsonObject): Payload;
  /** The key aspect that follows from a URN. */
  keyPayload(urn: Urn): Payload;
  /** JSON Schema (2020-12, self-contained or with `$defs`) of an aspect's payload, for the OpenAPI document. */
  schemaOf(aspectName: string): JsonObject;
}
