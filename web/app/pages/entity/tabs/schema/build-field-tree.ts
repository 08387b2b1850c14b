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
