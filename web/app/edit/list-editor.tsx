import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { EntityLink } from '../parts/entity-link.js';
import { EntityPicker } from './entity-picker.js';
import { LabelsEditor } from './labels-editor.js';
import type { UrnList } from './list-edits.js';
import { useEdit } from './use-edit.js';
import { useListChange } from './use-list-change.js';

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
  const { shown, add, remove } = useListChange(list, entries, edit);
  return (
    <LabelsEditor
      labels={shown.slice(0, MOST).map((entity) => ({
        urn: entity.urn,
        name: entity.overview.name,
        label: <EntityLink entity={entity} />,
        onRemove: () => {
          remove(entity);
        },
      }))}
      edit={edit}
      add={<EntityPicker types={types} label={label} hidden={shown.map(({ urn }) => urn)} onPick={add} />}
      {...(shown.length > MOST && { note: `The first ${MOST} of ${shown.length.toLocaleString('en')}.` })}
    />
  );
}
