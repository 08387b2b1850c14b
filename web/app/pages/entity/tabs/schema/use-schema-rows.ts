import { useMemo, useState } from 'react';
import { buildFieldTree } from './build-field-tree.js';
import { filterRows } from './filter-rows.js';
import { readSchemaRows } from './read-schema-rows.js';
import type { DatasetSchemaFragment } from './schema.graphql.js';
import type { SchemaRow } from './schema-row.js';
import type { SchemaState } from './use-schema-state.js';
import { openablePaths, visibleRows, type VisibleRow } from './visible-rows.js';

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
