/** Creates accounts and sets passwords, under the paths of clients and those of front ends (`/auth/…`). */
import type { Services } from '../../../auth/services.js';
import type { LoginSource } from '../../../catalog/audit/audit-reader.js';
import { BOOLEAN, object, STRING, URN } from '../json-schema.js';
import { defineRoute, type Call, type Route, Reply } from '../route.js';
import { NO_ACTOR, findCaller } from './establish-actor.js';
import { MAX_CREDENTIALS_BYTES, withSession } from './sign-in-routes.js';

const COMMON = { method: 'POST', tag: 'Sign-in', maxBodyBytes: MAX_CREDENTIALS_BYTES } as const;

const ACCOUNT_URN = { ...URN, description: 'Default: derived from the e-mail address.' };

const EXAMPLE_EMAIL = 'jdoe@example.com';

const SIGN_UP = {
  ...COMMON,
  permission: 'public',
  body: object({
    'userUrn?': ACCOUNT_URN,
    email: STRING,
    fullName: STRING,
    password: STRING,
    'title?': STRING,
    inviteToken: STRING,
  }),
  example: { email: EXAMPLE_EMAIL, fullName: 'J. Doe', password: '', inviteToken: '' },
} as const;

const RESET = {
  ...COMMON,
  permission: 'public',
  body: object({ 'userUrn?': ACCOUNT_URN, 'email?': STRING, password: STRING, resetToken: STRING }),
  example: { email: EXAMPLE_EMAIL, password: '', resetToken: '' },
} as const;

/**
 * Signs the user in, unless the request has an actor already: a client with cookies would otherwise act as the other user from then on.
 * The body is empty.
 */
async function signInOnce(
  { user, source }: { readonly user: string; readonly source: LoginSource },
  { headers, actor, facts }: Pick<Call, 'headers' | 'actor' | 'facts'>,
  access: Services['access'],
): Promise<Reply> {
  const isActing = actor !== NO_ACTOR || (await findCaller({ headers }, access)) !== undefined;
  if (isActing) return new Reply('', { type: 'text/plain; charset=utf-8' });
  return withSession(await access.signIn.open(user, source, facts), headers);
}

export const ACCOUNT_ROUTES: readonly Route[] = [
  defineRoute({
    ...SIGN_UP,
    path: '/signUp',
    operationId: 'signUp',
    summary: 'Create an account with an invitation, and sign in',
    handle: async (call, { access }) => {
      const user = await access.users.signUp(call.body, call);
      return signInOnce({ user, source: 'SIGN_UP_LINK_LOGIN' }, call, access);
    },
  }),
  defineRoute({
    ...SIGN_UP,
    path: '/auth/signUp',
    operationId: 'authSignUp',
    summary: 'Create an account with an invitation',
    response: object({ isNativeUserCreated: BOOLEAN }),
    handle: async ({ body, address, facts }, { access }) => {
      await access.users.signUp(body, { address, facts });
      return { isNativeUserCreated: true };
    },
  }),
  defineRoute({
    ...RESET,
    path: '/resetNativeUserCredentials',
    operationId: 'resetNativeUserCredentials',
    summary: "Set a new password with a reset token, and sign in; the user's other sessions end",
    handle: async (call, { access }) => {
      const user = await access.users.resetPassword(call.body, call);
      return signInOnce({ user, source: 'PASSWORD_RESET' }, call, access);
    },
  }),
  defineRoute({
    ...RESET,
    path: '/auth/resetNativeUserCredentials',
    operationId: 'authResetNativeUserCredentials',
    summary: "Set a new password with a reset token; the user's sessions end",
    response: object({ areNativeUserCredentialsReset: BOOLEAN }),
    handle: async ({ body, address, facts }, { access }) => {
      await access.users.resetPassword(body, { address, facts });
      return { areNativeUserCredentialsReset: true };
    },
  }),
];

const EXAMPLE_USER = 'urn:li:corpuser:jdoe';

/** Accounts of other users, for front ends that have their own sign-in. */
export const FRONT_END_ROUTES: readonly Route[] = [
  defineRoute({
    ...COMMON,
    path: '/auth/verifyNativeUserCredentials',
    operationId: 'verifyNativeUserCredentials',
    // Required only for the passwords of other users.
    permission: { platform: ['MANAGE_USER_CREDENTIALS'] },
    summary: "Check a user's password; for other users, with `MANAGE_USER_CREDENTIALS`",
    body: object({
      'userUrn?': ACCOUNT_URN,
      'email?': STRING,
      password: STRING,
    }),
    example: { userUrn: EXAMPLE_USER, password: '' },
    response: object({ doesPasswordMatch: BOOLEAN, 'loginDenialReason?': STRING }),
    handle: async ({ body, address, actor, facts }, { access, requirePlatformPrivilege }) => {
      const user = body.userUrn ?? `urn:li:corpuser:${body.email ?? ''}`;
      if (user !== actor)
        await requirePlatformPrivilege(['MANAGE_USER_CREDENTIALS'], 'check passwords of other users');
      const { isRight, denial } = await access.signIn.verify(body, { address, facts });
      return { doesPasswordMatch: isRight, ...(denial && { loginDenialReason: denial }) };
    },
  }),
  defineRoute({
    ...COMMON,
    path: '/auth/generateSessionTokenForUser',
    operationId: 'generateSessionTokenForUser',
    permission: { platform: ['MANAGE_ACCESS_TOKENS'] },
    summary: 'Create a session for a user that a front end has authenticated; with `MANAGE_ACCESS_TOKENS`',
    body: object({ userId: { type: 'string', description: 'User name, or URN of the user.' } }),
    example: { userId: EXAMPLE_USER },
    response: object({ accessToken: STRING }),
    handle: async ({ body: { userId }, actor, facts }, { access }) => {
      const urn = userId.startsWith('urn:li:') ? userId : `urn:li:corpuser:${userId}`;
      return { accessToken: (await access.signIn.openFor(urn, { actor, facts })).token };
    },
  }),
];
