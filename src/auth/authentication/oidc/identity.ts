/** Maps the provider's claims (OpenID Connect Core 5.1) to a user of the catalog. */
import { encodePart } from '../../../model/urn/percent.js';
import { Refused } from './problems.js';
import type { Claims } from './provider.js';
import type { OidcOptions } from './options.js';

export interface Identity {
  /** URN of the user, not yet checked. */
  readonly user: string;
  /** Members of `corpUserInfo`. */
  readonly profile: Readonly<Record<string, string>>;
  /** Names as the provider spells them. Absent if the provider does not set memberships or sends no groups. */
  readonly groups?: readonly Group[];
}

export interface Group {
  readonly urn: string;
  readonly name: string;
}

/** @throws Refused without a user name, or for an e-mail address that the provider has not verified */
export function readIdentity(claims: Claims, options: OidcOptions): Identity {
  const { userClaim, groupsClaim } = options;
  const name = readUserName(claims, options);
  // A user who may enter any address at the provider could enter that of another user.
  if (userClaim === 'email' && isDenied(claims['email_verified'])) throw new Refused('unverified-email');
  const groups = groupsClaim === undefined ? undefined : readGroups(claims[groupsClaim]);
  return {
    user: `urn:li:corpuser:${name}`,
    profile: readProfile(claims, name),
    ...(groups !== undefined && { groups }),
  };
}

/** Some providers send the flag as text. Without the flag, addresses count as verified. */
function isDenied(verified: Claims[string]): boolean {
  return verified === false || verified === 'false';
}

function readUserName(claims: Claims, { userClaim, userPattern }: OidcOptions): string {
  const claim = readText(claims[userClaim]);
  const match = userPattern === undefined ? [claim] : (userPattern.exec(claim) ?? []);
  const name = (match[1] ?? match[0] ?? '').trim().normalize('NFC');
  if (name === '') throw new Refused('no-name');
  return name;
}

function readProfile(claims: Claims, name: string): Record<string, string> {
  const firstName = readText(claims['given_name']);
  const lastName = readText(claims['family_name']);
  const fullName = readText(claims['name']) || `${firstName} ${lastName}`.trim();
  const email = readText(claims['email']);
  const members = { displayName: fullName || name, fullName, firstName, lastName, email };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));
}

/** Reads a list of names or a single name. Ignores other values. */
function readGroups(claim: Claims[string]): Group[] | undefined {
  const listed = typeof claim === 'string' ? [claim] : claim;
  if (!Array.isArray(listed)) return undefined;
  const names = listed.map((member) => readText(member).normalize('NFC')).filter((name) => name !== '');
  return [...new Set(names)].map((name) => ({ name, urn: `urn:li:corpGroup:${encodePart(name)}` }));
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
