/** Creates and changes data products, and assigns assets to them. */
import type { CommandContext } from '../commands/command-context.js';
import { createEntity, newUrn } from '../commands/create-entity.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { stampOf } from '../commands/store.js';
import { updateMembers } from '../commands/update-members.js';
import { hideUrnInRefusal } from '../commands/hide-urn-in-refusal.js';
import { proposeDomains } from '../domains/assign-to-domain.js';
import { proposeCreatorAsOwner } from '../ownership/owners.js';
import { moveAssets } from './move-assets.js';
import { PRODUCT_ASPECT, readAssets } from './product-assets.js';

export interface NewDataProduct {
  /** Last part of the URN; default: a random one. */
  readonly id?: string | null | undefined;
  /** URN of the domain of the data product. */
  readonly domainUrn: string;
  readonly properties: {
    readonly name: string;
    readonly description?: string | null | undefined;
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
  await requireEntities(context, [{ urn: domain }]);
  const { name, description } = created.properties;
  const value = { name, ...(description && { description }) };
  return createEntity(context, { urn, aspectName: PRODUCT_ASPECT, value }, [
    proposeDomains(urn, [domain]),
    proposeCreatorAsOwner(urn, stampOf(context)),
  ]);
}

/** Omitted members stay unchanged. */
export interface DataProductUpdate {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Changes the name and the description of a data product. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a blank name */
export async function updateDataProduct(
  context: CommandContext,
  text: string,
  { name, description }: DataProductUpdate,
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
  dataProduct: string | null | undefined,
): Promise<boolean> {
  const product = dataProduct ? readUrn(context, dataProduct, 'dataProduct') : undefined;
  const assets =
    product === undefined
      ? [...new Set(resources.map((urn) => readUrn(context, urn)))]
      : readAssets(context, resources);
  const named = product === undefined ? assets : [product, ...assets];
  await requireEntities(
    context,
    named.map((urn) => ({ urn })),
  );
  await hideUrnInRefusal(context, named, moveAssets(context, assets, product));
  return true;
}
