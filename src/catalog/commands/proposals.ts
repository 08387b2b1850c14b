/** Builds proposals: patches in the format of `docs/patches.md`, and proposals that depend on the current state of an aspect. */
import { escapePointer, type JsonObject } from '../../core/json.js';
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

/** A proposal that is dropped without an error if the aspect exists, because concurrent starts may create it. */
export function createIfAbsent(urn: string, aspectName: string, value: object): Proposal {
  return { urn, aspectName, changeType: 'CREATE', ifAbsent: true, value: JSON.stringify(value) };
}

/** The aspect as it was read. */
interface ReadAspect {
  readonly version: number;
  readonly systemMetadata?: JsonObject;
}

/**
 * Builds a proposal that changes nothing, and fails the whole write (PRECONDITION_FAILED) if the aspect is not at the version
 * that was read. It repeats the stored metadata, so that the write is not attributed to another source.
 * @param patch must not change the stored value; the default has no operations
 */
export function unchangedProposal(
  target: { readonly urn: string; readonly aspectName: string },
  { version, systemMetadata }: ReadAspect,
  patch = '[]',
): Proposal {
  return {
    ...target,
    changeType: 'PATCH',
    value: patch,
    ifVersion: version,
    ...(systemMetadata && { systemMetadata }),
  };
}
