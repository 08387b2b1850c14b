/** Adds tags and glossary terms to resources and removes them. */
import type { CommandContext } from '../commands/command-context.js';
import { limitPairs } from '../commands/limit-pairs.js';
import { readUrn } from '../commands/require-entities.js';
import { readResources, requireResources, type ResourceInput } from '../commands/resources.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { proposeLabels, proposeLabelRemoval, type LabelKind } from './labels.js';

export interface LabelChange {
  /** URNs. */
  readonly labels: readonly string[];
  readonly resources: readonly (ResourceInput | null | undefined)[];
}

/** @throws NOT_FOUND unless the labels, the entities and the schema fields exist; LIMIT_EXCEEDED */
export async function addLabels(
  context: CommandContext,
  kind: LabelKind,
  change: LabelChange,
): Promise<boolean> {
  const labels = change.labels.map((urn) => readUrn(context, urn, kind.entityType));
  const resources = readResources(context, change.resources);
  limitPairs(labels, resources);
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
  const labels = change.labels.map((urn) => readUrn(context, urn, kind.entityType));
  const resources = readResources(context, change.resources);
  limitPairs(labels, resources);
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
