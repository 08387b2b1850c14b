/** Reads from a patch what it changes, as far as decisions need it. The write path checks that the patch is valid. */
import { isJsonObject, parseKeepingDigits } from '../../../core/json.js';
import { pointerParts } from '../../../core/json-pointer.js';
import type { Proposal } from '../../../catalog/writes/types.js';

/** Parses the value of a proposal; undefined if it is not valid JSON. */
export function treeOf({ value }: Pick<Proposal, 'value'>): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseKeepingDigits(value);
  } catch {
    return undefined;
  }
}

export interface TouchedStep {
  /** Unescaped segments of the path; empty: the whole aspect. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns undefined for a value that is not a patch. */
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

/** Tells whether the patch is a plain list of steps, which addresses items by the keys of the model. */
export function isBarePatch(proposal: Pick<Proposal, 'changeType' | 'value'>): boolean {
  return proposal.changeType === 'PATCH' && Array.isArray(treeOf(proposal));
}

/** Tells whether the patch defines its own keys. Then a segment of a path does not identify the item by the model's keys. */
export function isKeyedOtherwise(proposal: Pick<Proposal, 'changeType' | 'value'>): boolean {
  const tree = proposal.changeType === 'PATCH' ? treeOf(proposal) : undefined;
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
