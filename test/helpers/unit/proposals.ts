/** Applies proposed patches with the shipped patch rules. */
import type { Proposal } from '../../../src/catalog/writes/types.js';
import { patch } from './patches.js';

/** Returns the aspect after the patch. @param current undefined if the aspect does not exist yet */
export function applied({ aspectName, changeType, value }: Proposal, current?: unknown): any {
  if (changeType !== 'PATCH' || typeof value !== 'string') throw new Error(`${aspectName} is not patched`);
  return patch(aspectName, current, JSON.parse(value));
}

export interface Step {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

/** Returns the operations of a proposed patch. */
export function stepsOf({ value }: Proposal): Step[] {
  const patch = JSON.parse(value as string) as Step[] | { patch: Step[] };
  return Array.isArray(patch) ? patch : patch.patch;
}
