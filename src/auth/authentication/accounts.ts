/** Whether an account may be used: who is suspended or deleted can neither sign in nor act by what was handed out before. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import { unauthenticated } from '../auth-deps.js';

const KEY = 'corpUserKey';
/** Aspects that tell which account it is, and whether it may be used. */
export const ACCOUNT_ASPECTS = [KEY, 'status', 'corpUserStatus'] as const;

/** Payload texts; absent where the aspect is. */
export interface AccountTexts {
  readonly status?: string | null | undefined;
  readonly corpUserStatus?: string | null | undefined;
}

export function isActive({ status, corpUserStatus }: AccountTexts): boolean {
  const isRemoved = (parse(status)['removed'] ?? false) === true;
  return !isRemoved && parse(corpUserStatus)['status'] !== 'SUSPENDED';
}

/**
 * When the account was made, in epoch milliseconds. By it an account is told from one that had its name before: what was handed out
 * for that one must never open this one.
 */
export function madeAt(user: StoredEntity): number {
  return user.aspects.get(KEY)?.created.time ?? 0;
}

/**
 * @param user undefined where there is no such user
 * @param account `madeAt` of the user for whom it was handed out
 * @throws UNAUTHENTICATED
 */
export function requireActive(user: StoredEntity | undefined, account: number): void {
  if (user !== undefined && isActive(textsOf(user)) && madeAt(user) === account) return;
  throw unauthenticated('the account was suspended or deleted');
}

/** @throws NOT_FOUND for a user that is not there or must not act */
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
