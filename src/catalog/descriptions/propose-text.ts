/** Proposals that set a text of an entity. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import type { Proposal } from '../writes/types.js';
import type { TextField } from './text-fields.js';

export interface Text {
  readonly text: string;
  readonly stamp: AuditStamp;
}

/** Sets a text. @param given the text; undefined removes it */
export function proposeText(
  urn: string,
  { aspect, member, isStamped }: TextField,
  { text, stamp }: { readonly text: string | undefined; readonly stamp: AuditStamp },
): Proposal {
  const steps: PatchStep[] = [setStep([member], text)];
  if (isStamped) steps.push(setStep(['lastModified'], stamp));
  return patchProposal({ urn, aspectName: aspect }, steps);
}
