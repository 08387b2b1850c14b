/** Settings of single sign-on. `TRELLIS_OIDC_ISSUER` enables it. */
import { optional, withDefault, type Setting } from './setting.js';
import { parseChoice, parsePattern, parseScopes, parseText, parseWebAddress } from './values.js';

const CLIENT_AUTH = ['client_secret_post', 'client_secret_basic'] as const;
const NEW_USERS = ['create', 'refuse'] as const;

export const OIDC_SETTINGS = {
  TRELLIS_OIDC_ISSUER: optional({
    expects: 'an address like https://id.example/realms/main, without credentials in it',
    meaning:
      'OpenID Connect provider for single sign-on: its issuer, or the address of its discovery document. ' +
      'See “Signing in with OIDC” in [access.md](access.md).',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseWebAddress,
  }),
  TRELLIS_OIDC_CLIENT_ID: optional({
    shownDefault: 'none; required with `TRELLIS_OIDC_ISSUER`',
    expects: 'the id of a client',
    meaning: 'Client id of this service at the provider.',
    parse: parseText,
  }),
  TRELLIS_OIDC_CLIENT_SECRET: optional({
    expects: 'the secret of a client',
    meaning: 'Secret of that client. Leave it unset for a public client.',
    secret: true,
    parse: parseText,
  }),
  TRELLIS_OIDC_CLIENT_AUTH: withDefault('client_secret_post', {
    expects: 'client_secret_post or client_secret_basic',
    meaning:
      'How requests to the provider send the secret: `client_secret_post` (in the body) or `client_secret_basic` (in a header).',
    parse: parseChoice(CLIENT_AUTH),
  }),
  TRELLIS_OIDC_SCOPES: withDefault('openid profile email', {
    expects: 'scopes separated by spaces, with openid among them',
    meaning: 'Scopes that are requested from the provider.',
    parse: parseScopes,
  }),
  TRELLIS_OIDC_USER_CLAIM: withDefault('email', {
    expects: 'the name of a claim',
    meaning:
      'Claim that contains the user name, which chooses the account at the first sign-in. `email` requires `email_verified: true` ([access.md](access.md#signing-in-with-oidc)).',
    parse: parseText,
  }),
  TRELLIS_OIDC_USER_PATTERN: optional({
    shownDefault: 'the complete claim',
    expects: 'a regular expression',
    meaning:
      'Part of that claim that is the user name: the first group of the pattern, or the complete match. `^([^@]+)@corp\\.example$` ' +
      'turns `jdoe@corp.example` into `jdoe`, and refuses other addresses.',
    parse: parsePattern,
  }),
  TRELLIS_OIDC_GROUPS_CLAIM: optional({
    expects: 'the name of a claim',
    meaning: 'Claim that contains the names of groups. Unset: the provider does not set memberships.',
    parse: parseText,
  }),
  TRELLIS_OIDC_NEW_USERS: withDefault('create', {
    expects: 'create or refuse',
    meaning:
      'What happens when a user who is not in the catalog signs in. `create`: the user is added. `refuse`: the sign-in is refused.',
    parse: parseChoice(NEW_USERS),
  }),
  TRELLIS_OIDC_NAME: withDefault('single sign-on', {
    expects: 'a name',
    meaning: 'Name of the provider on the page: “Sign in with …”.',
    parse: parseText,
  }),
  TRELLIS_OIDC_ALLOW_HTTP: withDefault('no', {
    expects: 'yes or no',
    meaning:
      '`yes`: connections to the provider may be unencrypted. Only for tests with a provider on loopback.',
    parse: parseChoice(['yes', 'no']),
  }),
} as const satisfies Record<string, Setting<unknown>>;
