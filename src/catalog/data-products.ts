/** Creates and changes data products, and assigns assets to them. A product lists its assets. */
import type { AuditStamp } from '../model/types.js';
import { CatalogError } from '../core/errors.js';
import { recordsAt } from '../core/json.js';
import { MAX_PAGE_SIZE } from '../core/limits.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { readUrn, requireEntities, hideUrnInRefusal } from './commands/require-entities.js';
import { requireName, limitPairs, type NameUpdate, type Optional } from './commands/command-input.js';
import {
  stampOf,
  storeInExisting,
  updateMembers,
  inExisting,
  store,
  requireUnchanged,
  storeUnchanged,
} from './commands/store.js';
import { proposeDomains } from './domains/domain-commands.js';
import { proposeCreatorAsOwner } from './ownership/owners.js';
import { patchProposal, type PatchStep, setStep } from './commands/proposals.js';
import type { StoredAspect } from './entities/types.js';
import type { Proposal } from './writes/types.js';

/** Aspect of a data product that lists its assets. */
const PRODUCT_ASPECT = 'dataProductProperties';

/** Relationship from a data product to an asset. */
const CONTAINS = 'DataProductContains';

interface NewDataProduct {
  /** Last part of the URN; default: a random one. */
  readonly id?: Optional<string>;
  /** URN of the domain of the data product. */
  readonly domainUrn: string;
  readonly properties: {
    readonly name: string;
    readonly description?: Optional<string>;
  };
}

/**
 * Creates a data product in a domain, owned by the actor.
 * @throws NOT_FOUND unless the domain exists; CONFLICT if the data product exists; INVALID_URN; INVALID_REQUEST for a blank name
 */
export async function createDataProduct(context: CommandContext, created: NewDataProduct): Promise<string> {
  requireName(created.properties.name, '/input/properties/name');
  const urn = newUrn(context, 'dataProduct', created.id);
  const domain = readUrn(context, created.domainUrn, 'domain');
  await requireEntities(context, [domain]);
  const { name, description } = created.properties;
  const value = { name, ...(description && { description }) };
  return createEntity(context, { urn, aspectName: PRODUCT_ASPECT, value }, [
    proposeDomains(urn, [domain]),
    proposeCreatorAsOwner(urn, stampOf(context)),
  ]);
}

/** Changes the name and the description of a data product. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name */
export async function updateDataProduct(
  context: CommandContext,
  text: string,
  { name, description }: NameUpdate,
): Promise<string> {
  requireName(name, '/input/name');
  return updateMembers(context, text, {
    entityType: 'dataProduct',
    aspectName: PRODUCT_ASPECT,
    values: { name, description },
  });
}

/**
 * Assigns assets to one data product, or to none, and removes them from all others. Entities of any type can be removed, because plain
 * writes can list them.
 * @throws NOT_FOUND unless the assets and the product exist; INVALID_URN, also for types that a data product cannot contain; FORBIDDEN,
 * which does not name products outside the actor's scope
 */
export async function assignToProduct(
  context: CommandContext,
  resources: readonly string[],
  dataProduct: Optional<string>,
): Promise<boolean> {
  const product = dataProduct ? readUrn(context, dataProduct, 'dataProduct') : undefined;
  const assets =
    product === undefined
      ? [...new Set(resources.map((urn) => readUrn(context, urn)))]
      : readAssets(context, resources);
  const named = product === undefined ? assets : [product, ...assets];
  await requireEntities(context, named);
  await hideUrnInRefusal(context, named, moveAssets(context, assets, product));
  return true;
}

// Adds assets to data products and removes them, without regard to other products: an asset can be in several.

interface AssetChange {
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
    ...change.assets,
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

// The assets of data products: which types they have, and how they are listed.

/** Returns the distinct URNs of new assets in their stored form. @throws INVALID_URN, also for types that a data product cannot contain */
function readAssets(context: CommandContext, texts: readonly string[]): string[] {
  const { model } = context.services;
  const { relationships } = model.getAspect(PRODUCT_ASPECT);
  const allowed = relationships.find(({ name }) => name === CONTAINS)?.entityTypes ?? [];
  const urns = texts.map((text) => {
    const urn = readUrn(context, text);
    const { entityType } = model.parseUrn(urn);
    if (allowed.length === 0 || allowed.includes(entityType)) return urn;
    throw new CatalogError(
      'INVALID_URN',
      `Entities of the type ${entityType} cannot be assets of a data product`,
      { rule: `one of the types ${allowed.join(', ')}`, urn: text },
    );
  });
  return [...new Set(urns)];
}

/** Returns the assets that a data product lists. @param stored its aspect `dataProductProperties` */
function assetsIn(stored: StoredAspect | undefined): ReadonlySet<unknown> {
  const value: unknown = stored === undefined ? undefined : JSON.parse(stored.text);
  return new Set(recordsAt(value, 'assets').map((item) => item['destinationUrn']));
}

/** Steps that add an asset. @param isListed whether the product lists it already: its settings and stamps stay */
function additionSteps(
  asset: string,
  { isListed, stamp }: { readonly isListed: boolean; readonly stamp: AuditStamp },
): PatchStep[] {
  const added = setStep(['assets', asset, 'destinationUrn'], asset);
  if (isListed) return [added];
  return [added, ...['created', 'lastModified'].map((member) => setStep(['assets', asset, member], stamp))];
}

// Moves assets between data products. Products list their assets, so the previous products of an asset must be looked up.

/** On the domain of a product. */
const MANAGING = ['MANAGE_DATA_PRODUCTS'];

/**
 * Adds assets to one product, and removes them from all others. If several requests, maybe in several services, move one asset at the
 * same time, one of them wins: each one reads again after its write, and the one that still has the asset removes it from the others.
 * @param product undefined: the assets are in no product afterwards
 * @throws FORBIDDEN also unless the actor manages the data products of the domain of the product, or of the products that lose the assets;
 * CONFLICT if every attempt fails because of concurrent changes
 */
async function moveAssets(
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
      includeSoftDeleted: true,
    })),
  );
  return assets.map((asset, index) => ({
    asset,
    holders: (pages[index]?.relationships ?? []).map(({ entity }) => entity),
  }));
}
