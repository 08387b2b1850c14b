/** Matches the fields of a schema with those of its next version. */
import { groupBy } from '../../core/batches.js';
import { sameTree } from '../../core/compare.js';
import type { JsonObject } from '../../core/json.js';
import { diffItems, textOrEmpty } from './diff-items.js';
import { fieldNames } from '../../model/field-path.js';

interface MatchedFields {
  readonly kept: readonly (readonly [before: JsonObject, after: JsonObject])[];
  readonly renamed: readonly (readonly [before: JsonObject, after: JsonObject])[];
  readonly added: readonly JsonObject[];
  readonly removed: readonly JsonObject[];
}

interface Leftover {
  readonly field: JsonObject;
  readonly names: readonly string[];
  /** Position among the fields with the same parent. */
  readonly position: number;
}

/**
 * Matches first by path, then by names alone (the type inside a path of version 2 may have changed), and the rest by the rule for
 * renamed fields in `docs/timeline.md`.
 */
export function matchFields(before: readonly JsonObject[], after: readonly JsonObject[]): MatchedFields {
  const byPath = diffItems(before, after, pathOf);
  if (byPath.added.length === 0 || byPath.removed.length === 0) return { ...byPath, renamed: [] };
  const old = leftovers(before, byPath.removed);
  const now = leftovers(after, byPath.added);
  const retyped = pairUp(old, now, ({ names }) => JSON.stringify(names));
  const renamed: [Leftover, Leftover][] = [];
  const depths = [...new Set(old.map(({ names }) => names.length))].sort((left, right) => left - right);
  const moved = new Map<string, readonly string[]>();
  for (const depth of depths) {
    const atDepth = old.filter(({ names }) => names.length === depth);
    const carried = pairUp(atDepth, now, ({ names }) => JSON.stringify(translated(names, moved)));
    const twins = pairUp(atDepth, now, (item) => likeness(item, moved));
    for (const pair of [...carried, ...twins]) {
      renamed.push(pair);
      moved.set(JSON.stringify(pair[0].names), pair[1].names);
      old.splice(old.indexOf(pair[0]), 1);
    }
  }
  const fields = ([was, is]: readonly [Leftover, Leftover]): [JsonObject, JsonObject] => [
    was.field,
    is.field,
  ];
  return {
    kept: [...byPath.kept, ...retyped.map(fields)],
    renamed: renamed.map(fields),
    added: now.map(({ field }) => field),
    removed: old.map(({ field }) => field),
  };
}

export function pathOf(field: JsonObject): string {
  return textOrEmpty(field, 'fieldPath');
}

/** Compares the logical types and the native types of the platform. */
export function hasSameType(left: JsonObject, right: JsonObject): boolean {
  return (
    textOrEmpty(left, 'nativeDataType') === textOrEmpty(right, 'nativeDataType') &&
    sameTree(left['type'], right['type'])
  );
}

function typeOf(field: JsonObject): string {
  return JSON.stringify([field['type'] ?? null, textOrEmpty(field, 'nativeDataType')]);
}

export function isNullable(field: JsonObject): boolean {
  return field['nullable'] === true;
}

/** Returns what a field keeps when it is renamed: parent, type and description, or the position if it has no description. */
function likeness(
  { field, names, position }: Leftover,
  moved: ReadonlyMap<string, readonly string[]>,
): string {
  const description = textOrEmpty(field, 'description');
  const parent = translated(names, moved).slice(0, -1);
  return JSON.stringify([
    parent,
    typeOf(field),
    isNullable(field),
    description === '' ? position : description,
  ]);
}

/** Replaces the nearest renamed parent in the names of a field. */
function translated(
  names: readonly string[],
  moved: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  for (let length = names.length; length > 0; length -= 1) {
    const parent = moved.get(JSON.stringify(names.slice(0, length)));
    if (parent !== undefined) return [...parent, ...names.slice(length)];
  }
  return names;
}

/** Removes the items from both lists whose text occurs exactly once on each side, and returns them as pairs. */
function pairUp(
  old: Leftover[],
  now: Leftover[],
  textOf: (item: Leftover) => string,
): [Leftover, Leftover][] {
  const [ofOld, ofNow] = [groupBy(old, textOf), groupBy(now, textOf)];
  const pairs: [Leftover, Leftover][] = [];
  for (const [text, [was, ...others]] of ofOld) {
    const [is, ...rivals] = ofNow.get(text) ?? [];
    if (was === undefined || is === undefined || others.length > 0 || rivals.length > 0) continue;
    pairs.push([was, is]);
    old.splice(old.indexOf(was), 1);
    now.splice(now.indexOf(is), 1);
  }
  return pairs;
}

function leftovers(all: readonly JsonObject[], wanted: readonly JsonObject[]): Leftover[] {
  const left = new Set(wanted);
  const siblings = new Map<string, number>();
  const items = all.map((field): Leftover => {
    const names = fieldNames(pathOf(field));
    const parent = JSON.stringify(names.slice(0, -1));
    const position = siblings.get(parent) ?? 0;
    siblings.set(parent, position + 1);
    return { field, names, position };
  });
  return items.filter(({ field }) => left.has(field));
}
