import { useRef, useCallback, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import classes from './schema-table.module.css';
import { SchemaTableRow } from './schema-table-row.js';
import type { SchemaRows } from './use-schema-state.js';
import { rowMove } from './row-tree.js';
import type { SchemaRow, FieldStatistics } from './schema-rows.js';

export interface SchemaTableProps {
  readonly rows: SchemaRows;
  readonly statistics: FieldStatistics;
  /** Path of the column in the drawer. */
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

/**
 * The tree of columns. Only visible rows are rendered, between two spacer rows. At phone width, descriptions and labels are under the
 * names; the roles keep it a table for screen readers then.
 */
export function SchemaTable({ rows, statistics, chosen, onChoose }: SchemaTableProps) {
  const { visible } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const { drawn, before, after, current, measureRow, ...rowProps } = useTableRows(rows, onChoose, body);
  const hasProfile = statistics.profiledAt !== undefined;
  return (
    <table className={classes.table} role="treegrid" aria-label="Columns" aria-rowcount={visible.length + 1}>
      <TableHead hasProfile={hasProfile} />
      <tbody ref={body} role="rowgroup">
        <Gap height={before} />
        {drawn.map(({ index }) => {
          const row = visible[index];
          if (row === undefined) return null;
          return (
            <SchemaTableRow
              key={row.field.path}
              row={row}
              index={index}
              isTree={rows.isTree}
              {...(hasProfile && { statistics })}
              isActive={index === current}
              isChosen={row.field.path === chosen}
              onToggle={rows.toggle}
              {...rowProps}
              {...(measureRow && { measure: measureRow })}
            />
          );
        })}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

function TableHead({ hasProfile }: { readonly hasProfile: boolean }) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        <th role="columnheader" scope="col">
          Name
        </th>
        <th role="columnheader" scope="col" className={classes.type}>
          Type
        </th>
        <th role="columnheader" scope="col" className={classes.wide}>
          Description
        </th>
        <th role="columnheader" scope="col" className={classes.labels}>
          Tags and terms
        </th>
        {hasProfile && (
          <>
            <th role="columnheader" scope="col" className={classes.number}>
              Nulls
            </th>
            <th role="columnheader" scope="col" className={classes.number}>
              Distinct
            </th>
          </>
        )}
      </tr>
    </thead>
  );
}

function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}

/** Height of a row, in pixels. */
const ROW_HEIGHT = 36;
/** Height of a row with a description or labels under its name, in pixels. */
const STACKED_HEIGHT = 80;
/** The breakpoint at which `schema-table.module.css` moves descriptions and labels under the names. */
const NARROW = '(max-width: 48em)';
/** Height of the page header and the table head, which cover rows, in pixels. */
const COVERED_HEIGHT = 90;

/** Computes the rendered rows and handles their keyboard navigation. @param body the part of the table that contains the rows */
function useTableRows(
  rows: SchemaRows,
  onChoose: (path: string) => void,
  body: { readonly current: HTMLElement | null },
) {
  const { visible } = rows;
  const wantsFocus = useRef(false);
  const [active, setActive] = useState(0);
  const scrollMargin = useDistanceFromTop(body);
  const isNarrow = useMediaQuery(NARROW, matchMedia(NARROW).matches, { getInitialValueInEffect: false });
  const getItemKey = useCallback((index: number) => visible[index]?.field.path ?? index, [visible]);
  const virtualizer = useWindowVirtualizer({
    count: visible.length,
    getItemKey,
    estimateSize: (index) => (isNarrow && isStacked(visible[index]?.field) ? STACKED_HEIGHT : ROW_HEIGHT),
    overscan: 15,
    scrollMargin,
    scrollPaddingStart: COVERED_HEIGHT,
  });
  const current = Math.min(active, visible.length - 1);
  const drawn = virtualizer.getVirtualItems();
  const { toggle } = rows;
  const { scrollToIndex } = virtualizer;
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const row = visible[current];
      if (event.target !== event.currentTarget || row === undefined) return;
      const move = rowMove(event.key, visible, current);
      if (move === undefined) return;
      event.preventDefault();
      if (move === 'choose') onChoose(row.field.path);
      else if (move === 'toggle') toggle(row.field.path);
      else {
        wantsFocus.current = true;
        setActive(move);
        scrollToIndex(move);
      }
    },
    [visible, current, onChoose, toggle, scrollToIndex],
  );
  const chooseRow = useCallback(
    (path: string, index: number) => {
      setActive(index);
      onChoose(path);
    },
    [onChoose],
  );
  const { measure, measureElement } = virtualizer;
  useLayoutEffect(measure, [measure, isNarrow]);
  return {
    drawn,
    /** Measures a row. Absent where all rows have the same height. */
    measureRow: isNarrow ? measureElement : undefined,
    /** Heights of the rows before and after the rendered ones, in pixels. */
    before: (drawn[0]?.start ?? scrollMargin) - scrollMargin,
    after: virtualizer.getTotalSize() + scrollMargin - (drawn.at(-1)?.end ?? scrollMargin),
    /** Index of the row that Tab focuses. */
    current,
    wantsFocus,
    onKeyDown,
    onChoose: chooseRow,
  };
}

function isStacked(field: SchemaRow | undefined): boolean {
  if (field === undefined) return false;
  return field.description !== undefined || field.tags.length > 0 || field.terms.length > 0;
}

/** Measures the pixels between the top of the document and the element. */
function useDistanceFromTop(element: { readonly current: HTMLElement | null }): number {
  const [distance, setDistance] = useState(0);
  const measure = useCallback(() => {
    const top = element.current?.getBoundingClientRect().top;
    if (top !== undefined) setDistance(Math.round(top + window.scrollY));
  }, [element]);
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [measure]);
  return distance;
}
