import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rowMove } from './row-move.js';
import type { SchemaRows } from './use-schema-rows.js';

/** Pixels. */
const ROW_HEIGHT = 36;
/** Height that the page header and the table head cover. */
const COVERED = 90;

/** The visible rows, and their keyboard navigation. @param body the part of the table that contains the rows */
export function useTableRows(
  rows: SchemaRows,
  onChoose: (path: string) => void,
  body: { readonly current: HTMLElement | null },
) {
  const { visible } = rows;
  const wantsFocus = useRef(false);
  const [active, setActive] = useState(0);
  const scrollMargin = useDistanceFromTop(body);
  const virtualizer = useWindowVirtualizer({
    count: visible.length,
    estimateSize: () => ROW_HEIGHT,
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
  const choose = useCallback(
    (path: string, index: number) => {
      setActive(index);
      onChoose(path);
    },
    [onChoose],
  );
  return {
    drawn,
    /** Heights of the rows before and after the rendered ones, in pixels. */
    before: (drawn[0]?.start ?? scrollMargin) - scrollMargin,
    after: virtualizer.getTotalSize() + scrollMargin - (drawn.at(-1)?.end ?? scrollMargin),
    /** Index of the row that Tab focuses. */
    current,
    wantsFocus,
    onKeyDown,
    choose,
  };
}

/** Pixels between the top of the document and the element. */
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
