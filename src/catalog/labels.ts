/** Adds labels, which are tags and glossary terms, to resources and removes them. */
import type { AuditStamp } from '../model/types.js';
import type { Proposal } from './writes/types.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import type { CommandContext } from './commands/command-context.js';
import { limitPairs, type Optional } from './commands/command-input.js';
import {
  readUrn,
  type Resource,
  readResources,
  requireResources,
  type ResourceInput,
} from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';

interface LabelKind {
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

interface LabelChange {
  /** URNs. */
  readonly labels: readonly string[];
  readonly resources: readonly Optional<ResourceInput>[];
}

/** @throws NOT_FOUND unless the labels, the entities and the schema fields exist; LIMIT_EXCEEDED */
export async function addLabels(
  context: CommandContext,
  kind: LabelKind,
  change: LabelChange,
): Promise<boolean> {
  const { labels, resources } = readChange(context, kind, change);
  await requireResources(context, resources, labels);
  if (labels.length === 0) return true;
  const stamp = stampOf(context);
  await storeInExisting(
    context,
    resources.map((resource) => proposeLabels(kind, { resource, labels, stamp })),
  );
  return true;
}

/** Only the entities must exist, so that deleted labels and labels of deleted fields can be removed. @throws NOT_FOUND, LIMIT_EXCEEDED */
export async function removeLabels(
  context: CommandContext,
  kind: LabelKind,
  change: LabelChange,
): Promise<boolean> {
  const { labels, resources } = readChange(context, kind, change);
  await requireResources(
    context,
    resources.map(({ urn }) => ({ urn })),
  );
  if (labels.length === 0) return true;
  await storeInExisting(
    context,
    resources.map((resource) => proposeLabelRemoval(kind, { resource, labels })),
  );
  return true;
}

/** @throws INVALID_URN, INVALID_REQUEST, LIMIT_EXCEEDED */
function readChange(
  context: CommandContext,
  { entityType }: LabelKind,
  change: LabelChange,
): { readonly labels: string[]; readonly resources: Resource[] } {
  const labels = change.labels.map((urn) => readUrn(context, urn, entityType));
  const resources = readResources(context, change.resources);
  limitPairs(labels, resources);
  return { labels, resources };
}
