/** Creates accounts and sets passwords, under the paths of clients and those of front ends (`/auth/…`). */
import type { SignUp } from '../../../auth/types.js';
import { Reply } from '../reply.js';
import { BOOLEAN, object, STRING, URN } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';
import { NOBODY } from './establish-actor.js';
import { isSignedIn } from './is-signed-in.js';
import { MAX_CREDENTIALS_BYTES, withSession } from './sign-in-routes.js';

const COMMON = { method: 'POST', tag: 'Sign-in', maxBodyBytes: MAX_CREDENTIALS_BYTES } as const;

const SIGN_UP = object({
  'userUrn?': { ...URN, description: 'Default: derived from the e-mail address.' },
  email: STRING,
  fullName: STRING,
  password: STRING,
  'title?': STRING,
  inviteToken: STRING,
});

const EXAMPLE_USER = 'urn:li:corpuser:jdoe';
const SIGN_UP_EXAMPLE = {
  userUrn: EXAMPLE_USER,
  email: 'jdoe@example.com',
  fullName: 'J. Doe',
  password: '',
  inviteToken: '',
};

const RESET = object({ userUrn: URN, password: STRING, resetToken: STRING });

interface Reset {
  readonly userUrn: string;
  readonly password: string;
  readonly resetToken: string;
}

export const ACCOUNT_ROUTES: readonly Route[] = [
  defineRoute<unknown, SignUp>({
    ...COMMON,
    path: '/signUp',
    operationId: 'signUp',
    permission: 'public',
    summary: 'Create an account with an invitation, and sign in',
    body: SIGN_UP,
    example: SIGN_UP_EXAMPLE,
    handle: async ({ body, headers, address, actor }, { access }) => {
      const user = await access.users.signUp(body, { address });
      // An actor who creates another user stays signed in as before. Otherwise a client with cookies would act as the new user.
      if (actor !== NOBODY || (await isSignedIn({ headers }, access)))
        return new Reply('', { type: 'text/plain; charset=utf-8' });
      return withSession(await access.signIn.open(user, 'SIGN_UP_LINK_LOGIN'), headers);
    },
  }),
  defineRoute<unknown, SignUp>({
    ...COMMON,
    path: '/auth/signUp',
    operationId: 'authSignUp',
    permission: 'public',
    summary: 'Create an account with an invitation',
    body: SIGN_UP,
    example: SIGN_UP_EXAMPLE,
    response: object({ isNativeUserCreated: BOOLEAN }),
    handle: async ({ body, address }, { access }) => {
      await access.users.signUp(body, { address });
      return { isNativeUserCreated: true };
    },
  }),
  ...['/resetNativeUserCredentials', '/auth/resetNativeUserCredentials'].map((path) =>
    defineRoute<unknown, Reset>({
      ...COMMON,
      path,
      operationId: path.startsWith('/auth') ? 'authResetNativeUserCredentials' : 'resetNativeUserCredentials',
      permission: 'public',
      summary: "Set a new password with a reset token; the user's sessions end",
      body: RESET,
      example: { userUrn: EXAMPLE_USER, password: '', resetToken: '' },
      response: object({ areNativeUserCredentialsReset: BOOLEAN }),
      handle: async ({ body, address }, { access }) => {
        await access.users.resetPassword(body, { address });
        return { areNativeUserCredentialsReset: true };
      },
    }),
  ),
  defineRoute<unknown, { userUrn: string; password: string }>({
    ...COMMON,
    path: '/auth/verifyNativeUserCredentials',
    operationId: 'verifyNativeUserCredentials',
    // Required only for the passwords of other users.
    permission: { platform: ['MANAGE_USER_CREDENTIALS'] },
    summary: "Check a user's password; for other users, with `MANAGE_USER_CREDENTIALS`",
    body: object({ userUrn: URN, password: STRING }),
    example: { userUrn: EXAMPLE_USER, password: '' },
    response: object({ doesPasswordMatch: BOOLEAN }),
    handle: async ({ body, address, actor }, { access, requirePlatformPrivilege }) => {
      if (body.userUrn !== actor)
        await requirePlatformPrivilege(['MANAGE_USER_CREDENTIALS'], 'check passwords of other users');
      return { doesPasswordMatch: await access.signIn.verify(body, { address }) };
    },
  }),
  defineRoute<unknown, { userId: string }>({
    ...COMMON,
    path: '/auth/generateSessionTokenForUser',
    operationId: 'generateSessionTokenForUser',
    permission: { platform: ['MANAGE_ACCESS_TOKENS'] },
    summary: 'Create a session for a user that a front end has authenticated; with `MANAGE_ACCESS_TOKENS`',
    body: object({ userId: { type: 'string', description: 'User name, or URN of the user.' } }),
    example: { userId: EXAMPLE_USER },
    response: object({ accessToken: STRING }),
    handle: async ({ body: { userId }, actor }, { access }) => {
      const urn = userId.startsWith('urn:li:') ? userId : `urn:li:corpuser:${userId}`;
      return { accessToken: (await access.signIn.openFor(urn, actor)).token };
    },
  }),
];
