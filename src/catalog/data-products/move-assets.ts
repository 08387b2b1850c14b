/** Moves assets between data products. Products list their assets, so the previous products of an asset must be looked up. */
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { requireUnchanged, storeUnchanged } from '../commands/store-unchanged.js';
import { inExisting, stampOf, store } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { additionSteps, assetsIn, CONTAINS, PRODUCT_ASPECT } from './product-assets.js';

/** On the domain of a product. */
const MANAGING = ['MANAGE_DATA_PRODUCTS'];

/**
 * Adds assets to one product, and removes them from all others. If several requests, maybe in several services, move one asset at the
 * same time, one of them wins: each one reads again after its write, and the one that still has the asset removes it from the others.
 * @param product undefined: the assets are in no product afterwards
 * @throws FORBIDDEN also unless the actor manages the data products of the domain of the product, or of the products that lose the assets;
 * CONFLICT if every attempt fails because of concurrent changes
 */
export async function moveAssets(
  context: CommandContext,
  assets: readonly string[],
  product: string | undefined,
): Promise<void> {
  const steps = new Map<string, PatchStep[]>();
  const addSteps = (urn: string, ...added: PatchStep[]) =>
    steps.set(urn, [...(steps.get(urn) ?? []), ...added]);
  const stamp = stampOf(context);
  for (const { asset, holders } of await holdersOf(context, assets)) {
    for (const holder of holders) if (holder !== product) addSteps(holder, removal(asset));
    if (product !== undefined)
      addSteps(product, ...additionSteps(asset, { isListed: holders.includes(product), stamp }));
  }
  await requireManaged(context, product === undefined ? [...steps.keys()] : [product]);
  await store(
    context,
    [...steps].map(([urn, ofProduct]) => {
      const proposal = patchProposal({ urn, aspectName: PRODUCT_ASPECT }, ofProduct);
      return urn === product ? inExisting(proposal) : proposal;
    }),
  );
  if (product !== undefined) await storeUnchanged(context, () => proposeClaims(context, assets, product));
}

/** A privilege on an asset permits adding it to a product and removing it, but not deciding which product is its only one. */
async function requireManaged({ services }: CommandContext, products: readonly string[]): Promise<void> {
  const about = [{ urns: [], anyOf: MANAGING }] as const;
  await services.requirePermissions(
    products.map((urn) => ({ urn, anyOf: ['EDIT_ENTITY', ...MANAGING], about })),
  );
}

/**
 * Proposes to remove assets that the product still lists from the other products that list them, too. The removals succeed only if all
 * of these products are unchanged. For the product itself, the step that requires this sets assets that it lists already: it changes
 * nothing, and needs only the permission to assign them.
 */
async function proposeClaims(
  context: CommandContext,
  assets: readonly string[],
  product: string,
): Promise<readonly Proposal[]> {
  const contested = (await holdersOf(context, assets)).filter(({ holders }) => holders.length > 1);
  if (contested.length === 0) return [];
  const urns = [...new Set([product, ...contested.flatMap(({ holders }) => holders)])];
  const found = await context.services.unscoped.entities.findEntities(urns, [PRODUCT_ASPECT]);
  const read = new Map(urns.map((urn, index) => [urn, found[index]?.aspects.get(PRODUCT_ASPECT)]));
  const own = assetsIn(read.get(product));
  const claimed = contested.filter(({ asset }) => own.has(asset)).map(({ asset }) => asset);
  const removals = urns.flatMap((urn): Proposal[] => {
    const stored = read.get(urn);
    const others = assetsIn(stored);
    const steps = urn === product ? [] : claimed.filter((asset) => others.has(asset)).map(removal);
    if (steps.length === 0 || stored === undefined) return [];
    return [{ ...patchProposal({ urn, aspectName: PRODUCT_ASPECT }, steps), ifVersion: stored.version }];
  });
  if (removals.length === 0) return [];
  const stays = claimed.map((asset) => setStep(['assets', asset, 'destinationUrn'], asset));
  return [
    requireUnchanged({ urn: product, aspectName: PRODUCT_ASPECT }, read.get(product), stays),
    ...removals,
  ];
}

function removal(asset: string): PatchStep {
  return { op: 'remove', path: ['assets', asset] };
}

/** Finds the products that list each asset, regardless of the actor's scope, because an asset is in one product only. One statement. */
async function holdersOf(context: CommandContext, assets: readonly string[]) {
  const pages = await context.services.unscoped.relationships.listPages(
    assets.map((urn) => ({
      urn,
      direction: 'INCOMING',
      types: [CONTAINS],
      start: 0,
      count: MAX_PAGE_SIZE,
      includeRemoved: true,
    })),
  );
  return assets.map((asset, index) => ({
    asset,
    holders: (pages[index]?.relationships ?? []).map(({ entity }) => entity),
  }));
}
