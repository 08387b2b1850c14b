/** Accounts of other users, for front ends that have their own sign-in. */
import type { AccountName } from '../../../auth/types.js';
import { BOOLEAN, object, STRING, URN } from '../json-schema.js';
import { defineRoute, type Route } from '../route.js';
import { MAX_CREDENTIALS_BYTES } from './sign-in-routes.js';

const COMMON = { method: 'POST', tag: 'Sign-in', maxBodyBytes: MAX_CREDENTIALS_BYTES } as const;
const EXAMPLE_USER = 'urn:li:corpuser:jdoe';

export const FRONT_END_ROUTES: readonly Route[] = [
  defineRoute<unknown, AccountName & { readonly password: string }>({
    ...COMMON,
    path: '/auth/verifyNativeUserCredentials',
    operationId: 'verifyNativeUserCredentials',
    // Required only for the passwords of other users.
    permission: { platform: ['MANAGE_USER_CREDENTIALS'] },
    summary: "Check a user's password; for other users, with `MANAGE_USER_CREDENTIALS`",
    body: object({
      'userUrn?': { ...URN, description: 'Default: derived from the e-mail address.' },
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
  defineRoute<unknown, { readonly userId: string }>({
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
