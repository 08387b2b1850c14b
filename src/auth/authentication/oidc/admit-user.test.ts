import fc from 'fast-check';
import { parseUrnSyntax } from '../../../model/urn.js';
import { hasUnverifiedName, readIdentity, readUserName } from './admit-user.js';
import { RefusedSignIn, signInProblem, type SignInProblem } from './problems.js';
import { mergeClaims, type Claims, type OidcOptions } from './provider.js';

const OPTIONS: OidcOptions = {
  ...{ issuer: 'https://id.example', clientId: 'trellis', clientAuth: 'client_secret_post' },
  ...{ scopes: 'openid', userClaim: 'preferred_username', newUsers: 'create', name: 'ID', allowHttp: false },
};
const PERSON = { iss: 'https://id.example', sub: '7', preferred_username: 'jo' };

const read = (claims: object, groupsClaim?: string) =>
  readIdentity({ ...PERSON, ...claims }, groupsClaim === undefined ? OPTIONS : { ...OPTIONS, groupsClaim });

const name = (claims: object, options: Partial<OidcOptions> = {}) =>
  readUserName(claims as Claims, { ...OPTIONS, ...options });

const problemOf = (work: () => unknown): SignInProblem | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedSignIn) return error.problem;
    throw error;
  }
};

describe('the user name', () => {
  it('is the claim, trimmed and in Unicode NFC', () => {
    expect(name({ preferred_username: '  zoé ' })).toBe('zoé');
    expect(name({ preferred_username: 'zoé'.normalize('NFD') })).toBe('zoé'.normalize('NFC'));
    expect(name({ sub: 'x', email: 'y' }, { userClaim: 'sub' })).toBe('x');
  });

  it.each([undefined, null, '', '   ', 7, true, ['a'], { a: 1 }])('cannot be %j', (claim) => {
    expect(problemOf(() => name({ preferred_username: claim }))).toBe('no-name');
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
    expect(problemOf(() => name({ preferred_username: claim }, { userPattern }))).toBe('no-name');
  });
});

describe('the identity', () => {
  it('is issuer and subject, exactly as they are sent', () => {
    expect(read({ iss: 'https://a.example/', sub: ' A ' })).toMatchObject({
      ...{ issuer: 'https://a.example/', subject: ' A ' },
    });
  });

  it.each([undefined, 7, 'x'.repeat(256)])('cannot have the subject %j', (sub) => {
    expect(problemOf(() => read({ sub }))).toBe('invalid');
  });
});

describe('an e-mail address as the user name', () => {
  const doubts = (verified: unknown, userClaim: string, address = 'jo@b.example') => {
    const claims = { email: 'Jo@b.example', preferred_username: address, email_verified: verified };
    return hasUnverifiedName(claims as Claims, { userClaim });
  };

  it.each([true, 'true'])('is trusted with `email_verified` %j', (verified) => {
    expect(doubts(verified, 'email')).toBe(false);
  });

  it.each([false, 'false', undefined, null, 'yes', 1])('is not with `email_verified` %j', (verified) => {
    expect(doubts(verified, 'email')).toBe(true);
  });

  it.each<[unknown, boolean]>([
    [false, true],
    ['false', true],
    [undefined, false],
    [true, false],
  ])('in another claim and `email_verified` %j is doubtful: %s', (verified, isDoubtful) => {
    expect(doubts(verified, 'preferred_username')).toBe(isDoubtful);
    expect(doubts(verified, 'preferred_username', 'jo')).toBe(false);
  });
});

describe('claims of the ID token and the user info', () => {
  it.each<[string, object, object, object]>([
    [
      'the token takes precedence',
      { sub: '1', name: 'A' },
      { name: 'B', groups: ['g'] },
      { sub: '1', name: 'A', groups: ['g'] },
    ],
    [
      'one tells that the address of the other is verified',
      { email: 'a' },
      { email: 'a', email_verified: true },
      { email: 'a', email_verified: true },
    ],
    [
      'a verified address does not vouch for another',
      { email: 'a' },
      { email: 'b', email_verified: true },
      { email: 'a' },
    ],
    [
      'a flag without an address does not vouch for that of the user info',
      { email_verified: true },
      { email: 'b' },
      { email: 'b' },
    ],
    [
      'a denial of the token counts',
      { email: 'a', email_verified: false },
      { email: 'a', email_verified: true },
      { email: 'a', email_verified: false },
    ],
  ])('%s', (_, ofToken, ofUserInfo, merged) => {
    expect(mergeClaims(ofToken as Claims, ofUserInfo as Claims)).toEqual(merged);
  });
});

describe('the profile', () => {
  it('contains the claims of the provider, under the names of the catalog', () => {
    const claims = { name: 'Jo Doe', given_name: 'Jo', family_name: 'Doe', email: 'jo@example.com' };
    const names = { displayName: 'Jo Doe', fullName: 'Jo Doe', firstName: 'Jo', lastName: 'Doe' };
    expect(read({ ...claims, email_verified: true }).profile).toEqual({ ...names, email: 'jo@example.com' });
    // An address that may belong to somebody else is not shown as that of this person.
    expect(read(claims).profile).toEqual(names);
  });

  it('joins the full name from its parts', () => {
    const profileOf = (claims: object) => read(claims).profile;
    expect(profileOf({ given_name: 'Jo', family_name: 'Doe' })).toMatchObject({ displayName: 'Jo Doe' });
    expect(profileOf({ family_name: 'Doe' })).toEqual({
      displayName: 'Doe',
      fullName: 'Doe',
      lastName: 'Doe',
    });
    expect(profileOf({ name: ' ', email: 7, email_verified: true })).toEqual({});
  });
});

describe('groups', () => {
  const groupsOf = (groups: unknown, groupsClaim?: string) => read({ groups }, groupsClaim).groups;

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
  ['other-identity', 'FORBIDDEN'],
  ['first-user', 'FORBIDDEN'],
  ['unknown-user', 'FORBIDDEN'],
  ['suspended', 'UNAUTHENTICATED'],
])('the problem %s becomes the error %s, which names the problem', (problem, code) => {
  const error = signInProblem(problem);
  expect([error.code, error.details]).toEqual([code, { problem }]);
  // Clients recognize by this word that they have to sign in.
  expect(error.message.startsWith('Unauthorized')).toBe(code === 'UNAUTHENTICATED');
});
