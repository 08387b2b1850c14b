import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { buildFieldTree, openablePaths, visibleRows, type VisibleRow } from './row-tree.js';
import type { DatasetSchemaFragment } from './schema.graphql.js';
import { type SchemaRow, filterRows, readSchemaRows } from './schema-rows.js';

const NAMES = ['filter', 'column', 'version', 'show', 'part'] as const;

export type SchemaStateName = (typeof NAMES)[number];

export interface SchemaState {
  readonly filter: string;
  /** Path of the column in the drawer; empty without a drawer. */
  readonly column: string;
  /** Number of an older version; undefined for the latest. */
  readonly version: number | undefined;
  /** `text`: the text of the source; `differences`: differences from the latest version. */
  readonly show: string;
  /** `key` or `value`, for messages that have both. */
  readonly part: string;
  /** The empty text removes the parameter. */
  readonly change: (changes: Partial<Record<SchemaStateName, string>>) => void;
}

/** Keeps the state of the tab in the address. */
export function useSchemaState(): SchemaState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Partial<Record<SchemaStateName, string>>) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of NAMES) {
            const value = changes[name];
            if (value === '') after.delete(name);
            else if (value !== undefined) after.set(name, value);
          }
          return after;
        },
        // Stepping through columns and typing in the filter replace the history entry.
        { replace: 'filter' in changes || 'column' in changes, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const version = Number(params.get('version') ?? '');
  return {
    filter: params.get('filter') ?? '',
    column: params.get('column') ?? '',
    version: Number.isSafeInteger(version) && version > 0 ? version : undefined,
    show: params.get('show') ?? '',
    part: params.get('part') ?? '',
    change,
  };
}

type Edits = Parameters<typeof readSchemaRows>[1];

export interface SchemaRows {
  /** All columns of the chosen part. */
  readonly all: readonly SchemaRow[];
  readonly visible: readonly VisibleRow<SchemaRow>[];
  /** Columns that match the filter; undefined without a filter. */
  readonly hitCount: number | undefined;
  /** Undefined if the schema is not divided into keys and values. */
  readonly part: 'key' | 'value' | undefined;
  /** True if some columns contain others. */
  readonly isTree: boolean;
  /** True if rows can be opened and closed by hand. A filter opens its matches itself. */
  readonly canOpen: boolean;
  readonly isAllOpen: boolean;
  readonly toggle: (path: string) => void;
  /** Opens all rows, or closes them if all are open. */
  readonly toggleAll: () => void;
}

/** Computes the rows of the table: reads, filters and expands them. */
export function useSchemaRows(schema: DatasetSchemaFragment, edits: Edits, state: SchemaState): SchemaRows {
  const everything = useMemo(() => readSchemaRows(schema, edits), [schema, edits]);
  const keyCount = everything.filter(({ isKeyPart }) => isKeyPart).length;
  const isDivided = keyCount > 0 && keyCount < everything.length;
  const part = !isDivided ? undefined : state.part === 'key' ? 'key' : 'value';
  const all = useMemo(
    () =>
      part === undefined ? everything : everything.filter(({ isKeyPart }) => isKeyPart === (part === 'key')),
    [everything, part],
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => buildFieldTree(all), [all]);
  const openable = useMemo(() => openablePaths(tree), [tree]);
  const hits = useMemo(() => filterRows(all, state.filter), [all, state.filter]);
  const visible = useMemo(() => visibleRows(tree, { opened, hits }), [tree, opened, hits]);
  const isAllOpen = openable.every((path) => opened.has(path));
  return {
    all,
    visible,
    hitCount: hits?.size,
    part,
    isTree: openable.length > 0,
    canOpen: openable.length > 0 && hits === undefined,
    isAllOpen,
    toggle: (path) => {
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(path)) after.add(path);
        return after;
      });
    },
    toggleAll: () => {
      setOpened(new Set(isAllOpen ? [] : openable));
    },
  };
}
