/** Deprecates entities and schema fields, soft-deletes entities, and moves them between lifecycle stages. */
import type { Optional } from '../commands/command-input.js';
import { formatUrn } from '../../model/urn.js';
import { encodePart } from '../../model/urn-encoding.js';
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import {
  readUrn,
  requireEntities,
  requireAspect,
  readResources,
  requireResources,
  type Resource,
  type ResourceInput,
} from '../commands/require-entities.js';
import { inExisting, store, storeInExisting, stampOf } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { INFO, STATUS } from './check-stage.js';

interface DeprecationChange {
  readonly resources: readonly Optional<ResourceInput>[];
  readonly deprecated: boolean;
  /** Epoch milliseconds. */
  readonly decommissionTime?: Optional<number>;
  readonly note?: Optional<string>;
  /** URN of the entity to use instead. */
  readonly replacement?: Optional<string>;
}

/** @throws NOT_FOUND unless the resources and the replacement exist; INVALID_URN */
export async function updateDeprecation(
  context: CommandContext,
  change: DeprecationChange,
): Promise<boolean> {
  const resources = readResources(context, change.resources);
  const { deprecated, decommissionTime, note } = change;
  const replacement = change.replacement ? readUrn(context, change.replacement) : undefined;
  await requireResources(context, resources, replacement === undefined ? [] : [replacement]);
  const value = JSON.stringify({
    deprecated,
    ...(typeof decommissionTime === 'number' && { decommissionTime }),
    note: note ?? '',
    actor: context.actor,
    replacement,
  });
  await store(
    context,
    resources.map((resource): Proposal => {
      const proposal = {
        urn: ownUrnOf(resource),
        aspectName: 'deprecation',
        changeType: 'UPSERT',
        value,
      } as const;
      // The entity of a schema field need not exist.
      return resource.field === undefined ? inExisting(proposal) : proposal;
    }),
  );
  return true;
}

/** The deprecation of a schema field is stored with the field's own entity. */
function ownUrnOf({ urn, field }: Resource): string {
  return field === undefined ? urn : formatUrn('schemaField', [urn, encodePart(field)]);
}

/** Soft-deletes entities or restores them. @throws NOT_FOUND, INVALID_URN */
export async function setSoftDeleted(
  context: CommandContext,
  { urns: texts, deleted }: { readonly urns: readonly string[]; readonly deleted: boolean },
): Promise<boolean> {
  const urns = texts.map((urn) => readUrn(context, urn));
  await requireEntities(context, urns);
  await storeInExisting(
    context,
    urns.map((urn) => patchProposal({ urn, aspectName: 'status' }, [setStep(['removed'], deleted)])),
  );
  return true;
}

/**
 * Sets the lifecycle stage of an entity; without a stage, or with a blank one, removes it.
 * @throws NOT_FOUND unless both exist and the stage has a description; INVALID_ASPECT for a stage that the entity cannot enter;
 * INVALID_URN, FORBIDDEN
 */
export async function setLifecycleStage(
  context: CommandContext,
  text: string,
  stageText: Optional<string>,
): Promise<boolean> {
  const urn = readUrn(context, text);
  requireAspect(context, urn, { aspectName: STATUS, problem: 'have no lifecycle stages', path: '/urn' });
  const stage = stageText?.trim() ? readUrn(context, stageText, 'lifecycleStageType') : undefined;
  const found = await requireEntities(context, [
    urn,
    ...(stage === undefined ? [] : [{ urn: stage, aspects: [INFO] }]),
  ]);
  if (stage !== undefined && found.get(stage)?.aspects.has(INFO) !== true)
    throw new CatalogError('NOT_FOUND', `Nobody has described the lifecycle stage ${stage}`, {
      path: '/lifecycleStageUrn',
      rule: 'a described stage',
      missing: [stage],
    });
  const steps = [
    setStep(['lifecycleStage'], stage),
    setStep(['lifecycleLastUpdated'], { ...stampOf(context) }),
  ];
  await storeInExisting(context, [patchProposal({ urn, aspectName: STATUS }, steps)]);
  return true;
}
