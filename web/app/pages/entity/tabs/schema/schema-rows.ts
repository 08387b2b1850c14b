import type { TagLabelFragment, TermLabelFragment } from '../../../../api/fragments.graphql.js';
import { fieldIdentity, fieldName, parseFieldPath } from './field-path.js';
import type { SchemaTabQuery, FieldProfileFragment, SchemaStatisticsQuery } from './schema.graphql.js';

/** A tag or a term, from the source or added in the catalog. */
interface Marked<Association> {
  readonly association: Association;
  readonly isEdited: boolean;
}

/** A column of the schema, with metadata from the source and from people. */
export interface SchemaRow {
  /** Path as written by the source, which mutations need. */
  readonly path: string;
  /** Path for display, e.g. `customer.addresses[].zip`. */
  readonly name: string;
  readonly urn: string | undefined;
  readonly type: string;
  readonly nativeType: string | undefined;
  readonly nullable: boolean;
  readonly recursive: boolean;
  readonly isKeyPart: boolean;
  readonly isPrimaryKey: boolean;
  readonly isPartitionKey: boolean;
  readonly isForeignKey: boolean;
  /** The edited description, else the description of the source. */
  readonly description: string | undefined;
  readonly isDescriptionEdited: boolean;
  /** Set if an edited description replaces it. */
  readonly sourceDescription: string | undefined;
  readonly tags: readonly Marked<TagLabelFragment>[];
  readonly terms: readonly Marked<TermLabelFragment>[];
  /** JSON text of further properties from the source. */
  readonly properties: string | undefined;
}

type Dataset = NonNullable<SchemaTabQuery['dataset']>;
type Schema = NonNullable<Dataset['schemaMetadata']>;
type Field = Schema['fields'][number];
type Edited = NonNullable<Dataset['editableSchemaMetadata']>['editableSchemaFieldInfo'][number];

/** Merges the metadata of each field from the source with the edits by people, in the order of the source. */
export function readSchemaRows(schema: Schema, edits: readonly Edited[]): readonly SchemaRow[] {
  const editOf = new Map(edits.map((edit) => [edit.fieldPath, edit]));
  const primary = identities(schema.primaryKeys ?? []);
  const sources = (schema.foreignKeys ?? []).flatMap((key) => key?.sourceFields ?? []);
  const foreign = identities(sources.flatMap((field) => (field ? [field.fieldPath] : [])));
  return schema.fields.map((field): SchemaRow => {
    const path = parseFieldPath(field.fieldPath);
    const identity = fieldIdentity(path);
    const edit = editOf.get(field.fieldPath);
    return {
      ...facts(field),
      ...texts(field, edit),
      isKeyPart: path.isKey,
      isPrimaryKey: field.isPartOfKey === true || primary.has(identity),
      isForeignKey: foreign.has(identity),
      tags: mergeLabels<TagLabelFragment>(field.tags?.tags, edit?.tags?.tags, ({ tag }) => tag.urn),
      terms: mergeLabels<TermLabelFragment>(
        field.glossaryTerms?.terms,
        edit?.glossaryTerms?.terms,
        ({ term }) => term.urn,
      ),
    };
  });
}

function identities(paths: readonly string[]): Set<string> {
  return new Set(paths.map((path) => fieldIdentity(parseFieldPath(path))));
}

function facts(field: Field) {
  return {
    path: field.fieldPath,
    name: fieldName(field.fieldPath),
    urn: field.schemaFieldEntity?.urn,
    type: field.type,
    nativeType: nonBlank(field.nativeDataType),
    nullable: field.nullable,
    recursive: field.recursive,
    isPartitionKey: field.isPartitioningKey === true,
    properties: nonBlank(field.jsonProps),
  };
}

function texts(field: Field, edit: Edited | undefined) {
  const ofSource = nonBlank(field.description);
  const edited = nonBlank(edit?.description);
  return {
    description: edited ?? ofSource,
    isDescriptionEdited: edited !== undefined,
    sourceDescription: edited === undefined ? undefined : ofSource,
  };
}

/** Merges labels. Labels of the source come first. A label from both the source and people is listed once, as removable. */
function mergeLabels<Association>(
  ofSource: readonly Association[] | null | undefined,
  ofPeople: readonly Association[] | null | undefined,
  urnOf: (association: Association) => string,
): readonly Marked<Association>[] {
  const edited = new Set((ofPeople ?? []).map(urnOf));
  const byUrn = new Map(
    [...(ofSource ?? []), ...(ofPeople ?? [])].map((association) => [urnOf(association), association]),
  );
  return [...byUrn].map(([urn, association]) => ({ association, isEdited: edited.has(urn) }));
}

function nonBlank(text: string | null | undefined): string | undefined {
  return text === null || text === undefined || text.trim() === '' ? undefined : text;
}

/** Returns the paths of the columns that contain every word in their name, type, description, tags or terms. */
export function filterRows(rows: readonly SchemaRow[], filter: string): ReadonlySet<string> | undefined {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const hits = rows.filter((row) => {
    const text = searchedText(row);
    return words.every((word) => text.includes(word));
  });
  return new Set(hits.map(({ path }) => path));
}

function searchedText({ name, nativeType, description, tags, terms }: SchemaRow): string {
  const labels = [
    ...tags.map(({ association }) => association.tag.overview.name),
    ...terms.map(({ association }) => association.term.overview.name),
  ];
  return [name, nativeType ?? '', description ?? '', ...labels].join('\n').toLowerCase();
}

/** Statistics of columns from the latest profile and from usage reports. */
export interface FieldStatistics {
  /** Epoch milliseconds of the profile; undefined without one. */
  readonly profiledAt: number | undefined;
  /** The part of the data that was profiled; undefined for all of it. */
  readonly partition: string | undefined;
  readonly of: (row: SchemaRow) => FieldProfileFragment | undefined;
  /** Queries that used the column; undefined if none were reported. */
  readonly useOf: (row: SchemaRow) => number | undefined;
}

export function readFieldStatistics(answer: SchemaStatisticsQuery | undefined): FieldStatistics {
  const profile = answer?.dataset?.datasetProfiles?.[0];
  const spec = profile?.partitionSpec;
  const profiles = new Map((profile?.fieldProfiles ?? []).map((field) => [field.fieldPath, field]));
  const fields = answer?.dataset?.usageStats?.aggregations?.fields ?? [];
  const uses = new Map(fields.map((field) => [field?.fieldName, field?.count ?? undefined]));
  return {
    profiledAt: profile?.timestampMillis,
    partition: spec && spec.type !== 'FULL_TABLE' ? (spec.partition ?? undefined) : undefined,
    of: ({ path, name }) => profiles.get(path) ?? profiles.get(name),
    useOf: ({ path, name }) => uses.get(path) ?? uses.get(name),
  };
}
