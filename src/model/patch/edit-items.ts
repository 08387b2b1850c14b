/** Applies operations to arrays whose items are addressed by key. */
import { ColumnPairs, type PairKey } from './column-pairs.js';
import type { Edit, PathPosition } from './edit.js';
import { keyOf, VALUE_KEY, withKeyMember } from './item-key.js';
import { KeyedItems } from './keyed-items.js';
import { isRecord, kindOf, patchError, type PatchOperation } from './patch-operation.js';

interface KeyedPosition extends PathPosition {
  readonly keys: readonly string[];
}

/** Number of path parts that identify a pair of columns; see `docs/patches.md`. */
const PAIR_PARTS = 4;

/** @param node an array, the `KeyedItems` of an earlier operation, or nothing */
export function editItems(edit: Edit, node: unknown, position: KeyedPosition): unknown {
  const { operation } = edit;
  const { keys, depth } = position;
  const items = node instanceof KeyedItems ? node : new KeyedItems(arrayAt(edit, node, position), keys);
  const parts = operation.segments.slice(depth, depth + keys.length);
  if (operation.segments.length <= depth + keys.length) {
    if (operation.op === 'remove') return items.remove(parts) ? items : node;
    const item = completeItem(operation, parts, keys);
    items.put(keyOf(item, keys), item);
    return items;
  }
  const old = items.find(parts);
  if (old === undefined && operation.op === 'remove') return node;
  const path = `${position.path}/*`;
  const start = old ?? completeItem({ ...operation, value: edit.patch.starts[path] ?? {} }, parts, keys);
  const item = edit.descend(edit, start, { depth: depth + keys.length, path });
  if (item === old) return node;
  items.put(parts, item);
  return items;
}

/** Applies an operation at `/fineGrainedLineages/<transformation>/<downstream>/<query>/<upstream>`, see `ColumnPairs`. */
export function editColumnPairs(edit: Edit, node: unknown, position: PathPosition): unknown {
  const { operation } = edit;
  const pairs = node instanceof ColumnPairs ? node : new ColumnPairs(arrayAt(edit, node, position));
  const parts = operation.segments.slice(position.depth);
  if (parts.length > PAIR_PARTS || (operation.op === 'add' && parts.length < PAIR_PARTS)) {
    const shape = `${position.path}/<transformation or NONE>/<downstream>/<query or NONE>/<upstream>`;
    throw patchError(operation, 'path of a pair of columns', `a pair of columns is added at ${shape}`);
  }
  if (operation.op === 'remove') return pairs.remove(parts) ? pairs : node;
  const { value } = operation;
  if (!isRecord(value) || Object.keys(value).some((name) => name !== 'confidenceScore')) {
    const problem = 'the value of a pair of columns is {} or {"confidenceScore": <number>}';
    throw patchError(operation, 'value of a pair of columns', problem);
  }
  pairs.add(parts as unknown as PairKey, value['confidenceScore']);
  return pairs;
}

function arrayAt(edit: Edit, node: unknown, position: PathPosition): readonly unknown[] {
  if (node === undefined || node === null) return [];
  if (Array.isArray(node)) return node;
  throw patchError(
    edit.operation,
    'the path passes through an array',
    `${position.path} is ${kindOf(node)}, not an array`,
  );
}

/** Returns the item to store: the value, completed by the key members that only the path contains. */
function completeItem(operation: PatchOperation, parts: readonly string[], keys: readonly string[]): unknown {
  const item = fillFromPath(operation, parts, keys);
  const key = keyOf(item, keys);
  const wrong = parts.findIndex((part, index) => !sameKey(part, key[index] ?? ''));
  if (wrong >= 0) {
    const name = keys[wrong] === VALUE_KEY ? 'value' : `value's ${keys[wrong]?.replaceAll('\u241f', '.')}`;
    const problem = `the path says ${JSON.stringify(parts[wrong])}, the ${name} is ${JSON.stringify(key[wrong])}`;
    throw patchError(operation, 'path and value agree', problem);
  }
  return item;
}

function fillFromPath(operation: PatchOperation, parts: readonly string[], keys: readonly string[]): unknown {
  const { value } = operation;
  const [first = ''] = parts;
  const isText = keys[0] === VALUE_KEY;
  if (isText && typeof value === 'string') return value;
  if (isText && isRecord(value) && Object.keys(value).length === 0) return first;
  const isShort = value === first && keys.length === 1;
  if (isText || (!isRecord(value) && !isShort)) {
    const wanted = isText ? 'a string' : 'an object';
    throw patchError(operation, `value is ${wanted}`, `the value is ${kindOf(value)}, not ${wanted}`);
  }
  let item = isRecord(value) ? value : {};
  const present = keyOf(item, keys);
  keys.forEach((key, index) => {
    const part = parts[index] ?? '';
    if (part !== '' && present[index] === '') item = withKeyMember(item, key, part);
  });
  return item;
}

function sameKey(part: string, text: string): boolean {
  return part === text || (/^-?\d+\.0+$/.test(part) && part.replace(/\.0+$/, '') === text);
}
