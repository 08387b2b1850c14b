/** Finds or creates the account of the person that the provider authenticated, or refuses the sign-in. */
import type { RequestFacts } from '../../../core/request-facts.js';
import { hasCode } from '../../../core/errors.js';
import type { JsonObject } from '../../../core/json.js';
import type { StoredEntity } from '../../../catalog/entities/types.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { ACCOUNT_ASPECTS, isActive, textsOf } from '../accounts.js';
import { requireExisting, wasUnchanged } from '../conditional-writes.js';
import { ROOT_USER } from '../names.js';
import { createIfAbsent } from '../../../catalog/writes/create-if-absent.js';
import { readUserUrn, type AuthDeps } from '../../auth-deps.js';
import { hasDoubtfulName, readIdentity, readUserName, type Group, type Identity } from './identity.js';
import { Refused } from './problems.js';
import type { OidcOptions } from './options.js';
import type { Claims } from './provider.js';

/** Aspect of the identity to which an account belongs. */
const LINK = 'signInIdentity';
const USERS = 'urn:li:corpuser:';

/**
 * An identity has the account that it is linked to, whatever the claims say today. Otherwise it is linked to the account that the user name
 * names, unless another identity has it. The profile of a known user stays, because a directory may have written it.
 * @returns URN of the user
 * @throws Refused
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
    const demands = existing === undefined ? [] : await requireExisting(deps, [user]);
    const isWritten = await wasUnchanged(
      deps.writer.write([...demands, ...proposals], { actor: user, facts }),
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

interface Asking {
  readonly claims: Claims;
  readonly options: OidcOptions;
}

/** Two statements. @throws Refused */
async function findAccount(deps: AuthDeps, identity: Identity, asking: Asking): Promise<Account> {
  const { claims, options } = asking;
  const linked = await findLinked(deps, identity);
  // A pattern also decides who may sign in.
  if (options.userPattern !== undefined) readUserName(claims, options);
  const user = linked ?? readUrn(deps, readUserName(claims, options));
  if (user === ROOT_USER) throw new Refused('first-user', user);
  if (linked === undefined && hasDoubtfulName(claims, options)) throw new Refused('unverified-email', user);
  const [existing] = await deps.entities.findEntities([user], [...ACCOUNT_ASPECTS, 'corpUserInfo', LINK]);
  if (existing === undefined && options.newUsers === 'refuse') throw new Refused('unknown-user', user);
  if (existing !== undefined && !isActive(textsOf(existing))) throw new Refused('suspended', user);
  const link = linkOf(existing);
  if (link !== undefined && (link['issuer'] !== identity.issuer || link['subject'] !== identity.subject))
    throw new Refused('other-identity', user);
  return { user, existing, isLinked: link !== undefined };
}

async function findLinked(
  { database, load }: AuthDeps,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const parameters = { issuer: [issuer], subject: [subject] };
  const [row] = await database.read(load('authentication/find-linked-user'), parameters);
  return row?.['urn'] as string | undefined;
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
    if (hasCode(error, 'INVALID_URN')) throw new Refused('no-name');
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
