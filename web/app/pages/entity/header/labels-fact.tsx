import { Popover, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { LabelsEditor, type EditableLabel } from '../../../edit/labels-editor.js';
import type { EditState } from '../../../edit/use-edit.js';
import classes from './header.module.css';

export interface LabelEditing {
  readonly edit: EditState;
  /** The field that adds a label. */
  readonly add: ReactNode;
  /** Consequence of a choice, if it is not obvious. */
  readonly note?: string;
}

export interface LabelsFactProps {
  /** E.g. `Tags`. */
  readonly title: string;
  readonly labels: readonly EditableLabel[];
  /** Absent if the actor may not change the labels. */
  readonly editing?: LabelEditing | undefined;
}

const MOST_SHOWN = 5;

/** One kind of labels in the header. The full list and its editor open on demand. */
export function LabelsFact({ title, labels, editing }: LabelsFactProps) {
  if (labels.length === 0 && editing === undefined) return null;
  const rest = Math.max(0, labels.length - MOST_SHOWN);
  return (
    <div className={classes.fact}>
      <dt className={classes.factTitle}>{title}</dt>
      <dd className={classes.factValues}>
        {labels.slice(0, MOST_SHOWN).map(({ urn, label }) => (
          <span key={urn} className={classes.factValue}>
            {label}
          </span>
        ))}
        {(rest > 0 || editing !== undefined) && (
          <AllLabels title={title} labels={labels} editing={editing} rest={rest} />
        )}
      </dd>
    </div>
  );
}

function AllLabels({ title, labels, editing, rest }: LabelsFactProps & { readonly rest: number }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => {
    editing?.edit.forgetError();
    setOpen(!isOpen);
  };
  const Icon = labels.length === 0 ? IconPlus : IconPencil;
  const name = `${editing === undefined ? 'All' : 'Edit'} ${title.toLowerCase()}`;
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.more} onClick={toggle} aria-label={name} title={name}>
          {rest > 0 && `+${String(rest)}`}
          {editing !== undefined && <Icon size={12} aria-hidden />}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <LabelsEditor labels={labels} {...editing} />
      </Popover.Dropdown>
    </Popover>
  );
}
