/** What sign-in needs to be there: the roles with their policies, and the first user. */
import { CatalogError } from '../kernel/errors.js';
import type { Proposal } from '../write/types.js';
import { CREDENTIALS } from './credentials.js';
import { ADMIN_ROLE, EDITOR_ROLE, READER_ROLE, ROOT_USER } from './names.js';
import { ifAbsent, type AccessParts } from './parts.js';
import { hashPassword } from './passwords.js';
import { DEFAULT_POLICIES } from './policies/default-policies.js';
import { keepDefaultPolicies, type DefaultsParts } from './policies/keep-defaults.js';

const ROLES: Readonly<Record<string, string>> = {
  [ADMIN_ROLE]: 'May do everything.',
  [EDITOR_ROLE]: 'May read and change metadata.',
  [READER_ROLE]: 'May read metadata.',
};

/**
 * Makes what is missing, and leaves what is there as it is: a password that was changed stays changed. Services that start at
 * the same time do not disturb each other.
 */
export async function prepareFirstStart(
  parts: DefaultsParts & Pick<AccessParts, 'audit'>,
  adminPassword: string | undefined,
): Promise<void> {
  const { entities, writer, audit } = parts;
  await keepDefaultPolicies(parts, DEFAULT_POLICIES);
  const roles = Object.entries(ROLES).map(([urn, description]) => {
    const name = urn.slice(urn.lastIndexOf(':') + 1);
    return ifAbsent(urn, 'dataHubRoleInfo', { name, description, editable: false });
  });
  const root = adminPassword === undefined ? [] : await rootProposals(adminPassword);
  const wanted = [...roles, ...root];
  const found = await entities.findEntities(
    wanted.map(({ urn }) => urn),
    [...new Set(wanted.map(({ aspectName }) => aspectName))],
  );
  const missing = wanted.filter(({ aspectName }, index) => !found[index]?.aspects.has(aspectName));
  if (missing.length === 0) return;
  await writer.write(missing, { actor: ROOT_USER });
  const isFirst = missing.some(({ aspectName }) => aspectName === CREDENTIALS);
  if (isFirst) audit.info({ event: 'first user created', user: ROOT_USER }, 'access');
}

async function rootProposals(password: string): Promise<Proposal[]> {
  if (password.trim() === '') throw new CatalogError('INVALID_REQUEST', 'The first password is blank');
  return [
    ifAbsent(ROOT_USER, 'corpUserInfo', { active: true, displayName: 'DataHub', title: 'Administrator' }),
    ifAbsent(ROOT_USER, CREDENTIALS, { ...(await hashPassword(password)) }),
    ifAbsent(ROOT_USER, 'roleMembership', { roles: [ADMIN_ROLE] }),
  ];
}
