import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { EntityLink } from '../parts/entity-link.js';
import { EntityPicker } from './entity-picker.js';
import { LabelsEditor } from './labels-editor.js';
import { addToList, removeFromList, type UrnList } from './list-edits.js';
import { useEdit } from './use-edit.js';

/** Entries that are shown. */
const MOST = 200;

export interface ListEditorProps {
  readonly list: UrnList;
  readonly entries: readonly EntityLinkFragment[];
  /** Label of the field that adds an entry, e.g. `Add a feature`. */
  readonly label: string;
  /** Of entries, as in URNs. */
  readonly types: readonly string[];
}

/** The entities that an aspect lists, with the field that adds one and a button at each that removes it. */
export function ListEditor({ list, entries, label, types }: ListEditorProps) {
  const edit = useEdit();
  return (
    <LabelsEditor
      labels={entries.slice(0, MOST).map((entity) => ({
        urn: entity.urn,
        name: entity.overview.name,
        label: <EntityLink entity={entity} />,
        onRemove: () => void edit.make(removeFromList(list, entity)),
      }))}
      edit={edit}
      add={
        <EntityPicker
          types={types}
          label={label}
          hidden={entries.map(({ urn }) => urn)}
          onPick={(entity) => void edit.make(addToList(list, entity))}
        />
      }
      {...(entries.length > MOST && { note: `The first ${MOST} of ${entries.length.toLocaleString('en')}.` })}
    />
  );
}
