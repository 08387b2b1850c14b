/** The optimistic result of an edit of a column: a change of what the tab has loaded. */
import type { EntityLinkFragment } from '../../../../api/fragments/entity-link.graphql.js';
import { tagOf, termOf } from '../../../../edit/label-edits.js';
import type { Foresight } from '../../../../edit/edit.js';
import type { SchemaTabQuery } from './schema.graphql.js';
import type { SchemaRow } from './schema-row.js';

type Edits = NonNullable<NonNullable<SchemaTabQuery['dataset']>['editableSchemaMetadata']>;
export type EditedColumn = Edits['editableSchemaFieldInfo'][number];

/** @param change of what people have written about the column */
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
      const isIt = ({ fieldPath }: EditedColumn): boolean => fieldPath === row.path;
      const before = columns.find(isIt) ?? nothingOf(row.path);
      const others = columns.filter((column) => !isIt(column));
      const edits: Edits = { editableSchemaFieldInfo: [...others, change(before)] };
      return { ...(data as SchemaTabQuery), dataset: { ...dataset, editableSchemaMetadata: edits } };
    },
  };
}

function nothingOf(fieldPath: string): EditedColumn {
  return { fieldPath, description: null, tags: null, glossaryTerms: null };
}

/** @param label a tag or a term */
export function withLabel(column: EditedColumn, label: EntityLinkFragment): EditedColumn {
  if (!label.urn.startsWith('urn:li:glossaryTerm:'))
    return { ...column, tags: { tags: [...(column.tags?.tags ?? []), tagOf(label)] } };
  return { ...column, glossaryTerms: { terms: [...(column.glossaryTerms?.terms ?? []), termOf(label)] } };
}

/** @param urn of a tag or a term */
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
