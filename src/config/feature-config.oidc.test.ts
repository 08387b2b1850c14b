/** Tests the settings of single sign-on: defaults, and messages for invalid combinations. */
import { loadConfig } from './config.js';

const OIDC = {
  TRELLIS_AUTH: 'on',
  TRELLIS_OIDC_ISSUER: 'https://id.example/realms/main',
  TRELLIS_OIDC_CLIENT_ID: 'trellis',
};

function refusal(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n').trim();
  }
  throw new Error('was accepted');
}

it('single sign-on is off without an issuer', () => {
  expect(loadConfig({ TRELLIS_AUTH: 'on' }).oidc).toBeUndefined();
});

it('single sign-on needs an issuer and a client id, and all other settings have defaults', () => {
  const { oidc } = loadConfig(OIDC);
  expect(oidc).toEqual({
    ...{ issuer: 'https://id.example/realms/main', clientId: 'trellis', clientAuth: 'client_secret_post' },
    ...{ scopes: 'openid profile email', userClaim: 'email', newUsers: 'create' },
    ...{ name: 'single sign-on', allowHttp: false },
  });
  expect(Object.isFrozen(oidc)).toBe(true);
});

it('loadConfig reads every setting of single sign-on from the environment', () => {
  const { oidc, publicUrl } = loadConfig({
    ...OIDC,
    ...{
      TRELLIS_HOST: '0.0.0.0',
      TRELLIS_ADMIN_PASSWORD: 'p',
      TRELLIS_PUBLIC_URL: 'https://catalog.example/',
    },
    ...{ TRELLIS_OIDC_CLIENT_SECRET: 's', TRELLIS_OIDC_CLIENT_AUTH: 'client_secret_basic' },
    ...{ TRELLIS_OIDC_SCOPES: ' openid  groups ', TRELLIS_OIDC_USER_CLAIM: 'upn' },
    ...{ TRELLIS_OIDC_USER_PATTERN: '^([^@]+)@', TRELLIS_OIDC_GROUPS_CLAIM: 'groups' },
    ...{ TRELLIS_OIDC_NEW_USERS: 'refuse', TRELLIS_OIDC_NAME: 'Example ID' },
  });
  expect(publicUrl).toBe('https://catalog.example');
  expect(oidc).toEqual({
    ...{ issuer: 'https://id.example/realms/main', clientId: 'trellis', clientSecret: 's' },
    ...{ clientAuth: 'client_secret_basic', scopes: 'openid groups', userClaim: 'upn' },
    ...{ userPattern: /^([^@]+)@/u, groupsClaim: 'groups', newUsers: 'refuse', name: 'Example ID' },
    allowHttp: false,
  });
});

it.each([['http://127.0.0.1:9999'], ['http://localhost/'], ['http://[::1]:9999/realm']])(
  'an unencrypted provider on loopback is accepted only with TRELLIS_OIDC_ALLOW_HTTP=yes: %s',
  (issuer) => {
    const unencrypted = { ...OIDC, TRELLIS_OIDC_ISSUER: issuer };
    expect(loadConfig({ ...unencrypted, TRELLIS_OIDC_ALLOW_HTTP: 'yes' }).oidc).toMatchObject({
      allowHttp: true,
    });
    expect(refusal(unencrypted)).toBe(
      'TRELLIS_OIDC_ISSUER: expected an https address, or TRELLIS_OIDC_ALLOW_HTTP=yes to try things out',
    );
  },
);

describe('the service does not start', () => {
  it.each([['http://id.example'], ['http://127.0.0.1.id.example'], ['http://10.0.0.7']])(
    'with an unencrypted provider beyond loopback, even with TRELLIS_OIDC_ALLOW_HTTP=yes: %s',
    (issuer) => {
      expect(refusal({ ...OIDC, TRELLIS_OIDC_ISSUER: issuer, TRELLIS_OIDC_ALLOW_HTTP: 'yes' })).toBe(
        'TRELLIS_OIDC_ISSUER: expected an https address; only a provider on loopback may use http',
      );
    },
  );

  it.each([
    ['id.example'],
    ['ftp://id.example'],
    ['https://user:hush@id.example'],
    ['https://id.example/?a=b'],
  ])('with the invalid issuer %s, and does not repeat it in the message', (issuer) => {
    expect(refusal({ ...OIDC, TRELLIS_OIDC_ISSUER: issuer })).toBe(
      'TRELLIS_OIDC_ISSUER: expected an address like https://id.example/realms/main, without credentials in it',
    );
  });

  it('without a client id, or with a client secret but without an issuer', () => {
    const { TRELLIS_OIDC_CLIENT_ID: _, ...others } = OIDC;
    expect(refusal(others)).toBe(
      'TRELLIS_OIDC_CLIENT_ID: required with TRELLIS_OIDC_ISSUER; set the id of this service at the provider',
    );
    expect(refusal({ TRELLIS_OIDC_CLIENT_SECRET: 'hush' })).toBe(
      'TRELLIS_OIDC_CLIENT_SECRET: requires TRELLIS_OIDC_ISSUER; set it too, or remove this setting',
    );
  });

  it('with an issuer if authentication is off', () => {
    expect(refusal({ ...OIDC, TRELLIS_AUTH: '' })).toBe(
      'TRELLIS_OIDC_ISSUER: with TRELLIS_AUTH=off nobody has to sign in; set TRELLIS_AUTH=on too, or remove this setting',
    );
  });

  it('with an issuer beyond loopback if the public address is missing', () => {
    expect(refusal({ ...OIDC, TRELLIS_HOST: '0.0.0.0', TRELLIS_ADMIN_PASSWORD: 'p' })).toBe(
      'TRELLIS_PUBLIC_URL: required with TRELLIS_OIDC_ISSUER, because the provider redirects browsers to this address',
    );
  });

  it('with a path in the public address', () => {
    expect(refusal({ ...OIDC, TRELLIS_PUBLIC_URL: 'https://catalog.example/path' })).toBe(
      'TRELLIS_PUBLIC_URL: expected an address like https://catalog.example, without a path',
    );
  });

  it.each([
    ['TRELLIS_OIDC_SCOPES', 'profile email', 'scopes separated by spaces, with openid among them'],
    ['TRELLIS_OIDC_SCOPES', 'openid "x"', 'scopes separated by spaces, with openid among them'],
    ['TRELLIS_OIDC_USER_PATTERN', '([', 'a regular expression'],
    ['TRELLIS_OIDC_CLIENT_AUTH', 'none', 'client_secret_post or client_secret_basic'],
    ['TRELLIS_OIDC_NEW_USERS', 'yes', 'create or refuse'],
    ['TRELLIS_OIDC_ALLOW_HTTP', 'maybe', 'yes or no'],
  ])('with %s=%s', (name, value, expected) => {
    expect(refusal({ ...OIDC, [name]: value })).toBe(`${name}=${value}: expected ${expected}`);
  });
});
