/** Proposals that add labels, which are tags and glossary terms, to resources and remove them. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { Proposal } from '../writes/types.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import type { Resource } from '../commands/resources.js';

export interface LabelKind {
  readonly entityType: string;
  /** Aspect of an entity, which is also a member of a schema field. */
  readonly aspect: string;
  /** The list in it, and the member of its items with the URN of the label. */
  readonly list: string;
  readonly member: string;
  /** Whether the list records its last editor. */
  readonly isStamped: boolean;
}

export const TAGS: LabelKind = {
  entityType: 'tag',
  aspect: 'globalTags',
  list: 'tags',
  member: 'tag',
  isStamped: false,
};
export const TERMS: LabelKind = {
  entityType: 'glossaryTerm',
  aspect: 'glossaryTerms',
  list: 'terms',
  member: 'urn',
  isStamped: true,
};

/** Sets only the URN of the label, so that an existing label keeps its context and attribution. */
export function proposeLabels(
  kind: LabelKind,
  change: { readonly resource: Resource; readonly labels: readonly string[]; readonly stamp: AuditStamp },
): Proposal {
  const { resource, labels, stamp } = change;
  const target = targetOf(kind, resource);
  const steps = labels.map((label) => setStep([...target.path, kind.list, label, kind.member], label));
  return patchProposal(
    target,
    kind.isStamped ? [...steps, setStep([...target.path, 'auditStamp'], stamp)] : steps,
  );
}

export function proposeLabelRemoval(
  kind: LabelKind,
  { resource, labels }: { readonly resource: Resource; readonly labels: readonly string[] },
): Proposal {
  const target = targetOf(kind, resource);
  const steps = labels.map((label): PatchStep => ({
    op: 'remove',
    path: [...target.path, kind.list, label],
  }));
  return patchProposal(target, steps);
}

/** Labels of schema fields are in an aspect of their own, which sources do not write. */
function targetOf(
  { aspect }: LabelKind,
  { urn, field }: Resource,
): { urn: string; aspectName: string; path: string[] } {
  if (field === undefined) return { urn, aspectName: aspect, path: [] };
  const aspectName = 'editableSchemaMetadata';
  return { urn, aspectName, path: ['editableSchemaFieldInfo', field, aspect] };
}
