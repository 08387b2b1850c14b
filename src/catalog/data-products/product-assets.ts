/** The assets of data products: which types they have, and how they are listed. */
import { CatalogError } from '../../core/errors.js';
import { isJsonObject } from '../../core/json.js';
import type { AuditStamp } from '../../model/audit-stamp.js';
import type { CommandContext } from '../commands/command-context.js';
import { setStep, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn } from '../commands/require-entities.js';
import type { StoredAspect } from '../entities/types.js';

/** Aspect of a data product that lists its assets. */
export const PRODUCT_ASPECT = 'dataProductProperties';

/** Relationship from a data product to an asset. */
export const CONTAINS = 'DataProductContains';

/** Returns the distinct URNs of new assets in their stored form. @throws INVALID_URN, also for types that a data product cannot contain */
export function readAssets(context: CommandContext, texts: readonly string[]): string[] {
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
export function assetsIn(stored: StoredAspect | undefined): ReadonlySet<unknown> {
  const value: unknown = stored === undefined ? undefined : JSON.parse(stored.text);
  const list = isJsonObject(value) ? value['assets'] : undefined;
  return new Set(Array.isArray(list) ? list.filter(isJsonObject).map((item) => item['destinationUrn']) : []);
}

/** Steps that add an asset. @param isListed whether the product lists it already: its settings and stamps stay */
export function additionSteps(
  asset: string,
  { isListed, stamp }: { readonly isListed: boolean; readonly stamp: AuditStamp },
): PatchStep[] {
  const added = setStep(['assets', asset, 'destinationUrn'], asset);
  if (isListed) return [added];
  return [added, ...['created', 'lastModified'].map((member) => setStep(['assets', asset, member], stamp))];
}
