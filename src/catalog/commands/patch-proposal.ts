/** Builds patches in the format of `docs/patches.md`, and proposals with them. */
import { escapePointer } from '../../core/json-pointer.js';
import type { Proposal } from '../writes/types.js';

export interface PatchStep {
  readonly op: 'add' | 'remove';
  /** Names and keys, not escaped. */
  readonly path: readonly string[];
  readonly value?: unknown;
}

/** Sets the member, or removes it if there is no value. */
export function setStep(path: readonly string[], value: unknown): PatchStep {
  return value === undefined || value === null ? { op: 'remove', path } : { op: 'add', path, value };
}

/** Does the same for several members of an aspect. */
export function setMembers(values: Readonly<Record<string, unknown>>): PatchStep[] {
  return Object.entries(values).map(([name, value]) => setStep([name], value));
}

/**
 * Returns the steps as JSON text.
 * @param keys of arrays whose items are identified by other members than in the model
 */
export function patchText(
  steps: readonly PatchStep[],
  keys?: Readonly<Record<string, readonly string[]>>,
): string {
  const patch = steps.map((step) => ({
    ...step,
    path: step.path.map((part) => `/${escapePointer(part)}`).join(''),
  }));
  return JSON.stringify(keys === undefined ? patch : { arrayPrimaryKeys: keys, patch });
}

export function patchProposal(
  target: { readonly urn: string; readonly aspectName: string },
  steps: readonly PatchStep[],
  keys?: Readonly<Record<string, readonly string[]>>,
): Proposal {
  return { ...target, changeType: 'PATCH', value: patchText(steps, keys) };
}
