import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  IconChevronDown,
  IconChevronRight,
  IconCalendar,
  IconKey,
  IconLink,
  IconPencil,
} from '@tabler/icons-react';
import {
  memo,
  useLayoutEffect,
  useRef,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { TagLabel, TermLabel } from '../../../../parts/labels.js';
import { numberText, shareText, plainText } from '../../../../parts/texts.js';
import type { SchemaRow, FieldStatistics } from './schema-rows.js';
import classes from './schema-table.module.css';
import type { VisibleRow } from './row-tree.js';

export interface SchemaTableRowProps {
  readonly row: VisibleRow<SchemaRow>;
  readonly index: number;
  /** True if some rows can be expanded. Names are indented then. */
  readonly isTree: boolean;
  /** Absent if the table has no columns for them. */
  readonly statistics?: FieldStatistics;
  /** True for the row that Tab focuses. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** True: the active row takes the focus when it is drawn. */
  readonly wantsFocus: RefObject<boolean>;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onChoose: (path: string, index: number) => void;
  readonly onToggle: (path: string) => void;
  /** Absent where all rows have the same height. */
  readonly measure?: (row: HTMLTableRowElement | null) => void;
}

const MOST_LABELS = 3;

/** A row of the tree. It is memoized, because scrolling rerenders the table. */
export const SchemaTableRow = memo(function SchemaTableRow(props: SchemaTableRowProps) {
  const { row, index, statistics, isActive, isChosen, wantsFocus, onKeyDown, onChoose, measure } = props;
  const { field, level, isOpen } = row;
  const element = useRef<HTMLTableRowElement>(null);
  const ref = useMergedRef(element, measure);
  useLayoutEffect(() => {
    if (!isActive || !wantsFocus.current) return;
    wantsFocus.current = false;
    element.current?.focus({ preventScroll: true });
  });
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button') === null) onChoose(field.path, index);
  };
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      className={classes.row}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={level}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      aria-selected={isChosen}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <NameCell {...props} />
      <td role="gridcell" className={classes.type}>
        <span className={classes.cut} title={field.nativeType ?? field.type.toLowerCase()}>
          {field.nativeType ?? field.type.toLowerCase()}
        </span>
      </td>
      <td role="gridcell" className={classes.wide}>
        <span className={classes.cut} title={field.description}>
          {field.isDescriptionEdited && (
            <IconPencil size={12} aria-label="Written in the catalog:" className={classes.edited} />
          )}
          {field.description !== undefined && plainText(field.description)}
        </span>
      </td>
      <td role="gridcell" className={classes.labels}>
        <Labels field={field} />
      </td>
      {statistics && <NumberCells field={field} statistics={statistics} />}
    </tr>
  );
});

function NameCell({ row, isTree, onToggle }: SchemaTableRowProps) {
  const { field, label, level, isOpen, childCount } = row;
  const Chevron = isOpen === true ? IconChevronDown : IconChevronRight;
  return (
    <th role="rowheader" scope="row" title={field.name}>
      <span className={classes.name} style={{ paddingInlineStart: `${(level - 1) * 1.1}rem` }}>
        {isOpen === undefined ? (
          isTree && <span className={classes.noOpener} />
        ) : (
          <ActionIcon
            size="xs"
            tabIndex={-1}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${field.name}`}
            onClick={() => onToggle(field.path)}
          >
            <Chevron size={14} aria-hidden />
          </ActionIcon>
        )}
        <span className={classes.cut}>{label}</span>
        {isOpen === false && <span className={classes.count}>{childCount}</span>}
        <KeyMarks field={field} />
      </span>
    </th>
  );
}

function KeyMarks({ field }: { readonly field: SchemaRow }) {
  return (
    <>
      {field.isPrimaryKey && <Mark text="Primary key" icon={<IconKey size={13} aria-hidden />} />}
      {field.isPartitionKey && <Mark text="Partition key" icon={<IconCalendar size={13} aria-hidden />} />}
      {field.isForeignKey && <Mark text="Foreign key" icon={<IconLink size={13} aria-hidden />} />}
      {!field.nullable && (
        <Mark text="Null values are not allowed" icon={<span className={classes.required}>*</span>} />
      )}
    </>
  );
}

function Mark({ text, icon }: { readonly text: string; readonly icon: ReactNode }) {
  return (
    <span className={classes.mark} title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function Labels({ field: { tags, terms } }: { readonly field: SchemaRow }) {
  const shownTags = tags.slice(0, MOST_LABELS);
  const shownTerms = terms.slice(0, MOST_LABELS - shownTags.length);
  const hidden = tags.length + terms.length - shownTags.length - shownTerms.length;
  return (
    <span className={classes.labelList}>
      {shownTags.map(({ association }) => (
        <TagLabel key={association.tag.urn} association={association} />
      ))}
      {shownTerms.map(({ association }) => (
        <TermLabel key={association.term.urn} association={association} />
      ))}
      {hidden > 0 && <span className={classes.count}>{hidden} more</span>}
    </span>
  );
}

function NumberCells({
  field,
  statistics,
}: {
  readonly field: SchemaRow;
  readonly statistics: FieldStatistics;
}) {
  const profile = statistics.of(field);
  return (
    <>
      <td role="gridcell" className={classes.number}>
        {shareText(profile?.nullProportion)}
      </td>
      <td role="gridcell" className={classes.number}>
        {numberText(profile?.uniqueCount)}
      </td>
    </>
  );
}
