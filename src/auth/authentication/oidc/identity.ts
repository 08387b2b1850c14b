/** From the provider's claims (OpenID Connect Core 5.1) to somebody whom the catalog can know. */
import { encodePart } from '../../../model/urn/percent.js';
import { Refused } from './problems.js';
import type { Claims } from './provider.js';
import type { OidcOptions } from './options.js';

export interface Identity {
  /** URN of the user, not yet checked. */
  readonly user: string;
  /** Members of `corpUserInfo`. */
  readonly profile: Readonly<Record<string, string>>;
  /** Names as the provider spells them; absent where memberships are not taken from it, or it says nothing of them. */
  readonly groups?: readonly Group[];
}

export interface Group {
  readonly urn: string;
  readonly name: string;
}

/** @throws Refused where there is no user name, or nobody has looked whether the address is theirs */
export function readIdentity(claims: Claims, options: OidcOptions): Identity {
  const { userClaim, groupsClaim } = options;
  const name = readUserName(claims, options);
  // Who may type any address at the provider could type somebody else's.
  if (userClaim === 'email' && isDenied(claims['email_verified'])) throw new Refused('unverified-email');
  const groups = groupsClaim === undefined ? undefined : readGroups(claims[groupsClaim]);
  return {
    user: `urn:li:corpuser:${name}`,
    profile: readProfile(claims, name),
    ...(groups !== undefined && { groups }),
  };
}

/** Some providers send it as text. Where it is not said, the provider vouches for its addresses. */
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

/** A list of names, or one name. Other values, and members that are no names, say nothing. */
function readGroups(claim: Claims[string]): Group[] | undefined {
  const listed = typeof claim === 'string' ? [claim] : claim;
  if (!Array.isArray(listed)) return undefined;
  const names = listed.map((member) => readText(member).normalize('NFC')).filter((name) => name !== '');
  return [...new Set(names)].map((name) => ({ name, urn: `urn:li:corpGroup:${encodePart(name)}` }));
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
