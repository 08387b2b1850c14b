import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { RemoveButton } from './remove-button.js';
import { EntityLink } from '../parts/entity-link.js';
import classes from './entity-picker.module.css';
import { Refusal } from '../parts/states.js';
import { type EditState, useEdit } from './use-edit.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';
import { EntityPicker } from './entity-picker.js';
import { useListChange, type UrnList } from './use-list-change.js';

export interface EditableLabel {
  readonly urn: string;
  readonly name: string;
  readonly label: ReactNode;
  /** Absent if the label cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

export interface LabelsEditorProps {
  readonly labels: readonly EditableLabel[];
  readonly edit?: EditState;
  /** The field that adds a label. */
  readonly add?: ReactNode;
  readonly note?: string;
}

/** All labels of one kind, with a field to add one and a button to remove each. */
export function LabelsEditor({ labels, edit, add, note }: LabelsEditorProps) {
  const { ref, onRemove: keepFocus } = useFocusAfterRemoval(labels.map(({ urn }) => urn));
  return (
    <Stack gap="xs" ref={ref}>
      {add}
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {edit?.error && <Refusal error={edit.error} />}
      {labels.length > 0 && (
        <ul className={classes.list} tabIndex={0} aria-label="Chosen">
          {labels.map(({ urn, name, label, onRemove }) => (
            <li key={urn} className={classes.item}>
              <span className={classes.label}>{label}</span>
              {onRemove !== undefined && (
                <RemoveButton
                  name={name}
                  onClick={() => {
                    keepFocus(urn);
                    onRemove();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Entries that are shown. */
const SHOWN_ENTRIES = 200;

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
      labels={shown.slice(0, SHOWN_ENTRIES).map((entity) => ({
        urn: entity.urn,
        name: entity.overview.name,
        label: <EntityLink entity={entity} />,
        onRemove: () => remove(entity),
      }))}
      edit={edit}
      add={<EntityPicker types={types} label={label} hidden={shown.map(({ urn }) => urn)} onPick={add} />}
      {...(shown.length > SHOWN_ENTRIES && {
        note: `The first ${SHOWN_ENTRIES} of ${shown.length.toLocaleString('en')}.`,
      })}
    />
  );
}
