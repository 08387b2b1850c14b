/** Computes the difference of two JSON values as operations of JSON Patch (RFC 6902). */
import { isJsonObject, type JsonValue, escapePointer } from '../../core/json.js';

type DiffOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: string };

/** Applied in order, the operations turn `before` into `after`. Items of arrays are compared by position. */
export function diffJson(before: JsonValue, after: JsonValue, path = ''): DiffOperation[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after, path);
  if (!isJsonObject(before) || !isJsonObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ op: 'replace', path, value: after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, now] = [memberOf(before, name), memberOf(after, name)];
    const at = `${path}/${escapePointer(name)}`;
    if (now === undefined) return [{ op: 'remove', path: at } as const];
    if (old === undefined) return [{ op: 'add', path: at, value: now } as const];
    return diffJson(old, now, at);
  });
}

function diffArrays(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  path: string,
): DiffOperation[] {
  const changed = after
    .slice(0, before.length)
    .flatMap((item, index) => diffJson(before[index] ?? null, item, `${path}/${index}`));
  const added = after
    .slice(before.length)
    .map((value, offset) => ({ op: 'add', path: `${path}/${before.length + offset}`, value }) as const);
  // From the end, so that the positions before stay the same.
  const removed = before
    .slice(after.length)
    .map((_, offset) => ({ op: 'remove', path: `${path}/${before.length - 1 - offset}` }) as const);
  return [...changed, ...added, ...removed];
}

function memberOf(record: Readonly<Record<string, JsonValue>>, name: string): JsonValue | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
