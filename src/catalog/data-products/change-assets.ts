/** Adds assets to data products and removes them, without regard to other products: an asset can be in several. */
import type { CommandContext } from '../commands/command-context.js';
import { limitPairs } from '../commands/limit-pairs.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeInExisting } from '../commands/store.js';
import { PRODUCT_ASPECT } from './move-assets.js';

export interface AssetChange {
  /** URNs. */
  readonly dataProductUrns: readonly string[];
  readonly resourceUrns: readonly string[];
}

/**
 * Adds every asset to every product; assets that a product has keep their settings in it.
 * @throws NOT_FOUND unless all of them exist; INVALID_URN; LIMIT_EXCEEDED
 */
export function addToProducts(context: CommandContext, change: AssetChange): Promise<boolean> {
  return changeAssets(context, change, (asset) => setStep(['assets', asset, 'destinationUrn'], asset));
}

/** Removes every asset from every product. @throws NOT_FOUND unless all of them exist; INVALID_URN; LIMIT_EXCEEDED */
export function removeFromProducts(context: CommandContext, change: AssetChange): Promise<boolean> {
  return changeAssets(context, change, (asset) => ({ op: 'remove', path: ['assets', asset] }));
}

async function changeAssets(
  context: CommandContext,
  { dataProductUrns, resourceUrns }: AssetChange,
  stepFor: (asset: string) => PatchStep,
): Promise<boolean> {
  const products = [...new Set(dataProductUrns.map((urn) => readUrn(context, urn, 'dataProduct')))];
  const assets = [...new Set(resourceUrns.map((urn) => readUrn(context, urn)))];
  limitPairs(products, assets);
  await requireEntities(
    context,
    [...products, ...assets].map((urn) => ({ urn })),
  );
  if (assets.length === 0) return true;
  const steps = assets.map(stepFor);
  await storeInExisting(
    context,
    products.map((urn) => patchProposal({ urn, aspectName: PRODUCT_ASPECT }, steps)),
  );
  return true;
}
