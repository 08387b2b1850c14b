/** Moves entities between lifecycle stages. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { requireAspect } from '../commands/require-aspect.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { INFO, STATUS } from './known-stages.js';

/**
 * Sets the lifecycle stage of an entity; without a stage, or with a blank one, removes it.
 * @throws NOT_FOUND unless both exist and somebody has described the stage; INVALID_ASPECT for a stage that the entity cannot enter;
 * INVALID_URN, FORBIDDEN
 */
export async function setLifecycleStage(
  context: CommandContext,
  text: string,
  stageText: string | null | undefined,
): Promise<boolean> {
  const urn = readUrn(context, text);
  requireAspect(context, urn, { aspectName: STATUS, problem: 'have no lifecycle stages', path: '/urn' });
  const stage = stageText?.trim() ? readUrn(context, stageText, 'lifecycleStageType') : undefined;
  const found = await requireEntities(context, [
    { urn },
    ...(stage === undefined ? [] : [{ urn: stage, aspects: [INFO] }]),
  ]);
  if (stage !== undefined && found.get(stage)?.aspects.has(INFO) !== true)
    throw new CatalogError('NOT_FOUND', `Nobody has described the lifecycle stage ${stage}`, {
      ...{ path: '/lifecycleStageUrn', rule: 'a described stage', missing: [stage] },
    });
  const steps = [
    setStep(['lifecycleStage'], stage),
    setStep(['lifecycleLastUpdated'], { ...stampOf(context) }),
  ];
  await storeInExisting(context, [patchProposal({ urn, aspectName: STATUS }, steps)]);
  return true;
}
