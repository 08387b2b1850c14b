/** The actor of a request, by its credentials. */
import type { IncomingHttpHeaders } from 'node:http';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import type { Access } from '../../../auth/types.js';
import { CatalogError } from '../../../core/errors.js';
import { establishActor, NOBODY } from './establish-actor.js';

const [ann, root] = ['urn:li:corpuser:ann', 'urn:li:corpuser:datahub'];
const UNAUTHENTICATED = refusal('UNAUTHENTICATED');

/** Accepts one token and one session, both of Ann. */
function identifying() {
  const asked: object[] = [];
  const identify: Access['identify'] = (credentials) => {
    asked.push(credentials);
    const { authorization, session } = credentials as { authorization?: string; session?: string };
    if (authorization === 'Bearer good' || session === 'good') return Promise.resolve(ann);
    return Promise.reject(new CatalogError('UNAUTHENTICATED', 'Unauthorized: no'));
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
  const rules = actor === undefined ? { identify } : { identify, actor, loopback: true };
  return { asked, who: establishActor({ method, headers }, route, rules) };
}

const session = (text: string) => ({ cookie: `trellis_session=${text}` });

describe('a service with sign-in', () => {
  it('takes the actor from a token or a session', async () => {
    expect(await establish({ headers: { authorization: 'Bearer good' } }).who).toBe(ann);
    expect(await establish({ headers: session('good') }).who).toBe(ann);
  });

  it('refuses requests without credentials, except on open routes', async () => {
    await expect(establish({}).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ headers: { cookie: 'actor=urn%3Ali' } }).who).rejects.toThrow(UNAUTHENTICATED);
    expect(await establish({ open: true }).who).toBe(NOBODY);
  });

  it('refuses an invalid token even on open routes and with a valid session', async () => {
    const headers = { authorization: 'Bearer bad', ...session('good') };
    for (const given of [{ headers }, { headers, open: true as const }])
      await expect(establish(given).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ headers: { authorization: '' } }).who).rejects.toThrow(UNAUTHENTICATED);
  });

  it('reports an expired session, except on open routes, which ignore sessions', async () => {
    await expect(establish({ headers: session('over') }).who).rejects.toThrow(
      refusal('UNAUTHENTICATED', { session: 'ended' }),
    );
    const { asked, who } = establish({ headers: session('over'), open: true });
    expect([await who, asked]).toEqual([NOBODY, []]);
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

  it('refuses a foreign host name', async () => {
    const headers = { host: 'evil.example' };
    await expect(establish({ actor: root, headers }).who).rejects.toThrow(refusal('FORBIDDEN'));
    // A service with sign-in accepts any host name.
    expect(await establish({ headers: { ...headers, ...session('good') } }).who).toBe(ann);
  });
});
