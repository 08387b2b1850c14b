/** Applies one operation to a tree by walking along its path. */
import { setMember } from './draft.js';
import { editColumnPairs, editItems } from './edit-items.js';
import type { Edit, PathPosition } from './edit.js';
import { VALUE_KEY } from './item-key.js';
import { KeyedItems } from './keyed-items.js';
import { isRecord, kindOf, patchError } from './patch-operation.js';

/** The only key of arrays with column lineage. */
const COLUMNS_KEY = '$columns';

/**
 * Returns the node after the operation; undefined if it does not exist any more. Returns the same node if nothing changes.
 * @throws INVALID_PATCH if the path does not fit the shape of the payload
 */
export function editNode(edit: Edit, node: unknown, position: PathPosition): unknown {
  const { operation, patch } = edit;
  if (position.depth === operation.segments.length) return operation.value;
  const absent = node === undefined || node === null;
  if (absent && operation.op === 'remove') return node;
  const keys = node instanceof KeyedItems ? node.keys : patch.arrays[position.path];
  if (keys?.[0] === COLUMNS_KEY) return editColumnPairs(edit, node, position);
  if (keys !== undefined) return editItems(edit, node, { ...position, keys });
  if (Array.isArray(node)) return editPlainArray(edit, node, position);
  if (absent && patch.generic && operation.segments[position.depth] === '-')
    return editByIndex(edit, [], position);
  if (absent) return editMember(edit, { ...patch.starts[position.path] }, position);
  if (isRecord(node)) return editMember(edit, node, position);
  const where = position.path === '' ? 'the aspect' : position.path;
  throw patchError(
    operation,
    'the path passes through objects and arrays only',
    `${where} is ${kindOf(node)}`,
  );
}

function editMember(edit: Edit, record: Record<string, unknown>, { depth, path }: PathPosition): unknown {
  const name = edit.operation.segments[depth] ?? '';
  const before = Object.hasOwn(record, name) ? record[name] : undefined;
  const edited = editNode(edit, before, { depth: depth + 1, path: `${path}/${name}` });
  // A required member is reset to its empty value.
  const after = edited ?? edit.patch.starts[path]?.[name];
  if (after === before) return record;
  const copy = edit.draft.ownRecord(record);
  if (after === undefined) Reflect.deleteProperty(copy, name);
  else setMember(copy, name, after);
  return copy;
}

function editPlainArray(edit: Edit, array: readonly unknown[], position: PathPosition): unknown {
  if (edit.patch.generic) return editByIndex(edit, array, position);
  if (array.length > 0 && array.every((item) => typeof item === 'string')) {
    return editItems(edit, array, { ...position, keys: [VALUE_KEY] });
  }
  const name = position.path.split('/').at(-1) ?? '';
  const rule = 'arrays are addressed by key';
  const example = JSON.stringify({ [name]: ['<key>'] });
  const problem = `no keys are known for the array ${position.path}; send {"arrayPrimaryKeys": ${example}, "patch": [...]}`;
  throw patchError(edit.operation, rule, problem);
}

/** Addresses an item of an array as in RFC 6902: by its index, or `-` for the end. Only for generic patches. */
function editByIndex(edit: Edit, array: readonly unknown[], { depth, path }: PathPosition): unknown {
  const { operation } = edit;
  const segment = operation.segments[depth] ?? '';
  const isTarget = depth + 1 === operation.segments.length;
  const index = segment === '-' ? array.length : Number(segment);
  if (index >= array.length && operation.op === 'remove') return array;
  const last = isTarget && operation.op === 'add' ? array.length : array.length - 1;
  if (!/^(?:0|[1-9]\d*|-)$/.test(segment) || index > last) {
    const problem = `${JSON.stringify(segment)} is not an index of ${path}, which has ${array.length} items`;
    throw patchError(operation, 'index of an array', problem);
  }
  const copy = edit.draft.ownArray(array);
  if (!isTarget) copy[index] = editNode(edit, array[index], { depth: depth + 1, path: `${path}/*` });
  else if (operation.op === 'add') copy.splice(index, 0, operation.value);
  else if (operation.op === 'replace') copy[index] = operation.value;
  else copy.splice(index, 1);
  return copy;
}
