/** Applies patches to aspects. `docs/patches.md` describes the dialect. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectDefinition, LeafPath } from '../types.js';
import { readPatch, type Patch, isRecord, kindOf, patchError, type PatchOperation } from './read-patch.js';
import { KeyedItems, VALUE_KEY, keyOf, withKeyMember } from './keyed-items.js';
import { ColumnPairs, type PairKey } from './column-pairs.js';

/**
 * Returns the payload after the patch. It changes neither argument. Values that the patch does not change keep their digits if
 * `parseKeepingDigits` parsed the trees. It does not check the result against the schema of the aspect.
 * @param current undefined for a missing aspect: the patch then starts from the empty value of the aspect
 * @param patch an array of operations, or an envelope with `arrayPrimaryKeys`
 * @throws INVALID_PATCH with `details.operation` (from 0), `path` and `rule`
 */
export function applyPatch(current: unknown, patch: unknown, aspect: AspectDefinition): JsonObject {
  const read = readPatch(patch, aspect.patch);
  const draft = new Draft();
  let tree: unknown = current ?? read.starts[''] ?? {};
  for (const operation of read.operations) {
    const edited = editNode({ patch: read, draft, operation }, tree, { depth: 0, path: '' });
    tree = edited ?? read.starts[''] ?? {};
  }
  const result = draft.close(tree);
  if (isRecord(result)) return result as JsonObject;
  const message = `The patch leaves ${kindOf(result)} where the aspect ${aspect.name} is an object.`;
  throw new CatalogError('INVALID_PATCH', message, { rule: 'an aspect is an object', path: '' });
}

/** One operation while it is applied to a tree. */
interface Edit {
  readonly patch: Patch;
  readonly draft: Draft;
  readonly operation: PatchOperation;
}

/** Position on the path of an operation: the number of parts so far, and those parts as a path of the model, with `*` for items. */
interface PathPosition {
  readonly depth: number;
  readonly path: LeafPath;
}

/** The only key of arrays with column lineage. */
const COLUMNS_KEY = '$columns';

/**
 * Walks along the path of an operation. Returns the node after the operation; undefined if it does not exist any more. Returns the same
 * node if nothing changes.
 * @throws INVALID_PATCH if the path does not fit the shape of the payload
 */
function editNode(edit: Edit, node: unknown, position: PathPosition): unknown {
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

interface KeyedPosition extends PathPosition {
  readonly keys: readonly string[];
}

/** Number of path parts that identify a pair of columns; see `docs/patches.md`. */
const PAIR_PARTS = 4;

/** Edits an array whose items are addressed by key. @param node an array, the `KeyedItems` of an earlier operation, or nothing */
function editItems(edit: Edit, node: unknown, position: KeyedPosition): unknown {
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
  const item = editNode(edit, start, { depth: depth + keys.length, path });
  if (item === old) return node;
  items.put(parts, item);
  return items;
}

/** Applies an operation at `/fineGrainedLineages/<transformation>/<downstream>/<query>/<upstream>`, see `ColumnPairs`. */
function editColumnPairs(edit: Edit, node: unknown, position: PathPosition): unknown {
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

/** A payload during a patch. Objects of the caller are copied before they change. */
class Draft {
  readonly #own = new WeakSet<object>();

  /** Returns a copy of the record; the record itself if it is a copy already. */
  ownRecord(record: Record<string, unknown>): Record<string, unknown> {
    if (this.#own.has(record)) return record;
    const copy = { ...record };
    this.#own.add(copy);
    return copy;
  }

  ownArray(array: readonly unknown[]): unknown[] {
    if (this.#own.has(array)) return array as unknown[];
    const copy = [...array];
    this.#own.add(copy);
    return copy;
  }

  /** Returns the tree as plain JSON. `ColumnPairs` and `KeyedItems` become arrays again. */
  close(node: unknown): unknown {
    if (node instanceof ColumnPairs) return node.toArray();
    if (node instanceof KeyedItems) return node.toArray().map((item) => this.close(item));
    if (Array.isArray(node)) return this.#own.has(node) ? node.map((item) => this.close(item)) : node;
    if (!isRecord(node) || !this.#own.has(node)) return node;
    for (const [name, member] of Object.entries(node)) setMember(node, name, this.close(member));
    return node;
  }
}

/** Sets a member of any name. A plain assignment to `__proto__` would change the prototype. */
function setMember(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[name] = value;
  }
}
