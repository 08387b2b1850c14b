/** What a patch is about, as far as decisions need to know; that it is a patch at all is checked when it is applied. */
import { isJsonObject, parseKeepingDigits } from '../../../core/json.js';
import { pointerParts } from '../../../core/json-pointer.js';
import type { Proposal } from '../../../catalog/writes/types.js';

/** The proposal's value as a tree; undefined where it is none. */
export function treeOf({ value }: Pick<Proposal, 'value'>): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseKeepingDigits(value);
  } catch {
    return undefined;
  }
}

export interface TouchedStep {
  /** Parts of the path, not escaped; none: the whole aspect. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Undefined for what is no patch. */
export function stepsOf(proposal: Pick<Proposal, 'changeType' | 'value'>): TouchedStep[] | undefined {
  if (proposal.changeType !== 'PATCH') return undefined;
  const tree = treeOf(proposal);
  const steps = isJsonObject(tree) ? tree['patch'] : tree;
  if (!Array.isArray(steps)) return undefined;
  return steps.map((step: unknown) => {
    const { path, value } = isJsonObject(step) ? step : {};
    return { path: typeof path === 'string' ? pointerParts(path) : [], value };
  });
}

export function pathsOf(proposal: Pick<Proposal, 'changeType' | 'value'>): (readonly string[])[] | undefined {
  return stepsOf(proposal)?.map(({ path }) => path);
}

/** A bare list of steps: the items of arrays are named by the keys that the model has. */
export function isBarePatch(proposal: Pick<Proposal, 'changeType' | 'value'>): boolean {
  return proposal.changeType === 'PATCH' && Array.isArray(treeOf(proposal));
}

/** Whether the patch brings keys of its own, or none: then a part of a path does not tell which item is meant. */
export function isKeyedOtherwise(proposal: Pick<Proposal, 'changeType' | 'value'>): boolean {
  const tree = proposal.changeType === 'PATCH' ? treeOf(proposal) : undefined;
  if (!isJsonObject(tree)) return false;
  const { arrayPrimaryKeys: keys, forceGenericPatch } = tree;
  const hasKeys = isJsonObject(keys) ? Object.keys(keys).length > 0 : (keys ?? undefined) !== undefined;
  return hasKeys || (forceGenericPatch ?? false) !== false;
}

/** All URNs of a type that a tree names, as texts or as names of members. */
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
