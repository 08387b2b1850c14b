/** Proposals that change the links of an entity. */
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { JsonObject } from '../../../core/json.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';

export interface Link {
  readonly url: string;
  readonly label: string;
}

export interface LinkDetails {
  readonly createStamp: AuditStamp | JsonObject;
  readonly updateStamp?: AuditStamp;
  readonly settings?: JsonObject;
}

/** One address may be linked to under several labels. */
const KEYS = { elements: ['url', 'description'] };

export function addLink(urn: string, link: Link, details: LinkDetails): Proposal {
  return linkPatch(urn, [addition(link, details)]);
}

export function replaceLink(
  urn: string,
  change: { readonly current: Link; readonly next: Link; readonly details: LinkDetails },
): Proposal {
  const { current, next, details } = change;
  return linkPatch(urn, [removal(current), addition(next, details)]);
}

export function removeLink(
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
  return patchProposal({ urn, aspectName: 'institutionalMemory' }, steps, KEYS);
}
