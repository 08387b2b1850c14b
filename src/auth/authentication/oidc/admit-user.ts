/** Creates or updates the user that the provider authenticated, or refuses the sign-in. */
import { hasCode } from '../../../core/errors.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { ACCOUNT_ASPECTS, isActive, textsOf } from '../accounts.js';
import { requireExisting } from '../conditional-writes.js';
import { ROOT_USER } from '../names.js';
import { createIfAbsent } from '../../../catalog/writes/create-if-absent.js';
import { readUserUrn, type AuthDeps } from '../../auth-deps.js';
import type { Group, Identity } from './identity.js';
import { Refused } from './problems.js';
import type { OidcOptions } from './options.js';

/**
 * One read, and one write if something is new. The profile of a known user stays, because a directory may have written it.
 * @returns URN of the user
 * @throws Refused
 */
export async function admitUser(
  deps: AuthDeps,
  identity: Identity,
  { newUsers }: Pick<OidcOptions, 'newUsers'>,
): Promise<string> {
  const { entities, writer, audit } = deps;
  const user = readUrn(deps, identity.user);
  if (user === ROOT_USER) throw new Refused('first-user', user);
  const [existing] = await entities.findEntities([user], [...ACCOUNT_ASPECTS, 'corpUserInfo']);
  if (existing === undefined && newUsers === 'refuse') throw new Refused('unknown-user', user);
  if (existing !== undefined && !isActive(textsOf(existing))) throw new Refused('suspended', user);
  const isNew = existing?.aspects.has('corpUserInfo') !== true;
  const proposals = [
    ...(isNew ? profileProposals(deps, user, identity) : []),
    ...membershipProposals(deps, user, identity.groups),
  ];
  // A user who is deleted in the meantime is not created again.
  const demands = existing !== undefined && proposals.length > 0 ? await requireExisting(deps, [user]) : [];
  if (proposals.length > 0) await writer.write([...demands, ...proposals], { actor: user });
  if (existing === undefined) audit.info({ event: 'user created', user, by: 'oidc' }, 'access');
  return user;
}

function readUrn({ model }: AuthDeps, text: string): string {
  try {
    return readUserUrn(model, text);
  } catch (error) {
    if (hasCode(error, 'INVALID_URN')) throw new Refused('no-name');
    throw error;
  }
}

function profileProposals({ clock }: AuthDeps, urn: string, { profile }: Identity): Proposal[] {
  const lastModified = { time: clock.now(), actor: urn };
  return [
    createIfAbsent(urn, 'corpUserInfo', { active: true, ...profile }),
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
