/** Changes as decisions need them: with entity types and positions in the request, and what patches touch. */
import type { Proposal } from '../../../catalog/writes/types.js';
import type { WriteStep } from '../../../catalog/writes/write-steps.js';
import { CatalogError } from '../../../core/errors.js';
import { isJsonObject, pointerParts } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Change, IndexedChange } from './types.js';

export function changesOf(steps: readonly WriteStep[]): IndexedChange[] {
  return steps.map((step) => {
    const { urn, aspect, index } = step;
    return { urn: urn.text, entityType: urn.entityType, aspectName: aspect.name, index, ...contentOf(step) };
  });
}

function contentOf(step: WriteStep): Pick<Change, 'changeType' | 'value' | 'unknownFields'> {
  switch (step.kind) {
    case 'put':
    case 'point': {
      const { value, unknownFields } = step.payload;
      const changeType = step.kind === 'put' ? step.changeType : 'UPSERT';
      return { changeType, value, unknownFields };
    }
    case 'patch':
      return { changeType: 'PATCH', value: step.patch };
    default:
      return { changeType: 'DELETE' };
  }
}

/** Reads the changes that invalid proposals ask for, as far as that is possible. */
export function changesOfInvalid(
  model: Pick<MetadataModel, 'parseUrn'>,
  proposals: readonly Proposal[],
): IndexedChange[] {
  return indexChanges(
    model,
    proposals.map(({ urn, aspectName, changeType, value }) => {
      return { urn, aspectName, changeType, value: treeOf(value) };
    }),
  );
}

function treeOf(value: Proposal['value']): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Leaves out what is no URN of the model. */
export function indexChanges(
  model: Pick<MetadataModel, 'parseUrn'>,
  changes: readonly Change[],
): IndexedChange[] {
  return changes.flatMap((change, index) => {
    try {
      const { text, entityType } = model.parseUrn(change.urn);
      return [{ ...change, urn: text, entityType, index }];
    } catch (error) {
      if (error instanceof CatalogError) return [];
      throw error;
    }
  });
}

type Patch = Pick<Change, 'changeType' | 'value'>;

/** A step of a patch, as far as decisions need it. The write path checks that the patch is valid. */
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
