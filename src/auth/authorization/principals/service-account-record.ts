/** Service accounts as the catalog stores them: users with the subtype `SERVICE_ACCOUNT`. */
import { CatalogError } from '../../../core/errors.js';
import type { EntityReader, StoredEntity } from '../../../catalog/entities/types.js';
import { payloadOf } from '../../../catalog/entities/payload-of.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { isServiceAccount } from '../../authentication/accounts.js';
import type { NewServiceAccount, ServiceAccount } from './types.js';

const USER = 'urn:li:corpuser:';
/** First part of the user name of an account that `createServiceAccount` makes. */
export const NAME_PREFIX = 'service_';
const KEY = 'corpUserKey';
const INFO = 'corpUserInfo';
export const SETTINGS = 'corpUserSettings';
const SUBTYPE = 'SERVICE_ACCOUNT';
const ASPECTS = [KEY, INFO, SETTINGS, 'subTypes'];

/** The criterion of a search that finds service accounts among users. */
export const IS_SERVICE_ACCOUNT = { field: 'typeNames', values: [SUBTYPE], condition: 'EQUAL' } as const;

/** Returns the service accounts among the users by URN, with their aspects. One statement. */
export async function findServiceAccounts(
  entities: Pick<EntityReader, 'findEntities'>,
  urns: readonly string[],
): Promise<ReadonlyMap<string, StoredEntity>> {
  const found = await entities.findEntities(urns, ASPECTS);
  const accounts = found.filter((user) => user !== undefined).filter(isServiceAccount);
  return new Map(accounts.map((account) => [account.urn, account]));
}

/** @throws INVALID_REQUEST for a missing user, and for one that is not a service account */
export async function requireServiceAccount(
  entities: Pick<EntityReader, 'findEntities'>,
  urn: string,
): Promise<StoredEntity> {
  const account = (await findServiceAccounts(entities, [urn])).get(urn);
  if (account !== undefined) return account;
  throw new CatalogError('INVALID_REQUEST', `${urn} is not a service account`, {
    path: '/urn',
    rule: `a user with the subtype ${SUBTYPE}`,
  });
}

/** The description of a service account is the title of its user. A user that became a service account later has a name without the prefix. */
export function toServiceAccount(stored: StoredEntity): ServiceAccount {
  const { urn, aspects } = stored;
  const id = urn.slice(USER.length);
  const { displayName, title } = (payloadOf(stored, INFO) ?? {}) as Record<string, string | undefined>;
  const { views } = (payloadOf(stored, SETTINGS) ?? {}) as { views?: { defaultView?: string } };
  const created = aspects.get(KEY)?.created;
  const times = [...aspects.values()].map((aspect) => aspect.created.time);
  return {
    ...{ urn, name: id.startsWith(NAME_PREFIX) ? id.slice(NAME_PREFIX.length) : id },
    ...(displayName !== undefined && { displayName }),
    ...(title !== undefined && { description: title }),
    ...(created && { createdBy: created.actor, createdAt: created.time }),
    ...(times.length > 0 && { updatedAt: Math.max(...times) }),
    ...(views?.defaultView !== undefined && { defaultView: views.defaultView }),
  };
}

/** @param id user name; also the display name if none is given */
export function newServiceAccount(
  id: string,
  { displayName, description }: NewServiceAccount,
): { readonly urn: string; readonly proposals: readonly Proposal[] } {
  const info = {
    ...{ active: true, displayName: displayName ?? id },
    ...(description !== undefined && { title: description }),
  };
  const urn = USER + id;
  const subTypes = JSON.stringify({ typeNames: [SUBTYPE] });
  return {
    urn,
    proposals: [
      { urn, aspectName: INFO, changeType: 'CREATE_ENTITY', value: JSON.stringify(info) },
      { urn, aspectName: 'subTypes', changeType: 'UPSERT', value: subTypes },
    ],
  };
}
