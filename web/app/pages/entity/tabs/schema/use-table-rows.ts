import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rowMove } from './row-move.js';
import type { SchemaRow } from './schema-row.js';
import type { SchemaRows } from './use-schema-rows.js';

/** Height of a row, in pixels. */
const ROW_HEIGHT = 36;
/** Height of a row with a description or labels under its name, in pixels. */
const STACKED_HEIGHT = 80;
/** The breakpoint at which `schema-table.module.css` moves descriptions and labels under the names. */
const NARROW = '(max-width: 48em)';
/** Height of the page header and the table head, which cover rows, in pixels. */
const COVERED = 90;

/** Computes the rendered rows and handles their keyboard navigation. @param body the part of the table that contains the rows */
export function useTableRows(
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
    scrollPaddingStart: COVERED,
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
