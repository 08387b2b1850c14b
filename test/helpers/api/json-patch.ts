/** A minimal implementation of RFC 6902 to compare with. */

interface PatchStep {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

export function applyJsonPatch(tree: unknown, patch: readonly PatchStep[]): unknown {
  return patch.reduce<unknown>(applyStep, structuredClone(tree));
}

function applyStep(tree: any, { op, path, value }: PatchStep): unknown {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = parts.pop();
  if (last === undefined) return structuredClone(value);
  const parent = parts.reduce((node, part) => node[part], tree);
  if (!Array.isArray(parent)) {
    if (op === 'remove') Reflect.deleteProperty(parent, last);
    else parent[last] = structuredClone(value);
  } else if (op === 'add') parent.splice(Number(last), 0, structuredClone(value));
  else if (op === 'remove') parent.splice(Number(last), 1);
  else parent[Number(last)] = structuredClone(value);
  return tree;
}
