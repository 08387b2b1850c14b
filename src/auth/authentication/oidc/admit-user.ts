/** Finds or creates the account of the person that the provider authenticated, or refuses the sign-in. */
import type { StoredEntity } from '../../../catalog/entities/types.js';
import { createIfAbsent } from '../../../catalog/commands/proposals.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { hasCode } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import type { RequestFacts } from '../../../core/request-facts.js';
import { encodePart } from '../../../model/urn-encoding.js';
import { ROOT_USER, readUserUrn, requireExisting, wasUnchanged, type AuthDeps } from '../../auth-deps.js';
import { ACCOUNT_ASPECTS, isActive, textsOf } from '../accounts.js';
import { RefusedSignIn } from './problems.js';
import type { Claims, OidcOptions } from './provider.js';

/** Aspect of the identity to which an account belongs. */
const LINK = 'signInIdentity';
const USERS = 'urn:li:corpuser:';

/**
 * An identity has the account that it is linked to, whatever the claims say today. Otherwise it is linked to the account that the user name
 * names, unless another identity has it. The profile of a known user stays, because a directory may have written it.
 * @returns URN of the user
 * @throws RefusedSignIn
 */
export async function admitUser(
  deps: AuthDeps,
  { claims, facts }: { readonly claims: Claims; readonly facts: RequestFacts },
  options: OidcOptions,
): Promise<string> {
  const identity = readIdentity(claims, options);
  for (;;) {
    const { user, existing, isLinked } = await findAccount(deps, identity, { claims, options });
    const proposals = [
      ...(existing?.aspects.has('corpUserInfo') === true ? [] : profileProposals(deps, user, identity)),
      ...(isLinked ? [] : [linkProposal(user, identity)]),
      ...membershipProposals(deps, user, identity.groups),
    ];
    if (proposals.length === 0) return user;
    // A user who is deleted in the meantime is not created again.
    const conditions = existing === undefined ? [] : await requireExisting(deps, [user]);
    const isWritten = await wasUnchanged(
      deps.writer.write([...conditions, ...proposals], { actor: user, facts }),
    );
    // Another sign-in has created or linked the account in the meantime.
    if (!isWritten) continue;
    const event = existing === undefined ? 'user created' : 'user linked';
    if (!isLinked) deps.audit.info({ event, user, by: 'oidc' }, 'access');
    return user;
  }
}

interface Account {
  readonly user: string;
  /** Absent: a new user. */
  readonly existing: StoredEntity | undefined;
  readonly isLinked: boolean;
}

interface SignInRequest {
  readonly claims: Claims;
  readonly options: OidcOptions;
}

/** Two statements. @throws RefusedSignIn */
async function findAccount(deps: AuthDeps, identity: Identity, request: SignInRequest): Promise<Account> {
  const { claims, options } = request;
  const linked = await findLinked(deps, identity);
  // A pattern also decides who may sign in.
  if (options.userPattern !== undefined) readUserName(claims, options);
  const user = linked ?? readUrn(deps, readUserName(claims, options));
  if (user === ROOT_USER) throw new RefusedSignIn('first-user', user);
  if (linked === undefined && hasUnverifiedName(claims, options))
    throw new RefusedSignIn('unverified-email', user);
  const [existing] = await deps.entities.findEntities([user], [...ACCOUNT_ASPECTS, 'corpUserInfo', LINK]);
  if (existing === undefined && options.newUsers === 'refuse') throw new RefusedSignIn('unknown-user', user);
  if (existing !== undefined && !isActive(textsOf(existing))) throw new RefusedSignIn('suspended', user);
  const link = linkOf(existing);
  if (link !== undefined && (link['issuer'] !== identity.issuer || link['subject'] !== identity.subject))
    throw new RefusedSignIn('other-identity', user);
  return { user, existing, isLinked: link !== undefined };
}

async function findLinked(
  { database, load }: AuthDeps,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const parameters = { issuer: [issuer], subject: [subject] };
  const [row] = await database.read(load('authentication/find-linked-user'), parameters);
  return row?.urn;
}

