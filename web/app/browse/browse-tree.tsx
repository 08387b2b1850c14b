import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BrowsePath } from './browse-path.js';
import classes from './browse-tree.module.css';
import { BrowseTreeRow } from './browse-tree-row.js';
import { keyOfPosition, treeStep } from './tree-rows.js';
import { useBrowseTree } from './use-browse-tree.js';

export interface BrowseTreeProps {
  /** The place of the page, or the place that lists the entity of the page. */
  readonly place: BrowsePath;
  /** URN of the entity of the page. */
  readonly current?: string;
}

/** State of a history entry that Enter in the tree created. It makes the tree of the next page take the focus. */
const BY_KEY = 'tree';

/** Trees of platforms, domains, terms and kinds. Arrows, Home, End and Enter work as in any tree. */
export function BrowseTree({ place, current }: BrowseTreeProps) {
  const { rows, isLoading, toggle } = useBrowseTree(place);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const items = rows.filter((row) => row.kind === 'item');
  const selected = keyOfPosition(rows, { place, current, isLoading });
  const reachable = [focused, selected].find((key) => items.some((row) => row.key === key)) ?? items[0]?.key;
  const isByKey = useLocation().state === BY_KEY;
  useEffect(() => {
    if (selected === undefined) return;
    const row = rowOf(list.current, selected);
    row?.scrollIntoView({ block: 'nearest' });
    if (isByKey && document.activeElement === document.body) row?.focus();
  }, [selected, isByKey]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = items.find(({ key }) => key === reachable);
    if (event.key === 'Enter' && row) {
      event.preventDefault();
      void navigate(row.item.address, { state: BY_KEY });
      return;
    }
    const step = treeStep(rows, reachable ?? '', event.key);
    if (step === undefined) return;
    event.preventDefault();
    if ('toggle' in step) {
      toggle(step.toggle.path);
      return;
    }
    setFocused(step.move);
    rowOf(list.current, step.move)?.focus();
  };
  return (
    <div ref={list} role="tree" aria-label="Browse" className={classes.tree} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <BrowseTreeRow
          key={row.key}
          row={row}
          isSelected={row.key === selected}
          isReachable={row.key === reachable}
          onFocus={setFocused}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}

function rowOf(list: HTMLElement | null, key: string): HTMLElement | undefined {
  const rows = list?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  return [...rows].find((row) => row.dataset.key === key);
}
