/** The actor of a request, by its credentials. */
import type { IncomingHttpHeaders } from 'node:http';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import type { Access } from '../../../auth/types.js';
import { CatalogError } from '../../../core/errors.js';
import { establishActor, NO_ACTOR } from './establish-actor.js';

const [ann, root] = ['urn:li:corpuser:ann', 'urn:li:corpuser:datahub'];
const UNAUTHENTICATED = refusal('UNAUTHENTICATED');
const FOREIGN = { token: 'foreign' };

/** Accepts one token and one session, both of Ann. */
function identifying() {
  const asked: object[] = [];
  const identify: Access['identify'] = (credentials) => {
    asked.push(credentials);
    const { authorization, session } = credentials as { authorization?: string; session?: string };
    if (authorization === 'Bearer good' || session === 'good') return Promise.resolve(ann);
    const details = authorization === 'Bearer foreign' ? FOREIGN : {};
    return Promise.reject(new CatalogError('UNAUTHENTICATED', 'Unauthorized: no', details));
  };
  return { asked, identify };
}

interface Given {
  readonly headers?: IncomingHttpHeaders;
  readonly method?: string;
  readonly open?: true;
  /** The actor without sign-in. */
  readonly actor?: string;
}

function establish(
  { headers = {}, method = 'GET', open, actor }: Given,
  { asked, identify } = identifying(),
) {
  const route = { permission: open === true ? ('public' as const) : ('signed-in' as const) };
  const ignored: string[] = [];
  const onIgnoredToken = () => ignored.push('token');
  const rules = actor === undefined ? { identify } : { identify, actor, loopback: true, onIgnoredToken };
  return { asked, ignored, who: establishActor({ method, headers }, route, rules) };
}

const session = (text: string, actor = ann) => ({ cookie: `trellis_session=${text}; actor=${actor}` });

describe('a service with sign-in', () => {
  it('takes the actor from a token or a session', async () => {
    expect(await establish({ headers: { authorization: 'Bearer good' } }).who).toBe(ann);
    expect(await establish({ headers: session('good') }).who).toBe(ann);
  });

  it('refuses requests without credentials, except on open routes', async () => {
    await expect(establish({}).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ headers: { cookie: 'actor=urn%3Ali' } }).who).rejects.toThrow(UNAUTHENTICATED);
    expect(await establish({ open: true }).who).toBe(NO_ACTOR);
  });

  it('refuses an invalid token, even with a valid session, except on open routes, which ignore tokens', async () => {
    for (const token of ['bad', 'foreign']) {
      const headers = { authorization: `Bearer ${token}`, ...session('good') };
      await expect(establish({ headers }).who).rejects.toThrow(UNAUTHENTICATED);
      const { asked, who } = establish({ headers, open: true });
      expect([await who, asked]).toEqual([NO_ACTOR, []]);
    }
    await expect(establish({ headers: { authorization: '' } }).who).rejects.toThrow(UNAUTHENTICATED);
  });

  it('reports an expired session, except on open routes, which ignore sessions', async () => {
    await expect(establish({ headers: session('over') }).who).rejects.toThrow(
      refusal('UNAUTHENTICATED', { session: 'ended' }),
    );
    const { asked, who } = establish({ headers: session('over'), open: true });
    expect([await who, asked]).toEqual([NO_ACTOR, []]);
  });

  it('takes a session only with a cookie that names the same user', async () => {
    for (const cookie of [
      'trellis_session=good',
      'trellis_session=good; actor=',
      `trellis_session=good; actor=${root}`,
    ])
      await expect(establish({ headers: { cookie } }).who).rejects.toThrow(
        refusal('UNAUTHENTICATED', { session: 'ended' }),
      );
    expect(await establish({ headers: session('good', encodeURIComponent(ann)) }).who).toBe(ann);
    expect(await establish({ headers: session('good', `"${ann}"`) }).who).toBe(ann);
  });

  it('passes other errors on', async () => {
    const identify = () => Promise.reject(new CatalogError('UNAVAILABLE', 'away'));
    await expect(establish({ headers: session('good') }, { asked: [], identify }).who).rejects.toThrow(
      refusal('UNAVAILABLE'),
    );
  });
});

describe('a request from a page of another site', () => {
  const foreign = { host: 'catalog.example', origin: 'https://evil.example', ...session('good') };

  it('cannot write with the session of its visitor, not even on open routes', async () => {
    for (const given of [{}, { open: true as const }])
      await expect(establish({ ...given, headers: foreign, method: 'POST' }).who).rejects.toThrow(
        refusal('FORBIDDEN'),
      );
    expect(await establish({ headers: foreign }).who).toBe(ann);
  });

  it('is accepted with a token', async () => {
    const headers = { ...foreign, authorization: 'Bearer good' };
    expect(await establish({ headers, method: 'POST' }).who).toBe(ann);
  });
});

describe('a service without sign-in', () => {
  it('takes the first user as the actor of requests without credentials', async () => {
    expect(await establish({ actor: root, headers: { host: 'localhost' } }).who).toBe(root);
  });

  it('checks credentials nevertheless', async () => {
    expect(await establish({ actor: root, headers: session('good') }).who).toBe(ann);
    await expect(establish({ actor: root, headers: session('over') }).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ actor: root, headers: { authorization: 'Bearer x' } }).who).rejects.toThrow(
      UNAUTHENTICATED,
    );
  });

  it('ignores a token that it did not issue, and reports that', async () => {
    const headers = { host: 'localhost', authorization: 'Bearer foreign' };
    const { ignored, who } = establish({ actor: root, headers });
    expect([await who, ignored]).toEqual([root, ['token']]);
    expect(await establish({ actor: root, headers: { ...headers, ...session('good') } }).who).toBe(ann);
  });

  it('checks host and origin of a request whose token it ignores', async () => {
    const authorization = 'Bearer foreign';
    for (const headers of [
      { host: 'evil.example', authorization },
      { host: 'localhost', origin: 'https://evil.example', authorization },
    ])
      for (const open of [{}, { open: true as const }])
        await expect(establish({ actor: root, headers, method: 'POST', ...open }).who).rejects.toThrow(
          refusal('FORBIDDEN'),
        );
  });

  it('refuses a foreign host name', async () => {
    const headers = { host: 'evil.example' };
    await expect(establish({ actor: root, headers }).who).rejects.toThrow(refusal('FORBIDDEN'));
    // A service with sign-in accepts any host name.
    expect(await establish({ headers: { ...headers, ...session('good') } }).who).toBe(ann);
  });
});
