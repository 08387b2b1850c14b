/** Policies that are not editable: no endpoint changes them. */
import { CatalogError } from '../../../core/errors.js';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import type { IndexedChange, Policy } from './types.js';
import { DEFAULT_POLICIES } from './default-policies.js';
import { POLICY_ASPECT, POLICY_KEY, POLICY_TYPE, readPolicy } from './stored-policy.js';

/** The default policies that are not editable. */
const SHIPPED: ReadonlySet<string> = new Set(
  DEFAULT_POLICIES.filter(({ editable }) => !editable).map(({ urn }) => urn),
);

/**
 * Refuses changes of policies that are stored as not editable, for every actor, and the deletion of those that come with the catalog. Other
 * policies that are not editable can be deleted, because otherwise nobody could ever remove them. One statement if a change names a policy,
 * otherwise none.
 * @throws INVALID_REQUEST
 */
export async function refuseFixedPolicies(
  entities: EntityReader,
  changes: readonly Pick<IndexedChange, 'urn' | 'entityType' | 'aspectName' | 'index'>[],
): Promise<void> {
  const named = changes.filter(
    ({ urn, entityType, aspectName }) =>
      entityType === POLICY_TYPE && (SHIPPED.has(urn) || aspectName !== POLICY_KEY),
  );
  if (named.length === 0) return;
  const found = await entities.findEntities(
    named.map(({ urn }) => urn),
    [POLICY_ASPECT],
  );
  const fixed = named.find((_, at) => storedPolicy(found[at])?.editable === false);
  if (fixed !== undefined) throw policyIsFixed(fixed.urn, fixed.index);
}

export function policyIsFixed(urn: string, index?: number): CatalogError {
  return new CatalogError('INVALID_REQUEST', `The policy ${urn} is not editable`, {
    ...{ urn, rule: 'an editable policy' },
    ...(index !== undefined && { index }),
  });
}

/** @param entity with the aspect of policies. @returns undefined if it has none */
export function storedPolicy(entity: StoredEntity | undefined): Policy | undefined {
  const text = entity?.aspects.get(POLICY_ASPECT)?.text;
  return entity === undefined || text === undefined ? undefined : readPolicy(entity.urn, text);
}