function linkOf(user: StoredEntity | undefined): JsonObject | undefined {
  const text = user?.aspects.get(LINK)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as JsonObject);
}

/** Fails the write if another sign-in has linked the account in the meantime. */
function linkProposal(urn: string, { issuer, subject }: Identity): Proposal {
  return { urn, aspectName: LINK, changeType: 'CREATE', value: JSON.stringify({ issuer, subject }) };
}

function readUrn({ model }: AuthDeps, name: string): string {
  try {
    return readUserUrn(model, USERS + name);
  } catch (error) {
    if (hasCode(error, 'INVALID_URN')) throw new RefusedSignIn('no-name');
    throw error;
  }
}

function profileProposals({ clock }: AuthDeps, urn: string, { profile }: Identity): Proposal[] {
  const lastModified = { time: clock.now(), actor: urn };
  return [
    createIfAbsent(urn, 'corpUserInfo', { active: true, displayName: urn.slice(USERS.length), ...profile }),
    createIfAbsent(urn, 'corpUserStatus', { status: 'ACTIVE', lastModified }),
  ];
}

/** Replaces the groups that the provider reported before. Memberships of native groups are another aspect and stay. */
function membershipProposals({ model }: AuthDeps, user: string, groups?: readonly Group[]): Proposal[] {
  if (groups === undefined) return [];
  const validGroups = groups.filter(({ urn }) => canBeUrn(model, urn));
  const made = validGroups.map(({ urn, name }) =>
    createIfAbsent(urn, 'corpGroupInfo', { displayName: name, admins: [], members: [], groups: [] }),
  );
  const value = JSON.stringify({ groups: validGroups.map(({ urn }) => urn) });
  return [...made, { urn: user, aspectName: 'groupMembership', changeType: 'UPSERT', value }];
}

/** Skips a group whose name cannot be part of a URN, e.g. one with a line break. The user still signs in. */
function canBeUrn(model: AuthDeps['model'], urn: string): boolean {
  try {
    model.parseUrn(urn);
    return true;
  } catch {
    return false;
  }
}

interface Identity {
  /** Together they identify a person for ever. Names and addresses can change, and pass to another person. */
  readonly issuer: string;
  readonly subject: string;
  /** Members of `corpUserInfo`. It has no name to display if the provider sends none. */
  readonly profile: Readonly<Record<string, string>>;
  /** Names as the provider spells them. Absent if the provider does not set memberships or sends no groups. */
  readonly groups?: readonly Group[] | undefined;
}

interface Group {
  readonly urn: string;
  readonly name: string;
}

/** Maximum length of a subject (OpenID Connect Core 2). */
const LONGEST_SUBJECT = 255;

/**
 * Maps the provider's claims (OpenID Connect Core 5.1) to a user of the catalog.
 * @throws RefusedSignIn for claims that identify no user
 */
export function readIdentity(claims: Claims, { groupsClaim }: Pick<OidcOptions, 'groupsClaim'>): Identity {
  const { iss: issuer, sub: subject } = claims;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || subject.length > LONGEST_SUBJECT)
    throw new RefusedSignIn('invalid');
  const groups = groupsClaim === undefined ? undefined : readGroups(claims[groupsClaim]);
  return {
    ...{ issuer, subject },
    profile: readProfile(claims),
    groups,
  };
}

/** @returns the name by which the claims ask for an account. @throws RefusedSignIn without a name */
export function readUserName(claims: Claims, { userClaim, userPattern }: OidcOptions): string {
  const claim = readText(claims[userClaim]);
  const match = userPattern === undefined ? [claim] : (userPattern.exec(claim) ?? []);
  const name = (match[1] ?? match[0] ?? '').trim().normalize('NFC');
  if (name === '') throw new RefusedSignIn('no-name');
  return name;
}

/**
 * Tells whether the user name is an e-mail address that may belong to another person: the claim `email` without `email_verified`, or another
 * claim with an address that the provider reports as unverified.
 */
export function hasUnverifiedName(claims: Claims, { userClaim }: Pick<OidcOptions, 'userClaim'>): boolean {
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
