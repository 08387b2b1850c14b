/** Determines the visible rows of the tree. */
import type { FieldNode } from './build-field-tree.js';

export interface VisibleRow<Field> {
  readonly field: Field;
  readonly label: string;
  /** 1 at the top. */
  readonly level: number;
  /** Undefined for a row without children. */
  readonly isOpen: boolean | undefined;
  /** Direct children. */
  readonly childCount: number;
}

interface WithPath {
  readonly path: string;
}

export interface RowChoice {
  readonly opened: ReadonlySet<string>;
  /** Paths that match a filter; undefined without a filter. Their parents are shown and open. */
  readonly hits: ReadonlySet<string> | undefined;
}

export function visibleRows<Field extends WithPath>(
  nodes: readonly FieldNode<Field>[],
  choice: RowChoice,
  level = 1,
): VisibleRow<Field>[] {
  return nodes.flatMap((node) => {
    const { field, label, children } = node;
    const below =
      choice.hits === undefined && !choice.opened.has(field.path)
        ? []
        : visibleRows(children, choice, level + 1);
    if (choice.hits !== undefined && below.length === 0 && !choice.hits.has(field.path)) return [];
    const isOpen = children.length === 0 ? undefined : below.length > 0;
    return [{ field, label, level, isOpen, childCount: children.length }, ...below];
  });
}

/** Returns the paths of all fields with nested fields. */
export function openablePaths(nodes: readonly FieldNode<WithPath>[]): string[] {
  return nodes.flatMap(({ field, children }) =>
    children.length === 0 ? [] : [field.path, ...openablePaths(children)],
  );
}
