/** Adds assets to data products and removes them, without regard to other products: an asset can be in several. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { CommandContext } from '../commands/command-context.js';
import { limitPairs } from '../commands/limit-pairs.js';
import { patchProposal, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { stampOf, storeInExisting } from '../commands/store.js';
import { additionSteps, assetsIn, PRODUCT_ASPECT, readAssets } from './product-assets.js';

export interface AssetChange {
  /** URNs. */
  readonly dataProductUrns: readonly string[];
  readonly resourceUrns: readonly string[];
}

/**
 * Adds every asset to every product; assets that a product has keep their settings and stamps in it.
 * @throws NOT_FOUND unless all of them exist; INVALID_URN, also for types that a data product cannot contain; LIMIT_EXCEEDED
 */
export async function addToProducts(context: CommandContext, change: AssetChange): Promise<boolean> {
  const assets = readAssets(context, change.resourceUrns);
  return changeAssets(context, { products: change.dataProductUrns, assets }, (listed, stamp) =>
    assets.flatMap((asset) => additionSteps(asset, { isListed: listed.has(asset), stamp })),
  );
}

/**
 * Removes every asset from every product. Their types do not matter, because plain writes can list entities of any type.
 * @throws NOT_FOUND unless all of them exist; INVALID_URN; LIMIT_EXCEEDED
 */
export async function removeFromProducts(context: CommandContext, change: AssetChange): Promise<boolean> {
  const assets = [...new Set(change.resourceUrns.map((urn) => readUrn(context, urn)))];
  const steps = assets.map((asset): PatchStep => ({ op: 'remove', path: ['assets', asset] }));
  return changeAssets(context, { products: change.dataProductUrns, assets }, () => steps);
}

/** @param stepsFor returns the steps for a product that lists these assets */
async function changeAssets(
  context: CommandContext,
  change: { readonly products: readonly string[]; readonly assets: readonly string[] },
  stepsFor: (listed: ReadonlySet<unknown>, stamp: AuditStamp) => readonly PatchStep[],
): Promise<boolean> {
  const products = [...new Set(change.products.map((urn) => readUrn(context, urn, 'dataProduct')))];
  limitPairs(products, change.assets);
  const found = await requireEntities(context, [
    ...products.map((urn) => ({ urn, aspects: [PRODUCT_ASPECT] })),
    ...change.assets.map((urn) => ({ urn })),
  ]);
  if (change.assets.length === 0) return true;
  const stamp = stampOf(context);
  await storeInExisting(
    context,
    products.map((urn) => {
      const listed = assetsIn(found.get(urn)?.aspects.get(PRODUCT_ASPECT));
      return patchProposal({ urn, aspectName: PRODUCT_ASPECT }, stepsFor(listed, stamp));
    }),
  );
  return true;
}
