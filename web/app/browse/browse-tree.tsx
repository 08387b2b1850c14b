import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, Link } from 'react-router';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { PlatformMark, EntityIcon } from '../parts/icons.js';
import { typeOfUrn } from '../types/urn.js';
import { safeSessionStorage } from '../parts/safe-storage.js';
import { type BrowsePath, keyOfPath, pathsTo } from './browse-path.js';
import classes from './browse-tree.module.css';
import {
  type TreeItem,
  keyOfPosition,
  treeStep,
  type TreeRow,
  treeRows,
  type Children,
} from './tree-items.js';
import { loadChildren, ROOTS } from './load-children.js';

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

interface BrowseTreeRowProps {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  /** True for the one row of the tree that Tab focuses. */
  readonly isReachable: boolean;
  readonly onFocus: (key: string) => void;
  readonly onToggle: (path: BrowsePath) => void;
}

/** A place or an entity of the tree, or a note in place of missing rows. */
function BrowseTreeRow({ row, isSelected, isReachable, onFocus, onToggle }: BrowseTreeRowProps) {
  const indent = { paddingInlineStart: `${String(row.level * 0.9 - 0.65)}rem` };
  if (row.kind === 'note') {
    return (
      <div role="none" className={classes.note} style={indent}>
        {row.text}
      </div>
    );
  }
  const { item, isOpen, key, level } = row;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      {...(item.canOpen && { 'aria-expanded': isOpen })}
      tabIndex={isReachable ? 0 : -1}
      data-key={key}
      className={classes.row}
      style={indent}
      onFocus={() => onFocus(key)}
    >
      {item.canOpen ? (
        <Chevron
          size={14}
          aria-hidden
          className={classes.chevron ?? ''}
          onClick={() => onToggle(item.path)}
        />
      ) : (
        <span className={classes.gap} />
      )}
      <Link to={item.address} tabIndex={-1} className={classes.link} title={item.label}>
        <ItemMark item={item} />
        <span className={classes.label}>{item.label}</span>
        {item.count !== undefined && <span className={classes.count}>{item.count.toLocaleString('en')}</span>}
      </Link>
    </div>
  );
}

/** The platform's icon for a platform, else the icon of the kind. */
function ItemMark({ item: { entity, type, path, canOpen } }: { readonly item: TreeItem }) {
  if (entity === undefined)
    return type !== undefined || canOpen ? <KindMark path={path} type={type} /> : null;
  const entityType = typeOfUrn(entity.urn);
  if (entityType === 'dataPlatform' && entity.overview.platform) {
    return <PlatformMark name={entity.overview.platform.name} size={14} />;
  }
  return <EntityIcon type={entityType} size={14} />;
}

function KindMark({ path, type }: { readonly path: BrowsePath; readonly type: string | undefined }) {
  if (path.length === 1) return null;
  return <EntityIcon type={type ?? 'container'} size={14} />;
}

/** Milliseconds before the list of a place is reloaded. */
const STALE_MS = 60_000;

export interface BrowseTreeState {
  readonly rows: readonly TreeRow[];
  /** True while an open place is loading. */
  readonly isLoading: boolean;
  readonly toggle: (path: BrowsePath) => void;
}

/**
 * The open part of the browse trees. Places load when they open, and stay open from page to page.
 * @param current place of the page; it opens together with its ancestors
 */
function useBrowseTree(current: BrowsePath): BrowseTreeState {
  const [open, setOpen] = useState<readonly BrowsePath[]>(() =>
    withPaths(readOpen(safeSessionStorage), pathsTo(current)),
  );
  const [seen, setSeen] = useState(keyOfPath(current));
  if (seen !== keyOfPath(current)) {
    setSeen(keyOfPath(current));
    setOpen(withPaths(open, pathsTo(current)));
  }
  useEffect(() => {
    rememberOpen(safeSessionStorage, open);
  }, [open]);
  const results = useQueries({
    queries: open.map((path) => ({
      queryKey: ['browse', ...path],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadChildren(path, signal),
      staleTime: STALE_MS,
    })),
  });
  const children = new Map(
    open.map((path, index): [string, Children] => [keyOfPath(path), childrenOf(results[index])]),
  );
  return {
    rows: treeRows(ROOTS, children),
    isLoading: results.some(({ isPending }) => isPending),
    toggle: (path) => {
      const others = open.filter((each) => keyOfPath(each) !== keyOfPath(path));
      setOpen(others.length < open.length ? others : [...open, path]);
    },
  };
}

function withPaths(open: readonly BrowsePath[], paths: readonly BrowsePath[]): BrowsePath[] {
  const added = new Set(paths.map(keyOfPath));
  return [...open.filter((path) => !added.has(keyOfPath(path))), ...paths];
}

function childrenOf(
  result: { data?: Awaited<ReturnType<typeof loadChildren>> | undefined; error: Error | null } | undefined,
): Children {
  if (result?.data) return { state: 'there', items: result.data };
  return result?.error ? { state: 'failed', message: result.error.message } : { state: 'loading' };
}

/** Open places of the browse trees in this browser tab. */
const KEY = 'trellis-browse-open';
const MAX_OPEN_PLACES = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Paths of open places; empty if the stored text is not a list of paths. */
function readOpen(store: Store): string[][] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPath) : [];
  } catch {
    return [];
  }
}

/** Keeps the most recently opened places. */
function rememberOpen(store: Store, paths: readonly (readonly string[])[]): void {
  store.setItem(KEY, JSON.stringify(paths.slice(-MAX_OPEN_PLACES)));
}

function isPath(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((step) => typeof step === 'string');
}
