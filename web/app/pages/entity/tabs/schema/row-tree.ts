import { fieldIdentity, parseFieldPath, stepText, type FieldPath } from './field-path.js';

export interface FieldNode<Field> {
  readonly field: Field;
  /** Name of the field, without the path of its parent. */
  readonly label: string;
  readonly children: readonly FieldNode<Field>[];
}

interface Growing<Field> extends FieldNode<Field> {
  readonly children: Growing<Field>[];
}

/**
 * Nests fields under their nearest parent field, in the order of the schema. A dotted name whose first part is not a field
 * is kept whole.
 */
export function buildFieldTree<Field extends { readonly path: string }>(
  fields: readonly Field[],
): readonly FieldNode<Field>[] {
  const nodes = new Map<string, Growing<Field>>();
  const placed = fields.map((field) => {
    const path = parseFieldPath(field.path);
    const node: Growing<Field> = { field, label: '', children: [] };
    const identity = fieldIdentity(path);
    if (!nodes.has(identity)) nodes.set(identity, node);
    return { path, node };
  });
  const roots: Growing<Field>[] = [];
  for (const { path, node } of placed) {
    const outer = outerPaths(path).find((candidate) => nodes.has(fieldIdentity(candidate)));
    const parent = outer && nodes.get(fieldIdentity(outer));
    (parent?.children ?? roots).push(
      Object.assign(node, { label: labelBelow(path, outer) || node.field.path }),
    );
  }
  return roots;
}

/** Returns the possible paths of the parent, nearest first: the union of a member, then each shorter path. */
function outerPaths({ isKey, steps }: FieldPath): FieldPath[] {
  const last = steps.at(-1);
  const shorter = steps.slice(1).map((_, cut) => steps.slice(0, steps.length - 1 - cut));
  const union = last?.member === undefined ? [] : [[...steps.slice(0, -1), { ...last, member: undefined }]];
  return [...union, ...shorter].map((outer) => ({ isKey, steps: outer }));
}

function labelBelow({ steps }: FieldPath, outer: FieldPath | undefined): string {
  const below = steps.slice(Math.min(outer?.steps.length ?? 0, steps.length - 1));
  return below.map(stepText).join('.');
}

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

/**
 * Returns the effect of a key in a tree of rows.
 * @returns the index of the row to focus; `toggle` opens or closes the row, `choose` opens its details; undefined for
 *   other keys
 */
export function rowMove(
  key: string,
  rows: readonly Pick<VisibleRow<unknown>, 'level' | 'isOpen'>[],
  at: number,
): number | 'toggle' | 'choose' | undefined {
  const last = rows.length - 1;
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(at + 15, last);
    case 'PageUp':
      return Math.max(at - 15, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Enter':
    case ' ':
      return 'choose';
    case 'ArrowRight':
      return row?.isOpen === false ? 'toggle' : row?.isOpen === true ? at + 1 : undefined;
    case 'ArrowLeft':
      return row?.isOpen === true ? 'toggle' : parentOf(rows, at);
    default:
      return undefined;
  }
}

function parentOf(rows: readonly Pick<VisibleRow<unknown>, 'level'>[], at: number): number | undefined {
  const level = rows[at]?.level ?? 1;
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return parent < 0 ? undefined : parent;
}
