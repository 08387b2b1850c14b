/** Names and states of accounts. A suspended or deleted user can neither sign in nor use an older session or token. */
import { storedMeta } from '../../catalog/entities/stored-aspect.js';
import type { EntityReader, StoredEntity } from '../../catalog/entities/types.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import { findUrn } from '../../model/urn.js';
import { readUserUrn, unauthenticated } from '../auth-deps.js';
import type { AccountName, SignInDenial } from '../types.js';

const KEY = 'corpUserKey';
/** Aspects that identify an account and tell whether it is active. */
export const ACCOUNT_ASPECTS = [KEY, 'status', 'corpUserStatus'] as const;

/** Aspects that also tell whether an account may sign in. */
export const SIGN_IN_ASPECTS = [...ACCOUNT_ASPECTS, 'corpUserInfo', 'subTypes'] as const;

/** Payloads of these aspects. A missing aspect has no text. */
export interface AccountTexts {
  readonly status?: string | null | undefined;
  readonly corpUserStatus?: string | null | undefined;
}

export function isActive(texts: AccountTexts): boolean {
  return inactivityOf(texts) === undefined;
}

/**
 * @param user with `SIGN_IN_ASPECTS`; undefined for a missing user
 * @returns undefined if the account may sign in. Sessions and tokens need only `isActive`
 */
export function signInDenialOf(user: StoredEntity | undefined): SignInDenial | undefined {
  if (user === undefined) return 'HARD_DELETED';
  const { aspects } = user;
  const inactivity = inactivityOf(textsOf(user));
  if (inactivity !== undefined) return inactivity;
  if (!aspects.has('corpUserInfo') && !aspects.has('corpUserStatus')) return 'NOT_PROVISIONED';
  return isServiceAccount(user) ? 'SERVICE_ACCOUNT' : undefined;
}

/**
 * Finds the account by the name that was entered at sign-in.
 * @param urn any text, because the name may be one that no account can have
 */
export async function findAccount(
  entities: EntityReader,
  urn: string,
  aspectNames: readonly string[],
): Promise<StoredEntity | undefined> {
  if (findUrn(urn) === undefined) return undefined;
  const [user] = await entities.findEntities([urn], aspectNames);
  return user;
}

/** @param user with the aspect `subTypes` */
export function isServiceAccount({ aspects }: StoredEntity): boolean {
  const { typeNames } = parse(aspects.get('subTypes')?.text);
  return Array.isArray(typeNames) && typeNames.includes('SERVICE_ACCOUNT');
}

function inactivityOf({ status, corpUserStatus }: AccountTexts): 'SOFT_DELETED' | 'SUSPENDED' | undefined {
  if (parse(status)['removed'] === true) return 'SOFT_DELETED';
  return parse(corpUserStatus)['status'] === 'SUSPENDED' ? 'SUSPENDED' : undefined;
}

/**
 * The creation time of the account in a token of a user who did not exist when the token was issued. Such a token never works: otherwise it
 * would act as a later user of that name.
 */
export const NO_ACCOUNT = -1;

/**
 * Creation time of the account, in epoch milliseconds. It distinguishes an account from a deleted one of the same name, whose tokens and
 * sessions must not work for the new account.
 */
export function creationTimeOf(user: StoredEntity): number {
  return user.aspects.get(KEY)?.created.time ?? 0;
}

/**
 * @param user undefined for a missing user
 * @param account `creationTimeOf` of the user to whom the session or token was issued
 * @throws UNAUTHENTICATED
 */
export function requireActive(user: StoredEntity | undefined, account: number): void {
  if (account === NO_ACCOUNT) throw accountCreatedLater();
  if (user !== undefined && isActive(textsOf(user)) && creationTimeOf(user) === account) return;
  throw unauthenticated('the account was suspended or deleted');
}

/**
 * Does the same for an account whose state was read with the credentials.
 * @param row `key` is a meta text; null while the user is being deleted
 */
export function requireActiveRow(row: AccountTexts & { readonly key: string | null }, account: number): void {
  const created = row.key === null ? undefined : storedMeta(row.key).created.time;
  if (isActive(row) && created === account) return;
  throw unauthenticated('the account was suspended or deleted');
}

/** The error for a token with `NO_ACCOUNT`. */
export function accountCreatedLater(): CatalogError {
  return unauthenticated('the account did not exist when the token was created; create a new token');
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

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * Accounts have the name that the client sends, or else their e-mail address.
 * @returns the URN in its stored form, with normalized Unicode
 * @throws INVALID_REQUEST if both are missing or blank; INVALID_URN
 */
export function readAccount(model: MetadataModel, { userUrn, email }: AccountName): string {
  if (userUrn !== undefined) return readUserUrn(model, userUrn.normalize('NFC'));
  requireText('email', email);
  return readUserUrn(model, `urn:li:corpuser:${email.trim().normalize('NFC')}`);
}

/** @throws INVALID_REQUEST that names the member */
export function requireText(member: string, text: string | undefined): asserts text is string {
  if (text !== undefined && text.trim() !== '') return;
  throw invalidRequest(`/${member}`, `${member}: expected a text that is not blank`, 'not blank');
}

/** @throws INVALID_REQUEST for a text that cannot be an e-mail address */
export function requireEmail(email: string): void {
  requireText('email', email);
  if (ADDRESS.test(email.trim())) return;
  throw invalidRequest(
    '/email',
    'email: expected an e-mail address such as ann@example.com',
    'an e-mail address',
  );
}
