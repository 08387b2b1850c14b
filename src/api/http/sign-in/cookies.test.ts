import fc from 'fast-check';
import {
  endedCookies,
  endedPendingCookie,
  namesActor,
  pendingCookie,
  readPending,
  readSession,
  sessionCookies,
} from './cookies.js';

const session = { token: 'ab12', user: 'urn:li:corpuser:zoé; Path=/x', lifetime: 86_400 };

it('of a session are one that pages cannot read, and one that they can read', () => {
  expect(sessionCookies(session, {})).toEqual([
    'trellis_session=ab12; HttpOnly; Path=/; SameSite=Lax; Max-Age=86400',
    'actor=urn:li:corpuser:zo%C3%A9%3B%20Path=/x; Path=/; SameSite=Lax; Max-Age=86400',
  ]);
});

it.each(['urn:li:corpuser:ann', "urn:li:corpuser:o'ann+x@example.com", 'urn:li:corpuser:(a)%2Fb'])(
  'contains the URN %s as it is',
  (user) => {
    expect(sessionCookies({ ...session, user }, {})[1]).toContain(`actor=${user}; Path`);
  },
);

it('names the user for whom it was set, and nobody else', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      const [user, stranger] = [`urn:li:corpuser:${one}`, `urn:li:corpuser:${other}`];
      const [, actor = ''] = sessionCookies({ ...session, user }, {});
      const cookie = actor.slice(0, actor.indexOf('; Path=/'));
      expect(cookie).toMatch(/^actor=[!#-+\--:<-[\]-~]+$/);
      expect(namesActor({ cookie }, user)).toBe(true);
      // A percent sign is not encoded, so encoded and other names may coincide.
      if (one !== other && !`${one}${other}`.includes('%'))
        expect(namesActor({ cookie }, stranger)).toBe(false);
    }),
  );
});

it('of a pending sign-in is sent only to the address where the sign-in ends', () => {
  expect(pendingCookie({ pending: 'sealed:1:x', lifetime: 600 }, {})).toBe(
    'trellis_oidc=sealed:1:x; HttpOnly; Path=/callback/oidc; SameSite=Lax; Max-Age=600',
  );
});

it('that is cleared has the same name, path and attributes as before', () => {
  const withoutValue = (cookie: string) => cookie.replace(/=[^;]*/, '=').replace(/Max-Age=\d+/, 'Max-Age=0');
  expect(endedCookies()).toEqual(sessionCookies(session, {}).map(withoutValue));
  expect(endedPendingCookie()).toBe(withoutValue(pendingCookie({ pending: 'x', lifetime: 600 }, {})));
});

it.each<[string | undefined, boolean]>([
  ['https://catalog.example', true],
  ['http://catalog.example', false],
  ['httpsx://catalog.example', false],
  ['null', false],
  [undefined, false],
])('from a page of %s is restricted to TLS: %s', (origin, isSecure) => {
  const headers = origin === undefined ? {} : { origin };
  const all = [...sessionCookies(session, headers), pendingCookie({ pending: 'x', lifetime: 1 }, headers)];
  expect(all.map((cookie) => cookie.endsWith('; Secure'))).toEqual([isSecure, isSecure, isSecure]);
});

it.each<[string, string | undefined]>([
  ['', undefined],
  ['trellis_session=ab', 'ab'],
  ['  trellis_session=ab  ', 'ab'],
  ['actor=x; trellis_session=ab; other=y', 'ab'],
  ['actor=x;trellis_session=ab', 'ab'],
  ['trellis_session=', ''],
  ['trellis_session=a=b', 'a=b'],
  ['trellis_session=first; trellis_session=second', 'first'],
  ['xtrellis_session=ab', undefined],
  ['trellis_sessions=ab', undefined],
  ['Trellis_Session=ab', undefined],
  ['actor=trellis_session=ab', undefined],
  ['trellis_session', undefined],
])('in the header %j is the session %j', (cookie, expected) => {
  expect(readSession({ cookie })).toBe(expected);
});

it('is undefined without a header', () => {
  expect([readSession({}), readPending({})]).toEqual([undefined, undefined]);
});

it('is read as it was set, among any others', () => {
  const value = fc.stringMatching(/^[\w+/=:.-]{0,40}$/);
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  const others = fc.array(
    fc.tuple(name, value).map(([key, text]) => `${key}=${text}`),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(value, value, fc.tuple(others, others), (token, pending, [before, after]) => {
      const [own = ''] = sessionCookies({ ...session, token }, {}).map((text) => text.split(';')[0] ?? '');
      const [way = ''] = pendingCookie({ pending, lifetime: 1 }, {}).split(';');
      const cookie = [...before, own, way, ...after].join('; ');
      expect([readSession({ cookie }), readPending({ cookie })]).toEqual([token, pending]);
    }),
  );
});
