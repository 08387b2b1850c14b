/** Replaces parts of assets. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';
import { proposeParts } from './propose-parts.js';
import { newReferences, READ_ASPECTS } from './stored-parts.js';
import type { AssetUpdate, DatasetUpdate } from './types.js';

/** Aspect with the edited description, by entity type. */
const EDITABLE_ASPECTS = {
  dataset: 'editableDatasetProperties',
  chart: 'editableChartProperties',
  dashboard: 'editableDashboardProperties',
  dataFlow: 'editableDataFlowProperties',
  dataJob: 'editableDataJobProperties',
  notebook: 'editableNotebookProperties',
} as const;

export type UpdatableType = keyof typeof EDITABLE_ASPECTS;

export interface NamedUpdate<Update extends AssetUpdate = AssetUpdate> {
  readonly urn: string;
  readonly update: Update;
}

/**
 * Replaces the given parts of assets of one type, all or none. Two statements read, and one transaction writes, however many assets there
 * are.
 * @returns the URNs in the order of the updates
 * @throws NOT_FOUND unless the assets, and what the updates add to them, exist; INVALID_URN; INVALID_REQUEST, also for an asset that is
 * named twice
 */
export async function updateAssets<Type extends UpdatableType>(
  context: CommandContext,
  entityType: Type,
  updates: readonly NamedUpdate<Type extends 'dataset' ? DatasetUpdate : AssetUpdate>[],
): Promise<string[]> {
  const targets = updates.map(({ urn, update }) => ({ urn: readUrn(context, urn, entityType), update }));
  requireDistinct(targets);
  const found = await requireEntities(
    context,
    targets.map(({ urn }) => ({ urn, aspects: READ_ASPECTS })),
  );
  const added = targets.flatMap(({ urn, update }) => newReferences(context, update, found.get(urn)));
  if (added.length > 0)
    await requireEntities(
      context,
      added.map((urn) => ({ urn })),
    );
  const editableAspect = EDITABLE_ASPECTS[entityType];
  const proposals = targets.flatMap(({ urn, update }) =>
    proposeParts(context, { urn, stored: found.get(urn), editableAspect }, update),
  );
  if (proposals.length > 0) await storeInExisting(context, proposals);
  return targets.map(({ urn }) => urn);
}

/** Each update is as long as the list of columns of its asset, so repeated assets could fill the memory. */
function requireDistinct(targets: readonly { readonly urn: string }[]): void {
  const known = new Set<string>();
  for (const { urn } of targets) {
    if (known.has(urn))
      throw new CatalogError('INVALID_REQUEST', `${urn} is named twice`, {
        path: '/input',
        rule: 'each asset once',
      });
    known.add(urn);
  }
}
