import fc from 'fast-check';
import { parseUrnSyntax } from '../../../model/urn/parse-urn.js';
import { readIdentity } from './identity.js';
import type { OidcOptions } from './options.js';
import { Refused, signInProblem, type SignInProblem } from './problems.js';
import type { Claims } from './provider.js';

const OPTIONS: OidcOptions = {
  ...{ issuer: 'https://id.example', clientId: 'trellis', clientAuth: 'client_secret_post' },
  ...{ scopes: 'openid', userClaim: 'preferred_username', newUsers: 'create', name: 'ID', allowHttp: false },
};
const read = (claims: object, options: Partial<OidcOptions> = {}) =>
  readIdentity(claims as Claims, { ...OPTIONS, ...options });
const problemOf = (claims: object, options: Partial<OidcOptions> = {}): SignInProblem | undefined => {
  try {
    read(claims, options);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
};
const name = (claims: object, options?: Partial<OidcOptions>) =>
  read(claims, options).user.slice('urn:li:corpuser:'.length);

describe('the user name', () => {
  it('is the claim, trimmed and in Unicode NFC', () => {
    expect(name({ preferred_username: '  zoé ' })).toBe('zoé');
    expect(name({ preferred_username: 'zoé'.normalize('NFD') })).toBe('zoé'.normalize('NFC'));
    expect(name({ sub: 'x', email: 'y' }, { userClaim: 'sub' })).toBe('x');
  });

  it.each([undefined, null, '', '   ', 7, true, ['a'], { a: 1 }])('cannot be %j', (claim) => {
    expect(problemOf({ preferred_username: claim })).toBe('no-name');
  });

  it('is the first group of the pattern, or its complete match', () => {
    const corporate = { userPattern: /^([^@]+)@corp\.example$/u };
    expect(name({ preferred_username: 'jo@corp.example' }, corporate)).toBe('jo');
    expect(name({ preferred_username: 'xx jo yy' }, { userPattern: /jo/u })).toBe('jo');
    expect(name({ preferred_username: 'a b ' }, { userPattern: /\w+(?: )$|^(\w) /u })).toBe('a');
  });

  it.each([
    ['does not match', 'jo@other.example', /^([^@]+)@corp\.example$/u],
    ['matches nothing', 'jo', /x*/u],
    ['matches only white space', 'jo  ', /\s+$/u],
    ['is not a string', 7, /.*/u],
  ])('cannot come from a claim that %s', (_, claim, userPattern) => {
    expect(problemOf({ preferred_username: claim }, { userPattern })).toBe('no-name');
  });
});

describe('an email address as the user name', () => {
  const byEmail = { userClaim: 'email' };

  it.each<[unknown, boolean]>([
    [false, true],
    ['false', true],
    [true, false],
    ['true', false],
    [undefined, false],
  ])('with `email_verified` %j is refused: %s', (verified, isRefused) => {
    const claims = { email: 'a@b.example', email_verified: verified };
    expect(problemOf(claims, byEmail)).toBe(isRefused ? 'unverified-email' : undefined);
    expect(problemOf({ ...claims, preferred_username: 'a' })).toBeUndefined();
  });
});

describe('the profile', () => {
  it('contains the claims of the provider, under the names of the catalog', () => {
    const claims = { name: 'Jo Doe', given_name: 'Jo', family_name: 'Doe', email: 'jo@example.com' };
    expect(read({ preferred_username: 'jo', ...claims }).profile).toEqual({
      ...{ displayName: 'Jo Doe', fullName: 'Jo Doe', firstName: 'Jo', lastName: 'Doe' },
      email: 'jo@example.com',
    });
  });

  it('joins the full name from its parts, and falls back to the user name', () => {
    const profileOf = (claims: object) => read({ preferred_username: 'jo', ...claims }).profile;
    expect(profileOf({ given_name: 'Jo', family_name: 'Doe' })).toMatchObject({ displayName: 'Jo Doe' });
    expect(profileOf({ family_name: 'Doe' })).toEqual({
      displayName: 'Doe',
      fullName: 'Doe',
      lastName: 'Doe',
    });
    expect(profileOf({ name: ' ', email: 7 })).toEqual({ displayName: 'jo' });
  });
});

describe('groups', () => {
  const groupsOf = (groups: unknown, groupsClaim?: string) =>
    read({ preferred_username: 'jo', groups }, groupsClaim === undefined ? {} : { groupsClaim }).groups;

  it('are undefined unless a claim is configured', () => {
    expect(groupsOf(['a'])).toBeUndefined();
    expect(groupsOf(['a'], 'roles')).toBeUndefined();
  });

  it('come from a list or a single name, without duplicates and invalid names', () => {
    const urns = (groups: unknown) => groupsOf(groups, 'groups')?.map(({ urn }) => urn);
    expect(urns(['a team', ' b ', 'a team', 7, '', ' ', null, ['x']])).toEqual([
      'urn:li:corpGroup:a team',
      'urn:li:corpGroup:b',
    ]);
    expect(urns('a')).toEqual(['urn:li:corpGroup:a']);
    expect(urns(['é'.normalize('NFD'), 'é'.normalize('NFC')])).toEqual(['urn:li:corpGroup:é']);
    expect(urns([])).toEqual([]);
  });

  it.each([undefined, null, 7, true, { a: 'b' }])('are undefined for the claim %j', (claim) => {
    expect(groupsOf(claim, 'groups')).toBeUndefined();
  });

  it('have URNs with one key part for any name', () => {
    const printable = fc
      .string({ unit: 'grapheme-ascii', minLength: 1 })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(printable, (text) => {
        const [group] = groupsOf([text], 'groups') ?? [];
        expect(group?.name).toBe(text.trim());
        expect(parseUrnSyntax(group?.urn ?? '').parts).toHaveLength(1);
      }),
    );
  });
});

it.each<[SignInProblem, string]>([
  ['not-configured', 'NOT_FOUND'],
  ['provider-away', 'UNAVAILABLE'],
  ['client-refused', 'UNAVAILABLE'],
  ['cancelled', 'FORBIDDEN'],
  ['stale', 'UNAUTHENTICATED'],
  ['invalid', 'UNAUTHENTICATED'],
  ['no-name', 'FORBIDDEN'],
  ['unverified-email', 'FORBIDDEN'],
  ['first-user', 'FORBIDDEN'],
  ['unknown-user', 'FORBIDDEN'],
  ['suspended', 'UNAUTHENTICATED'],
])('the problem %s becomes the error %s, which names the problem', (problem, code) => {
  const error = signInProblem(problem);
  expect([error.code, error.details]).toEqual([code, { problem }]);
  // Clients recognize by this word that they have to sign in.
  expect(error.message.startsWith('Unauthorized')).toBe(code === 'UNAUTHENTICATED');
});
