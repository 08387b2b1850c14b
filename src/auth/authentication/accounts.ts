/** Tells whether an account is active. A suspended or deleted user can neither sign in nor use an older session or token. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import { unauthenticated } from '../auth-deps.js';

const KEY = 'corpUserKey';
/** Aspects that identify an account and tell whether it is active. */
export const ACCOUNT_ASPECTS = [KEY, 'status', 'corpUserStatus'] as const;

/** Payloads of these aspects. A missing aspect has no text. */
export interface AccountTexts {
  readonly status?: string | null | undefined;
  readonly corpUserStatus?: string | null | undefined;
}

export function isActive(texts: AccountTexts): boolean {
  const { isRemoved, isSuspended } = accountState(texts);
  return !isRemoved && !isSuspended;
}

export function accountState({ status, corpUserStatus }: AccountTexts): {
  readonly isRemoved: boolean;
  readonly isSuspended: boolean;
} {
  return {
    isRemoved: parse(status)['removed'] === true,
    isSuspended: parse(corpUserStatus)['status'] === 'SUSPENDED',
  };
}

/**
 * Creation time of the account, in epoch milliseconds. It distinguishes an account from a deleted one of the same name, whose tokens and
 * sessions must not work for the new account.
 */
export function madeAt(user: StoredEntity): number {
  return user.aspects.get(KEY)?.created.time ?? 0;
}

/**
 * @param user undefined for a missing user
 * @param account `madeAt` of the user to whom the session or token was issued
 * @throws UNAUTHENTICATED
 */
export function requireActive(user: StoredEntity | undefined, account: number): void {
  if (user !== undefined && isActive(textsOf(user)) && madeAt(user) === account) return;
  throw unauthenticated('the account was suspended or deleted');
}

/** @throws NOT_FOUND for a missing or inactive user */
export async function requireUser(entities: EntityReader, urn: string): Promise<StoredEntity> {
  const [user] = await entities.findEntities([urn], ACCOUNT_ASPECTS);
  if (user !== undefined && isActive(textsOf(user))) return user;
  throw new CatalogError('NOT_FOUND', `There is no active user ${urn}`, { urn });
}

export function textsOf(user: StoredEntity): AccountTexts {
  const textOf = (name: string): string | undefined => user.aspects.get(name)?.text;
  return { status: textOf('status'), corpUserStatus: textOf('corpUserStatus') };
}

function parse(text: string | null | undefined): JsonObject {
  return text === null || text === undefined ? {} : (JSON.parse(text) as JsonObject);
}
