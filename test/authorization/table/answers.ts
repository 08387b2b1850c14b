/** Who gets which answer. */
import type { EndpointPermission } from '../../../src/auth/endpoint-permission.js';
import { EDITOR_ROLE } from '../../../src/auth/authentication/names.js';
import { DEFAULT_POLICIES } from '../../../src/auth/authorization/policies/default-policies.js';

/** As whom a request comes. The first four are nobody; the others have a token of somebody with that role. */
export const COLUMNS = ['none', 'bad', 'expired', 'revoked', 'reader', 'editor', 'admin'] as const;
export type Column = (typeof COLUMNS)[number];

/** `ok`: past every question of who asks, whatever becomes of the request then. */
export type Expected = 'ok' | 401 | 403;

/** The rows of the table by what they have in common; the columns are those above. */
export const ANSWERS = {
  /** Signing in, health, pages: without credentials, but not with bad ones. */
  open: ['ok', 401, 401, 401, 'ok', 'ok', 'ok'],
  /** Reads, and what everybody does for themselves. */
  read: [401, 401, 401, 401, 'ok', 'ok', 'ok'],
  /** Writes metadata. */
  edit: [401, 401, 401, 401, 403, 'ok', 'ok'],
  /** Decides who gets in and who may do what, tells secrets, or runs the catalog. */
  admin: [401, 401, 401, 401, 403, 403, 'ok'],
} as const satisfies Record<string, readonly Expected[]>;
export type Kind = keyof typeof ANSWERS;

const EDITOR_PRIVILEGES = new Set(
  DEFAULT_POLICIES.filter(({ actors }) => actors.roles.includes(EDITOR_ROLE)).flatMap(
    ({ privileges }) => privileges,
  ),
);

/** How a request is answered that needs the permission. */
export function kindOf(permission: EndpointPermission): Kind {
  if (permission === 'public') return 'open';
  if (permission === 'signed-in') return 'read';
  if (permission === 'per-change') return 'edit';
  return permission.platform.some((privilege) => EDITOR_PRIVILEGES.has(privilege)) ? 'edit' : 'admin';
}
