import type { TagLabelFragment, TermLabelFragment } from '../../../../api/fragments/labels.graphql.js';
import { fieldIdentity, fieldName, parseFieldPath } from './field-path.js';
import type { SchemaTabQuery } from './schema.graphql.js';
import type { Marked, SchemaRow } from './schema-row.js';

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
      tags: united<TagLabelFragment>(field.tags?.tags, edit?.tags?.tags, ({ tag }) => tag.urn),
      terms: united<TermLabelFragment>(
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
    nativeType: filled(field.nativeDataType),
    nullable: field.nullable,
    recursive: field.recursive,
    isPartitionKey: field.isPartitioningKey === true,
    properties: filled(field.jsonProps),
  };
}

function texts(field: Field, edit: Edited | undefined) {
  const ofSource = filled(field.description);
  const edited = filled(edit?.description);
  return {
    description: edited ?? ofSource,
    isDescriptionEdited: edited !== undefined,
    sourceDescription: edited === undefined ? undefined : ofSource,
  };
}

/** Merges labels. Labels of the source come first. A label from both the source and people is listed once, as removable. */
function united<Association>(
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

function filled(text: string | null | undefined): string | undefined {
  return text === null || text === undefined || text.trim() === '' ? undefined : text;
}
