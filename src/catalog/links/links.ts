/** Proposals that change the links of an entity. */
import type { JsonObject } from '../../core/json.js';
import type { AuditStamp } from '../../model/audit-stamp.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import type { Proposal } from '../writes/types.js';

/** Aspect with the links. */
export const LINKS_ASPECT = 'institutionalMemory';

export interface Link {
  readonly url: string;
  readonly label: string;
}

export interface LinkDetails {
  readonly createStamp: AuditStamp | JsonObject;
  readonly updateStamp?: AuditStamp;
  readonly settings?: JsonObject;
}

/** One address may have several links with different labels. */
const KEYS = { elements: ['url', 'description'] };

/** Adds a link, and replaces one with the same address and label. */
export function proposeLink(urn: string, link: Link, details: LinkDetails): Proposal {
  return linkPatch(urn, [addition(link, details)]);
}

/** Removes the current link and adds the next one. */
export function proposeLinkReplacement(
  urn: string,
  change: { readonly current: Link; readonly next: Link; readonly details: LinkDetails },
): Proposal {
  const { current, next, details } = change;
  return linkPatch(urn, [removal(current), addition(next, details)]);
}

/** Removes a link. @param link without a label: the links of this address with any label */
export function proposeLinkRemoval(
  urn: string,
  link: { readonly url: string; readonly label?: string | null },
): Proposal {
  return linkPatch(urn, [removal(link)]);
}

function addition({ url, label }: Link, details: LinkDetails): PatchStep {
  return setStep(['elements', url, label], { url, description: label, ...details });
}

function removal({ url, label }: { readonly url: string; readonly label?: string | null }): PatchStep {
  return { op: 'remove', path: ['elements', url, ...(typeof label === 'string' ? [label] : [])] };
}

function linkPatch(urn: string, steps: readonly PatchStep[]): Proposal {
  return patchProposal({ urn, aspectName: LINKS_ASPECT }, steps, KEYS);
}
