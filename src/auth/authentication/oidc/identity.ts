/** Maps the provider's claims (OpenID Connect Core 5.1) to a user of the catalog. */
import { encodePart } from '../../../model/urn/percent.js';
import { Refused } from './problems.js';
import type { Claims } from './provider.js';
import type { OidcOptions } from './options.js';

export interface Identity {
  /** Together they identify a person for ever. Names and addresses can change, and pass to somebody else. */
  readonly issuer: string;
  readonly subject: string;
  /** Members of `corpUserInfo`. It has no name to display if the provider sends none. */
  readonly profile: Readonly<Record<string, string>>;
  /** Names as the provider spells them. Absent if the provider does not set memberships or sends no groups. */
  readonly groups?: readonly Group[];
}

export interface Group {
  readonly urn: string;
  readonly name: string;
}

/** Maximum length of a subject (OpenID Connect Core 2). */
const LONGEST_SUBJECT = 255;

/** @throws Refused for claims that identify nobody */
export function readIdentity(claims: Claims, { groupsClaim }: Pick<OidcOptions, 'groupsClaim'>): Identity {
  const { iss: issuer, sub: subject } = claims;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject.length > LONGEST_SUBJECT)
    throw new Refused('invalid');
  const groups = groupsClaim === undefined ? undefined : readGroups(claims[groupsClaim]);
  return {
    ...{ issuer, subject },
    profile: readProfile(claims),
    ...(groups !== undefined && { groups }),
  };
}

/** @returns the name by which the claims ask for an account. @throws Refused without a name */
export function readUserName(claims: Claims, { userClaim, userPattern }: OidcOptions): string {
  const claim = readText(claims[userClaim]);
  const match = userPattern === undefined ? [claim] : (userPattern.exec(claim) ?? []);
  const name = (match[1] ?? match[0] ?? '').trim().normalize('NFC');
  if (name === '') throw new Refused('no-name');
  return name;
}

/**
 * Tells whether the user name is an e-mail address that may belong to somebody else: the claim `email` without `email_verified`, or another
 * claim with an address that the provider reports as unverified.
 */
export function hasDoubtfulName(claims: Claims, { userClaim }: Pick<OidcOptions, 'userClaim'>): boolean {
  if (userClaim === 'email') return !isVerified(claims);
  const denied = claims['email_verified'] === false || claims['email_verified'] === 'false';
  const [name, email] = [userClaim, 'email'].map((claim) => readText(claims[claim]).toLowerCase());
  return denied && name === email;
}

/** Some providers send the flag as text. */
function isVerified(claims: Claims): boolean {
  return claims['email_verified'] === true || claims['email_verified'] === 'true';
}

function readProfile(claims: Claims): Record<string, string> {
  const firstName = readText(claims['given_name']);
  const lastName = readText(claims['family_name']);
  const fullName = readText(claims['name']) || `${firstName} ${lastName}`.trim();
  const email = isVerified(claims) ? readText(claims['email']) : '';
  const members = { displayName: fullName, fullName, firstName, lastName, email };
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
