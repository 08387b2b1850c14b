/** Edits of a column. They do not change the metadata of the source. */
import type { EntityLinkFragment } from '../../../../api/fragments.graphql.js';
import { request } from '../../../../api/request.js';
import { type Edit, type OptimisticUpdate, tagOf, termOf } from '../../../../edit/edit.js';
import {
  AddTags,
  AddTerms,
  RemoveTag,
  RemoveTerm,
  UpdateDescription,
} from '../../../../edit/edits.graphql.js';
import type { DescriptionChange } from '../../../../edit/state-edits.js';
import type { SchemaRow } from './schema-rows.js';
import type { SchemaTabQuery } from './schema.graphql.js';

/** A column of a dataset. */
export interface ColumnPlace {
  readonly urn: string;
  readonly row: SchemaRow;
}

export function describeColumn(place: ColumnPlace, { text, before }: DescriptionChange): Edit {
  return { ...describe(place, { text, before }), undo: describe(place, { text: before, before: text }) };
}

function describe(place: ColumnPlace, { text, before }: DescriptionChange): Edit {
  const input = { ...placeInput(place), description: text, expectedDescription: before };
  return {
    done: `Saved the description of ${place.row.name}.`,
    send: () => request(UpdateDescription, { input }),
    optimisticElsewhere: optimisticColumnUpdate(place, (column) => ({ ...column, description: text })),
  };
}

/** @param label a tag or a term */
export function addColumnLabel(place: ColumnPlace, label: EntityLinkFragment): Edit {
  return { ...addition(place, label), undo: removal(place, label) };
}

/** @param label a tag or a term that was added in the catalog, not by the source */
export function removeColumnLabel(place: ColumnPlace, label: EntityLinkFragment): Edit {
  return { ...removal(place, label), undo: addition(place, label) };
}

function addition(place: ColumnPlace, label: EntityLinkFragment): Edit {
  const { urn, overview } = label;
  const { name } = overview;
  const input = placeInput(place);
  return {
    done: `Added ${name} to ${place.row.name}.`,
    optimisticElsewhere: optimisticColumnUpdate(place, (column) => withLabel(column, label)),
    send: () =>
      isTerm(urn)
        ? request(AddTerms, { input: { ...input, termUrns: [urn] } })
        : request(AddTags, { input: { ...input, tagUrns: [urn] } }),
  };
}

function removal(place: ColumnPlace, { urn, overview: { name } }: EntityLinkFragment): Edit {
  const input = placeInput(place);
  return {
    done: `Removed ${name} from ${place.row.name}.`,
    optimisticElsewhere: optimisticColumnUpdate(place, (column) => withoutLabel(column, urn)),
    send: () =>
      isTerm(urn)
        ? request(RemoveTerm, { input: { ...input, termUrn: urn } })
        : request(RemoveTag, { input: { ...input, tagUrn: urn } }),
  };
}

function isTerm(urn: string): boolean {
  return urn.startsWith('urn:li:glossaryTerm:');
}

function placeInput({ urn, row }: ColumnPlace) {
  return { resourceUrn: urn, subResource: row.path, subResourceType: 'DATASET_FIELD' as const };
}

// Optimistic updates: applies an edit of a column to the loaded data of the tab.

type Edits = NonNullable<NonNullable<SchemaTabQuery['dataset']>['editableSchemaMetadata']>;
export type EditedColumn = Edits['editableSchemaFieldInfo'][number];

/** Returns the update for an edit of a column. @param change changes the metadata that people wrote */
export function optimisticColumnUpdate(
  { urn, row }: { readonly urn: string; readonly row: Pick<SchemaRow, 'path'> },
  change: (column: EditedColumn) => EditedColumn,
): OptimisticUpdate {
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
