/** Whether an account may be used: who is suspended or deleted can neither sign in nor act by what was handed out before. */
import { CatalogError } from '../kernel/errors.js';
import type { JsonObject } from '../kernel/json.js';
import type { EntityReader, StoredEntity } from '../read/types.js';
import { unauthenticated } from './parts.js';

/** Aspects that `requireActive` looks at. */
export const ACCOUNT_ASPECTS = ['status', 'corpUserStatus'] as const;

/** Payload texts; absent where the aspect is. */
export interface AccountTexts {
  readonly status?: string | null | undefined;
  readonly corpUserStatus?: string | null | undefined;
}

export function isActive({ status, corpUserStatus }: AccountTexts): boolean {
  const isRemoved = (parse(status)['removed'] ?? false) === true;
  return !isRemoved && parse(corpUserStatus)['status'] !== 'SUSPENDED';
}

/** @param user undefined where there is no such user. @throws UNAUTHENTICATED */
export function requireActive(user: StoredEntity | undefined): void {
  if (user !== undefined && isActive(textsOf(user))) return;
  throw unauthenticated('the account was suspended or deleted');
}

/** @throws NOT_FOUND for a user that is not there or must not act */
export async function requireUser(entities: EntityReader, urn: string): Promise<void> {
  const [user] = await entities.findEntities([urn], ACCOUNT_ASPECTS);
  if (user !== undefined && isActive(textsOf(user))) return;
  throw new CatalogError('NOT_FOUND', `There is no active user ${urn}`, { urn });
}

export function textsOf(user: StoredEntity): AccountTexts {
  const textOf = (name: string): string | undefined => user.aspects.get(name)?.text;
  return { status: textOf('status'), corpUserStatus: textOf('corpUserStatus') };
}

function parse(text: string | null | undefined): JsonObject {
  return text === null || text === undefined ? {} : (JSON.parse(text) as JsonObject);
}
