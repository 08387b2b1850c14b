/** The expected answers by permission and credentials. */
import type { EndpointPermission } from '../../../src/auth/services.js';
import { EDITOR_ROLE } from '../../../src/auth/auth-deps.js';
import { DEFAULT_POLICIES } from '../../../src/auth/authorization/policies/default-policies.js';

/** The credentials of a request. The first four are no user; the others are a token of a user with that role. */
export const COLUMNS = ['none', 'bad', 'expired', 'revoked', 'reader', 'editor', 'admin'] as const;
export type Column = (typeof COLUMNS)[number];

/** `ok`: passes authentication and authorisation, whatever the request then returns. */
export type Expected = 'ok' | 401 | 403;

/** The expected answers by kind of permission; the columns are those above. */
export const ANSWERS = {
  /** Signing in, health, pages: need no credentials, and ignore invalid ones. */
  open: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  /** Reads, and what every user may do for themselves. */
  read: [401, 401, 401, 401, 'ok', 'ok', 'ok'],
  /** Writes metadata. */
  edit: [401, 401, 401, 401, 403, 'ok', 'ok'],
  /** Manages users, access or secrets, or operates the catalog. */
  admin: [401, 401, 401, 401, 403, 403, 'ok'],
  /** Only for system users, which none of these is. */
  system: [401, 401, 401, 401, 403, 403, 403],
} as const satisfies Record<string, readonly Expected[]>;
export type Kind = keyof typeof ANSWERS;

const privilegesOf = (isFor: (actors: (typeof DEFAULT_POLICIES)[number]['actors']) => boolean): Set<string> =>
  new Set(DEFAULT_POLICIES.filter(({ actors }) => isFor(actors)).flatMap(({ privileges }) => privileges));
const USER_PRIVILEGES = privilegesOf(({ allUsers }) => allUsers);
const EDITOR_PRIVILEGES = privilegesOf(({ roles }) => roles.includes(EDITOR_ROLE));

/** Returns the row for a declared permission. */
export function kindOf(permission: EndpointPermission): Kind {
  if (permission === 'public') return 'open';
  if (permission === 'signed-in') return 'read';
  if (permission === 'per-change') return 'edit';
  if (permission === 'system') return 'system';
  if (permission.platform.some((privilege) => USER_PRIVILEGES.has(privilege))) return 'read';
  return permission.platform.some((privilege) => EDITOR_PRIVILEGES.has(privilege)) ? 'edit' : 'admin';
}
