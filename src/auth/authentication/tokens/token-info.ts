/** The aspect `dataHubAccessTokenInfo` of the entity `dataHubAccessToken`, whose id is the hash of the token. */
import type { StoredEntity } from '../../../catalog/entities/types.js';
import { digest } from '../secret-texts.js';
import type { AccessTokenMetadata } from '../../types.js';

export const TOKEN_TYPE = 'dataHubAccessToken';
export const TOKEN_INFO = 'dataHubAccessTokenInfo';
const PREFIX = `urn:li:${TOKEN_TYPE}:`;

export function urnOfToken(token: string): string {
  return urnOfId(digest(token));
}

export function urnOfId(id: string): string {
  return PREFIX + id;
}

/** @returns undefined for a token that does not exist (any more) */
export function toMetadata(entity: StoredEntity | undefined): AccessTokenMetadata | undefined {
  const text = entity?.aspects.get(TOKEN_INFO)?.text;
  if (entity === undefined || text === undefined) return undefined;
  const info = JSON.parse(text) as Omit<AccessTokenMetadata, 'urn' | 'id'>;
  return { ...info, urn: entity.urn, id: entity.urn.slice(PREFIX.length) };
}
