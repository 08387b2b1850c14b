/** Optimistic updates: applies an edit of a column to the loaded data of the tab. */
import type { EntityLinkFragment } from '../../../../api/fragments/entity-link.graphql.js';
import { tagOf, termOf } from '../../../../edit/label-edits.js';
import type { Foresight } from '../../../../edit/edit.js';
import type { SchemaTabQuery } from './schema.graphql.js';
import type { SchemaRow } from './schema-row.js';

type Edits = NonNullable<NonNullable<SchemaTabQuery['dataset']>['editableSchemaMetadata']>;
export type EditedColumn = Edits['editableSchemaFieldInfo'][number];

/** Returns the update for an edit of a column. @param change changes the metadata that people wrote */
export function foreseeColumn(
  { urn, row }: { readonly urn: string; readonly row: Pick<SchemaRow, 'path'> },
  change: (column: EditedColumn) => EditedColumn,
): Foresight {
  return {
    key: ['SchemaTab', { urn }],
    change: (data) => {
      const { dataset } = data as SchemaTabQuery;
      if (!dataset) return data;
      const columns = dataset.editableSchemaMetadata?.editableSchemaFieldInfo ?? [];
      const isEdited = ({ fieldPath }: EditedColumn): boolean => fieldPath === row.path;
      const before = columns.find(isEdited) ?? emptyColumn(row.path);
      const others = columns.filter((column) => !isEdited(column));
      const edits: Edits = { editableSchemaFieldInfo: [...others, change(before)] };
      return { ...(data as SchemaTabQuery), dataset: { ...dataset, editableSchemaMetadata: edits } };
    },
  };
}

function emptyColumn(fieldPath: string): EditedColumn {
  return { fieldPath, description: null, tags: null, glossaryTerms: null };
}

/** Adds a label. @param label a tag or a term */
export function withLabel(column: EditedColumn, label: EntityLinkFragment): EditedColumn {
  if (!label.urn.startsWith('urn:li:glossaryTerm:'))
    return { ...column, tags: { tags: [...(column.tags?.tags ?? []), tagOf(label)] } };
  return { ...column, glossaryTerms: { terms: [...(column.glossaryTerms?.terms ?? []), termOf(label)] } };
}

/** Removes a label. @param urn of a tag or a term */
export function withoutLabel(column: EditedColumn, urn: string): EditedColumn {
  const { tags, glossaryTerms } = column;
  return {
    ...column,
    tags: tags && { ...tags, tags: tags.tags?.filter(({ tag }) => tag.urn !== urn) ?? null },
    glossaryTerms: glossaryTerms && {
      ...glossaryTerms,
      terms: glossaryTerms.terms?.filter(({ term }) => term.urn !== urn) ?? null,
    },
  };
}
