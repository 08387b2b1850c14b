/** Who acts, by what a request brings. */
import type { IncomingHttpHeaders } from 'node:http';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import type { Access } from '../../../auth/types.js';
import { CatalogError } from '../../../core/errors.js';
import { establishActor, NOBODY } from './establish-actor.js';

const [ann, root] = ['urn:li:corpuser:ann', 'urn:li:corpuser:datahub'];
const UNAUTHENTICATED = refusal('UNAUTHENTICATED');

/** Knows one token and one session, both of Ann. */
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
  /** Who acts where nobody has to sign in. */
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

describe('where people sign in', () => {
  it('a token or a session tells who acts', async () => {
    expect(await establish({ headers: { authorization: 'Bearer good' } }).who).toBe(ann);
    expect(await establish({ headers: session('good') }).who).toBe(ann);
  });

  it('nobody acts without one, but on open routes', async () => {
    await expect(establish({}).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ headers: { cookie: 'actor=urn%3Ali' } }).who).rejects.toThrow(UNAUTHENTICATED);
    expect(await establish({ open: true }).who).toBe(NOBODY);
  });

  it('a bad token is refused on open routes, too, and not made up for by a session', async () => {
    const headers = { authorization: 'Bearer bad', ...session('good') };
    for (const given of [{ headers }, { headers, open: true as const }])
      await expect(establish(given).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ headers: { authorization: '' } }).who).rejects.toThrow(UNAUTHENTICATED);
  });

  it('a session that is over says so, and keeps nobody from open routes, which look at none', async () => {
    await expect(establish({ headers: session('over') }).who).rejects.toThrow(
      refusal('UNAUTHENTICATED', { session: 'ended' }),
    );
    const { asked, who } = establish({ headers: session('over'), open: true });
    expect([await who, asked]).toEqual([NOBODY, []]);
  });

  it('another failure is told as it is', async () => {
    const identify = () => Promise.reject(new CatalogError('UNAVAILABLE', 'away'));
    await expect(establish({ headers: session('good') }, { asked: [], identify }).who).rejects.toThrow(
      refusal('UNAVAILABLE'),
    );
  });
});

describe('a page of another site', () => {
  const foreign = { host: 'catalog.example', origin: 'https://evil.example', ...session('good') };

  it('writes nothing with the session of who visits it, also on open routes', async () => {
    for (const given of [{}, { open: true as const }])
      await expect(establish({ ...given, headers: foreign, method: 'POST' }).who).rejects.toThrow(
        refusal('FORBIDDEN'),
      );
    expect(await establish({ headers: foreign }).who).toBe(ann);
  });

  it('with a token of its own is no other site', async () => {
    const headers = { ...foreign, authorization: 'Bearer good' };
    expect(await establish({ headers, method: 'POST' }).who).toBe(ann);
  });
});

describe('where nobody has to sign in', () => {
  it('who brings nothing acts as the first user', async () => {
    expect(await establish({ actor: root, headers: { host: 'localhost' } }).who).toBe(root);
  });

  it('credentials count all the same', async () => {
    expect(await establish({ actor: root, headers: session('good') }).who).toBe(ann);
    await expect(establish({ actor: root, headers: session('over') }).who).rejects.toThrow(UNAUTHENTICATED);
    await expect(establish({ actor: root, headers: { authorization: 'Bearer x' } }).who).rejects.toThrow(
      UNAUTHENTICATED,
    );
  });

  it('a name that was made to lead here reads nothing', async () => {
    const headers = { host: 'evil.example' };
    await expect(establish({ actor: root, headers }).who).rejects.toThrow(refusal('FORBIDDEN'));
    // Who signs in may be asked by any name.
    expect(await establish({ headers: { ...headers, ...session('good') } }).who).toBe(ann);
  });
});
