/** The aspect `corpUserCredentials`. */
import type { StoredEntity } from '../read/types.js';
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
