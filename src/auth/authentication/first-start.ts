/** Creates the roles with their policies and the first user. */
import { NO_REQUEST } from '../../core/request-facts.js';
import { CatalogError } from '../../core/errors.js';
import { DEFAULT_ADMIN_PASSWORD } from '../../core/default-admin-password.js';
import type { StoredEntity } from '../../catalog/entities/types.js';
import type { Proposal } from '../../catalog/writes/types.js';
import { wasUnchanged } from './conditional-writes.js';
import { CREDENTIALS, credentialsOf, credentialsProposal } from './credentials.js';
import { ADMIN_ROLE, EDITOR_ROLE, READER_ROLE, ROOT_USER } from './names.js';
import { createIfAbsent } from '../../catalog/writes/create-if-absent.js';
import type { AuthDeps } from '../auth-deps.js';
import { hashPassword, verifyPassword } from './passwords.js';
import { DEFAULT_POLICIES } from '../authorization/policies/default-policies.js';
import { defaultPolicyUrns, keepDefaultPolicies } from '../authorization/policies/keep-defaults.js';
import { POLICY_ASPECT } from '../authorization/policies/stored-policy.js';
import { createSessions } from './sessions.js';

const ROLES: Readonly<Record<string, string>> = {
  [ADMIN_ROLE]: 'May do everything.',
  [EDITOR_ROLE]: 'May read and change metadata.',
  [READER_ROLE]: 'May read metadata.',
};

/**
 * Creates what is missing and leaves the rest. A changed password stays; only the well-known default password
 * is replaced when another one is configured. Services may start concurrently.
 */
export async function prepareFirstStart(deps: AuthDeps, adminPassword: string | undefined): Promise<void> {
  if (adminPassword?.trim() === '')
    throw new CatalogError('INVALID_REQUEST', 'The initial password is blank');
  const { entities, writer, audit } = deps;
  const urns = [...Object.keys(ROLES), ROOT_USER, ...defaultPolicyUrns(DEFAULT_POLICIES)];
  const aspects = ['dataHubRoleInfo', 'corpUserInfo', 'roleMembership', CREDENTIALS, POLICY_ASPECT];
  const reading = entities.findEntities(urns, aspects);
  await keepDefaultPolicies(deps, DEFAULT_POLICIES, reading);
  const found = await reading;
  const stored = new Map(found.flatMap((entity) => (entity === undefined ? [] : [[entity.urn, entity]])));
  const isMissing = ({ urn, aspectName }: Pick<Proposal, 'urn' | 'aspectName'>): boolean =>
    stored.get(urn)?.aspects.has(aspectName) !== true;
  const missing = roleProposals().filter(isMissing);
  await markSystemUser(deps, stored.get(ROOT_USER));
  if (adminPassword !== undefined) {
    await replaceKnownPassword(deps, stored.get(ROOT_USER), adminPassword);
    missing.push(...rootProposals().filter(isMissing));
    // Hashing is slow, so only the first start does it.
    if (isMissing({ urn: ROOT_USER, aspectName: CREDENTIALS }))
      missing.push(createIfAbsent(ROOT_USER, CREDENTIALS, { ...(await hashPassword(adminPassword)) }));
  }
  if (missing.length === 0) return;
  await writer.write(missing, { actor: ROOT_USER, facts: NO_REQUEST });
  const isFirst = missing.some(({ aspectName }) => aspectName === CREDENTIALS);
  if (isFirst) audit.info({ event: 'first user created', user: ROOT_USER }, 'access');
}

/** Replaces the default password of a catalog that was used on one machine and is now opened to others. */
async function replaceKnownPassword(
  deps: AuthDeps,
  root: StoredEntity | undefined,
  password: string,
): Promise<void> {
  const stored = root?.aspects.get(CREDENTIALS);
  if (stored === undefined || password === DEFAULT_ADMIN_PASSWORD) return;
  if (!(await verifyPassword(DEFAULT_ADMIN_PASSWORD, credentialsOf(root)))) return;
  const sessions = createSessions(deps);
  // Ends sessions before the change too: once the password has changed, no later start looks for them.
  await sessions.closeAll(ROOT_USER);
  const proposal = credentialsProposal(ROOT_USER, await hashPassword(password));
  const written = deps.writer.write([{ ...proposal, ifVersion: stored.version }], {
    actor: ROOT_USER,
    facts: NO_REQUEST,
  });
  // Otherwise a concurrent start has replaced it.
  if (!(await wasUnchanged(written))) return;
  await sessions.closeAll(ROOT_USER);
  deps.audit.info({ event: 'password of the first user set', user: ROOT_USER }, 'access');
}

/** Marks the first user of a catalog that an earlier version created. */
async function markSystemUser({ writer }: AuthDeps, root: StoredEntity | undefined): Promise<void> {
  const stored = root?.aspects.get('corpUserInfo');
  if (stored === undefined || (JSON.parse(stored.text) as { system?: boolean }).system === true) return;
  const value = JSON.stringify([{ op: 'add', path: '/system', value: true }]);
  const target = { urn: ROOT_USER, aspectName: 'corpUserInfo', changeType: 'PATCH', value } as const;
  await wasUnchanged(
    writer.write([{ ...target, ifVersion: stored.version }], { actor: ROOT_USER, facts: NO_REQUEST }),
  );
}

function roleProposals(): Proposal[] {
  return Object.entries(ROLES).map(([urn, description]) => {
    const name = urn.slice(urn.lastIndexOf(':') + 1);
    return createIfAbsent(urn, 'dataHubRoleInfo', { name, description, editable: false });
  });
}

function rootProposals(): Proposal[] {
  return [
    createIfAbsent(ROOT_USER, 'corpUserInfo', {
      active: true,
      displayName: 'DataHub',
      title: 'DataHub',
      system: true,
    }),
    createIfAbsent(ROOT_USER, 'roleMembership', { roles: [ADMIN_ROLE] }),
  ];
}
