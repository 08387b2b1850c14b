/** The aspect `corpUserCredentials`. */
import type { StoredAspect, StoredEntity } from '../../catalog/entities/types.js';
import type { Proposal } from '../../catalog/writes/types.js';
import type { AuthDeps } from '../auth-deps.js';
import type { PasswordHash } from './passwords.js';

export const CREDENTIALS = 'corpUserCredentials';

export interface Credentials extends PasswordHash {
  /** Hash of the token that resets the password. */
  readonly passwordResetToken?: string;
  /** Epoch milliseconds. */
  readonly passwordResetTokenExpirationTimeMillis?: number;
}

export function credentialsOf(user: StoredEntity | undefined): Credentials | undefined {
  const text = user?.aspects.get(CREDENTIALS)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as Credentials);
}

export async function findCredentials(
  { entities }: Pick<AuthDeps, 'entities'>,
  user: string,
): Promise<{ credentials: Credentials; stored: StoredAspect } | undefined> {
  const [found] = await entities.findEntities([user], [CREDENTIALS]);
  const stored = found?.aspects.get(CREDENTIALS);
  const credentials = credentialsOf(found);
  return stored === undefined || credentials === undefined ? undefined : { credentials, stored };
}

export function credentialsProposal(urn: string, credentials: Credentials): Proposal {
  return { urn, aspectName: CREDENTIALS, changeType: 'UPSERT', value: JSON.stringify(credentials) };
}
