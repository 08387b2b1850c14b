/** Checks what people enter when they create an account or set a password. */
import { CatalogError } from '../../core/errors.js';
import type { MetadataModel } from '../../model/types.js';
import { readUserUrn } from '../auth-deps.js';
import type { AccountName } from '../types.js';

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
  throw new CatalogError('INVALID_REQUEST', `${member}: expected a text that is not blank`, {
    path: `/${member}`,
    rule: 'not blank',
  });
}

/** @throws INVALID_REQUEST for a text that cannot be an e-mail address */
export function requireEmail(email: string): void {
  requireText('email', email);
  if (ADDRESS.test(email.trim())) return;
  throw new CatalogError('INVALID_REQUEST', 'email: expected an e-mail address such as ann@example.com', {
    path: '/email',
    rule: 'an e-mail address',
  });
}
