/** Which template the summary page of an asset has. */
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { requireAspect } from '../commands/require-aspect.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';
import { TEMPLATE_TYPE } from './built-in-pages.js';

export const ASSET_SETTINGS = 'assetSettings';

/**
 * Sets the template of an asset's summary.
 * @param template URN; undefined: unchanged
 * @returns the URN of the asset. @throws NOT_FOUND, FORBIDDEN; INVALID_URN also for an asset without a summary
 */
export async function setSummaryTemplate(
  context: CommandContext,
  asset: string,
  template: string | undefined,
): Promise<string> {
  const urn = readUrn(context, asset);
  const problem = 'have no summary page';
  requireAspect(context, urn, { aspectName: ASSET_SETTINGS, problem, path: '/urn' });
  const chosen = template === undefined ? [] : [readUrn(context, template, TEMPLATE_TYPE)];
  await requireEntities(
    context,
    [urn, ...chosen].map((each) => ({ urn: each })),
  );
  const steps = chosen.map((each) => setStep(['assetSummary', 'templates'], [{ template: each }]));
  const proposal = patchProposal({ urn, aspectName: ASSET_SETTINGS }, steps);
  if (steps.length > 0) await storeInExisting(context, [proposal]);
  return urn;
}
