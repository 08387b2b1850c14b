/** Reads from a patch what it changes, as far as decisions need it. The write path checks that the patch is valid. */
import { isJsonObject } from '../../../core/json.js';
import { pointerParts } from '../../../core/json-pointer.js';
import type { Change } from './types.js';

type Patch = Pick<Change, 'changeType' | 'value'>;

export interface TouchedStep {
  /** Unescaped segments of the path; empty: the whole aspect. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns undefined for a value that is not a patch. */
export function stepsOf({ changeType, value: tree }: Patch): TouchedStep[] | undefined {
  if (changeType !== 'PATCH') return undefined;
  const steps = isJsonObject(tree) ? tree['patch'] : tree;
  if (!Array.isArray(steps)) return undefined;
  return steps.map((step: unknown) => {
    const { path, value } = isJsonObject(step) ? step : {};
    return { path: typeof path === 'string' ? pointerParts(path) : [], value };
  });
}

export function pathsOf(change: Patch): (readonly string[])[] | undefined {
  return stepsOf(change)?.map(({ path }) => path);
}

/** Tells whether the patch is a plain list of steps, which addresses items by the keys of the model. */
export function isBarePatch({ changeType, value }: Patch): boolean {
  return changeType === 'PATCH' && Array.isArray(value);
}

/** Tells whether the patch defines its own keys. Then a segment of a path does not identify the item by the model's keys. */
export function isKeyedOtherwise({ changeType, value }: Patch): boolean {
  const tree = changeType === 'PATCH' ? value : undefined;
  if (!isJsonObject(tree)) return false;
  const { arrayPrimaryKeys: keys, forceGenericPatch } = tree;
  const hasKeys = isJsonObject(keys) ? Object.keys(keys).length > 0 : (keys ?? undefined) !== undefined;
  return hasKeys || (forceGenericPatch ?? false) !== false;
}

/** Returns all URNs of a type in a tree, as texts or as names of members. */
export function urnsIn(tree: unknown, entityType: string): Set<string> {
  const prefix = `urn:li:${entityType}:`;
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const part of [value, ...pointerParts(value)]) if (part.startsWith(prefix)) found.add(part);
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (isJsonObject(value)) for (const entry of Object.entries(value)) entry.forEach(walk);
  };
  walk(tree);
  return found;
}
