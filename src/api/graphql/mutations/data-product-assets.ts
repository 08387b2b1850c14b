/** Which data product an asset is in. Assets stand with the product, so what they were in before must be looked up. */
import { isJsonObject } from '../../../core/json.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import type { StoredAspect } from '../../../catalog/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { GraphqlContext } from '../context.js';
import { memberAt } from '../mapping/record.js';
import { demandUnchanged, storeUnchanged } from '../../../catalog/commands/store-unchanged.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import { store } from '../../../catalog/commands/store.js';

const ASPECT = 'dataProductProperties';

/**
 * Puts assets into one product, and out of all others. Of several who do that at once with one asset, maybe from several
 * services, one gets it: each looks again after its write, and who still holds the asset then takes it from the others.
 * @param product undefined: into none
 */
export async function assignToProduct(
  context: GraphqlContext,
  assets: readonly string[],
  product: string | undefined,
): Promise<void> {
  const steps = new Map<string, PatchStep[]>();
  const addStep = (urn: string, step: PatchStep) => steps.set(urn, [...(steps.get(urn) ?? []), step]);
  for (const { asset, holders } of await holdersOf(context, assets)) {
    for (const holder of holders) if (holder !== product) addStep(holder, removal(asset));
    if (product !== undefined) addStep(product, setStep(['assets', asset, 'destinationUrn'], asset));
  }
  await store(
    context,
    [...steps].map(([urn, ofProduct]) => patchProposal({ urn, aspectName: ASPECT }, ofProduct)),
  );
  if (product !== undefined) await storeUnchanged(context, () => proposeClaims(context, assets, product));
}

/**
 * Of assets that the product still holds, and others too, the removal from those; it counts only if both stay as they are. What says so
 * of the product puts in the assets that are in it: that changes nothing, and may be done by who may assign them.
 */
async function proposeClaims(
  context: GraphqlContext,
  assets: readonly string[],
  product: string,
): Promise<readonly Proposal[]> {
  const contested = (await holdersOf(context, assets)).filter(({ holders }) => holders.length > 1);
  if (contested.length === 0) return [];
  const urns = [...new Set([product, ...contested.flatMap(({ holders }) => holders)])];
  const found = await context.services.unscoped.entities.findEntities(urns, [ASPECT]);
  const read = new Map(urns.map((urn, index) => [urn, found[index]?.aspects.get(ASPECT)]));
  const own = assetsIn(read.get(product));
  const claimed = contested.filter(({ asset }) => own.has(asset)).map(({ asset }) => asset);
  const removals = urns.flatMap((urn): Proposal[] => {
    const stored = read.get(urn);
    const others = assetsIn(stored);
    const steps = urn === product ? [] : claimed.filter((asset) => others.has(asset)).map(removal);
    if (steps.length === 0 || stored === undefined) return [];
    return [{ ...patchProposal({ urn, aspectName: ASPECT }, steps), ifVersion: stored.version }];
  });
  if (removals.length === 0) return [];
  const stays = claimed.map((asset) => setStep(['assets', asset, 'destinationUrn'], asset));
  return [demandUnchanged({ urn: product, aspectName: ASPECT }, read.get(product), stays), ...removals];
}

function removal(asset: string): PatchStep {
  return { op: 'remove', path: ['assets', asset] };
}

function assetsIn(stored: StoredAspect | undefined): ReadonlySet<unknown> {
  const list = stored === undefined ? [] : memberAt(JSON.parse(stored.text), ['assets']);
  return new Set(Array.isArray(list) ? list.filter(isJsonObject).map((item) => item['destinationUrn']) : []);
}

/** Products that name each asset, seen or not: an asset is in one product for everybody. One statement. */
async function holdersOf(context: GraphqlContext, assets: readonly string[]) {
  const pages = await context.services.unscoped.relationships.listPages(
    assets.map((urn) => ({
      urn,
      direction: 'INCOMING',
      types: ['DataProductContains'],
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
