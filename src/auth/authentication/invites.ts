/**
 * Invitations. The holder of an invitation may sign up and gets its role. The catalog stores a random number for each, and the
 * invitation is the signed number, so access to the database alone is not enough to invite.
 */
import type { Requester } from '../../core/request-facts.js';
import { createHmac } from 'node:crypto';
import { CatalogError } from '../../core/errors.js';
import { newHex } from '../../core/ids.js';
import type { StoredEntity } from '../../catalog/entities/types.js';
import { createIfAbsent } from '../../catalog/writes/create-if-absent.js';
import type { AuthDeps } from '../auth-deps.js';
import { isSame } from './secret-texts.js';

const ASPECT = 'inviteToken';
const NONCE_BYTES = 16;
const SHAPE = /^([A-Za-z0-9_-]{1,1000})\.([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;

/** The members of the aspect. */
interface Invite {
  readonly token: string;
  readonly role?: string;
}

export interface Invites {
  /** Returns the valid invitation and creates it if there is none. */
  get(role: string | undefined, by: Requester): Promise<string>;
  /** Replaces the invitation. The old one becomes invalid. */
  renew(role: string | undefined, by: Requester): Promise<string>;
  /** @returns the URN of its role. @throws FORBIDDEN for an invalid invitation */
  redeem(invite: string): Promise<string | undefined>;
}

export function createInvites({ entities, writer, keys }: AuthDeps): Invites {
  const read = async (id: string): Promise<Invite | undefined> => {
    const [found] = await entities.findEntities([urnOf(id)], [ASPECT]);
    return inviteOf(found);
  };
  const show = async (role: string | undefined): Promise<string> => {
    const nonce = (await read(idOf(role)))?.token ?? '';
    return `${idOf(role)}.${nonce}.${sign(keys.invites, idOf(role), nonce)}`;
  };
  return {
    get: async (role, by) => {
      if ((await read(idOf(role))) === undefined)
        await writer.write([createIfAbsent(urnOf(idOf(role)), ASPECT, newInvite(role))], by);
      return show(role);
    },
    renew: async (role, by) => {
      const value = JSON.stringify(newInvite(role));
      const proposal = { urn: urnOf(idOf(role)), aspectName: ASPECT, changeType: 'UPSERT', value } as const;
      await writer.write([proposal], by);
      return show(role);
    },
    redeem: async (invite) => {
      const [, id = '', nonce = '', signature = ''] = SHAPE.exec(invite) ?? [];
      const isOurs = id !== '' && isSame(signature, sign(keys.invites, id, nonce));
      const kept = isOurs ? await read(id) : undefined;
      if (kept !== undefined && isSame(kept.token, nonce)) return kept.role;
      throw new CatalogError('FORBIDDEN', 'inviteToken: the invitation is invalid or has expired', {
        path: '/inviteToken',
        rule: 'a valid invitation',
      });
    },
  };
}

function newInvite(role: string | undefined): Invite {
  return { token: newHex(NONCE_BYTES), ...(role !== undefined && { role }) };
}

/** One invitation for each role, and one for none. */
function idOf(role: string | undefined): string {
  return role === undefined ? 'any' : `role_${Buffer.from(role).toString('base64url')}`;
}

function urnOf(id: string): string {
  return `urn:li:inviteToken:${id}`;
}

function inviteOf(entity: StoredEntity | undefined): Invite | undefined {
  const text = entity?.aspects.get(ASPECT)?.text;
  return text === undefined ? undefined : (JSON.parse(text) as Invite);
}

function sign(key: Uint8Array, id: string, nonce: string): string {
  return createHmac('sha256', key).update(`${id}.${nonce}`).digest('base64url');
}
