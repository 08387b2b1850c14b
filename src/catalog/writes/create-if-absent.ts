/** Proposals for what a start stores once. */
import type { Proposal } from './types.js';

/** A proposal that is dropped without an error if the aspect exists, because concurrent starts may create it. */
export function createIfAbsent(urn: string, aspectName: string, value: object): Proposal {
  return { urn, aspectName, changeType: 'CREATE', ifAbsent: true, value: JSON.stringify(value) };
}
