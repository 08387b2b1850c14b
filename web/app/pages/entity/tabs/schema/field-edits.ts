/** Edits of a column. They do not change the metadata of the source. */
import type { EntityLinkFragment } from '../../../../api/fragments/entity-link.graphql.js';
import { request } from '../../../../api/request.js';
import type { Edit } from '../../../../edit/edit.js';
import {
  AddTags,
  AddTerms,
  RemoveTag,
  RemoveTerm,
  UpdateDescription,
} from '../../../../edit/edits.graphql.js';
import type { DescriptionChange } from '../../../../edit/state-edits.js';
import { foreseeColumn, withLabel, withoutLabel } from './foresee-column.js';
import type { SchemaRow } from './schema-row.js';

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
    foreseeElsewhere: foreseeColumn(place, (column) => ({ ...column, description: text })),
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
    foreseeElsewhere: foreseeColumn(place, (column) => withLabel(column, label)),
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
    foreseeElsewhere: foreseeColumn(place, (column) => withoutLabel(column, urn)),
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
