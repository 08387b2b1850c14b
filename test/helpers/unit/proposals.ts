/** What proposed patches make of aspects, with the patch rules that ship. */
import type { Proposal } from '../../../src/catalog/writes/types.js';
import { patch } from './patches.js';

/** @param current undefined when there is no such aspect yet */
export function applied({ aspectName, changeType, value }: Proposal, current?: unknown): any {
  if (changeType !== 'PATCH' || typeof value !== 'string') throw new Error(`${aspectName} is not patched`);
  return patch(aspectName, current, JSON.parse(value));
}

export interface Step {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

/** The operations of a proposed patch. */
export function stepsOf({ value }: Proposal): Step[] {
  const patch = JSON.parse(value as string) as Step[] | { patch: Step[] };
  return Array.isArray(patch) ? patch : patch.patch;
}
