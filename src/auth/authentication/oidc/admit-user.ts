/** Who the provider sent becomes a user of the catalog, or is refused. */
import { hasCode } from '../../../core/errors.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import { ACCOUNT_ASPECTS, isActive, textsOf } from '../accounts.js';
import { requireExisting } from '../conditional-writes.js';
import { ROOT_USER } from '../names.js';
import { createIfAbsent, readUserUrn, type AuthDeps } from '../../auth-deps.js';
import type { Group, Identity } from './identity.js';
import { Refused } from './problems.js';
import type { OidcOptions } from './options.js';

/**
 * One read, and a write where something is new. What the catalog says of a user it knows stays: a directory may have said it.
 * @returns URN of the user
 * @throws Refused
 */
export async function admitUser(
  parts: AuthDeps,
  identity: Identity,
  { newUsers }: Pick<OidcOptions, 'newUsers'>,
): Promise<string> {
  const { entities, writer, audit } = parts;
  const user = readUrn(parts, identity.user);
  if (user === ROOT_USER) throw new Refused('first-user', user);
  const [known] = await entities.findEntities([user], [...ACCOUNT_ASPECTS, 'corpUserInfo']);
  if (known === undefined && newUsers === 'refuse') throw new Refused('unknown-user', user);
  if (known !== undefined && !isActive(textsOf(known))) throw new Refused('suspended', user);
  const isNew = known?.aspects.has('corpUserInfo') !== true;
  const proposals = [
    ...(isNew ? profileProposals(parts, user, identity) : []),
    ...membershipProposals(parts, user, identity.groups),
  ];
  // Whom somebody removes meanwhile is not made again: they may no longer be one who is let in.
  const demands = known !== undefined && proposals.length > 0 ? await requireExisting(parts, [user]) : [];
  if (proposals.length > 0) await writer.write([...demands, ...proposals], { actor: user });
  if (known === undefined) audit.info({ event: 'user created', user, by: 'oidc' }, 'access');
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

/** The provider's groups take the place of those that it told before; memberships that were made here are another aspect. */
function membershipProposals({ model }: AuthDeps, user: string, groups?: readonly Group[]): Proposal[] {
  if (groups === undefined) return [];
  const known = groups.filter(({ urn }) => canBeUrn(model, urn));
  const made = known.map(({ urn, name }) =>
    createIfAbsent(urn, 'corpGroupInfo', { displayName: name, admins: [], members: [], groups: [] }),
  );
  const value = JSON.stringify({ groups: known.map(({ urn }) => urn) });
  return [...made, { urn: user, aspectName: 'groupMembership', changeType: 'UPSERT', value }];
}

/** A group whose name no URN can hold, e.g. with a line break in it, keeps nobody out. */
function canBeUrn(model: AuthDeps['model'], urn: string): boolean {
  try {
    model.parseUrn(urn);
    return true;
  } catch {
    return false;
  }
}
