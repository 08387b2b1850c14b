/** Settings of single sign-on. `TRELLIS_OIDC_ISSUER` enables it. */
import { optional, withDefault, type Setting } from './setting.js';
import { parseChoice, parsePattern, parseScopes, parseText, parseWebAddress } from './values.js';

const CLIENT_AUTH = ['client_secret_post', 'client_secret_basic'] as const;
const NEW_USERS = ['create', 'refuse'] as const;

export const OIDC_SETTINGS = {
  TRELLIS_OIDC_ISSUER: optional({
    expects: 'an address like https://id.example/realms/main, without credentials in it',
    meaning:
      'Provider at which people sign in (OpenID Connect): its issuer, or the address of its discovery document. ' +
      'See “Signing in with OIDC” in [access.md](access.md).',
    // The value may contain credentials by mistake.
    secret: true,
    parse: parseWebAddress,
  }),
  TRELLIS_OIDC_CLIENT_ID: optional({
    shownDefault: 'none; required with `TRELLIS_OIDC_ISSUER`',
    expects: 'the id of a client',
    meaning: 'Under which this service is registered at the provider.',
    parse: parseText,
  }),
  TRELLIS_OIDC_CLIENT_SECRET: optional({
    expects: 'the secret of a client',
    meaning: 'Of that client. Unset for a public client.',
    secret: true,
    parse: parseText,
  }),
  TRELLIS_OIDC_CLIENT_AUTH: withDefault('client_secret_post', {
    expects: 'client_secret_post or client_secret_basic',
    meaning:
      'How the secret is shown to the provider: `client_secret_post` (in the body) or `client_secret_basic` (in a header).',
    parse: parseChoice(CLIENT_AUTH),
  }),
  TRELLIS_OIDC_SCOPES: withDefault('openid profile email', {
    expects: 'scopes separated by spaces, with openid among them',
    meaning: 'What is asked of the provider.',
    parse: parseScopes,
  }),
  TRELLIS_OIDC_USER_CLAIM: withDefault('email', {
    expects: 'the name of a claim',
    meaning: 'Claim that holds the user name.',
    parse: parseText,
  }),
  TRELLIS_OIDC_USER_PATTERN: optional({
    shownDefault: 'the whole claim',
    expects: 'a regular expression',
    meaning:
      'What of that claim is the user name: the first group, or all that matches. `^([^@]+)@corp\\.example$` makes `jdoe` of ' +
      '`jdoe@corp.example`, and refuses others.',
    parse: parsePattern,
  }),
  TRELLIS_OIDC_GROUPS_CLAIM: optional({
    expects: 'the name of a claim',
    meaning: 'Claim that holds the names of groups. Unset: memberships are not taken from the provider.',
    parse: parseText,
  }),
  TRELLIS_OIDC_NEW_USERS: withDefault('create', {
    expects: 'create or refuse',
    meaning: 'Who is not in the catalog yet is made when they sign in (`create`), or not let in (`refuse`).',
    parse: parseChoice(NEW_USERS),
  }),
  TRELLIS_OIDC_NAME: withDefault('single sign-on', {
    expects: 'a name',
    meaning: 'What people call the provider: “Sign in with …”.',
    parse: parseText,
  }),
  TRELLIS_OIDC_ALLOW_HTTP: withDefault('no', {
    expects: 'yes or no',
    meaning: '`yes`: the provider may be spoken to unencrypted; only for one on loopback, to try things out.',
    parse: parseChoice(['yes', 'no']),
  }),
} as const satisfies Record<string, Setting<unknown>>;
