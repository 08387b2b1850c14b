/** What a start makes, and what is still there after the next. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../src/kernel/start-error.js';
import { keepSecret } from '../../src/access/signing-key.js';
import { startCatalog } from '../helpers/catalog.js';
import {
  invite,
  KEY,
  makeToken,
  rootCookie,
  rootPerson,
  ROOT_PASSWORD,
  signIn,
  startGuarded,
  statusFor,
} from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-key-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the signing key', () => {
  it('is made once, for its owner only', () => {
    const dataDir = join(folder, 'made', 'deep');
    const key = keepSecret(dataDir);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(keepSecret(dataDir)).toBe(key);
    expect(statSync(join(dataDir, 'token-key')).mode & 0o777).toBe(0o600);
    expect(keepSecret(join(folder, 'other'))).not.toBe(key);
  });

  it('is closed to others again when somebody opened it', () => {
    const dataDir = join(folder, 'opened');
    const key = keepSecret(dataDir);
    chmodSync(join(dataDir, 'token-key'), 0o644);
    expect(keepSecret(dataDir)).toBe(key);
    expect(statSync(join(dataDir, 'token-key')).mode & 0o777).toBe(0o600);
  });

  it('is refused when it is none, and not replaced', () => {
    const dataDir = join(folder, 'broken');
    keepSecret(dataDir);
    writeFileSync(join(dataDir, 'token-key'), '');
    expect(() => keepSecret(dataDir)).toThrow(StartError);
    expect(readFileSync(join(dataDir, 'token-key'), 'utf8')).toBe('');
  });

  it('that cannot be kept stops the start with what to do', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => keepSecret(join(file, 'below'))).toThrow(/TRELLIS_TOKEN_KEY/);
  });
});

describe('after a restart', () => {
  it('tokens, sessions and invitations hold, also at another service with the same key', async () => {
    const first = await startGuarded();
    const person = await invite(first);
    const { headers } = await makeToken(first, person);
    await first.stop();
    const second = await startGuarded();
    try {
      expect(await statusFor(second, headers)).toBe(200);
      expect(await statusFor(second, { cookie: person.cookie })).toBe(200);
    } finally {
      await second.stop();
    }
  });

  it('tokens of another key do not hold, though they are stored', async () => {
    const first = await startGuarded();
    const { headers } = await makeToken(first, await rootPerson(first));
    await first.stop();
    const access = { auth: true, loopback: true, tokenKey: `${KEY} of another service` };
    const second = await startGuarded({ access });
    try {
      expect(await statusFor(second, headers)).toBe(401);
    } finally {
      await second.stop();
    }
  });
});

describe('a first start', () => {
  it('makes the roles and the first user, and leaves them as they are later', async () => {
    const starts = await Promise.all([startGuarded(), startGuarded()]);
    const other = { auth: true, loopback: true, tokenKey: KEY, adminPassword: 'changed in the settings' };
    const later = await startGuarded({ access: other });
    try {
      const cookie = await rootCookie(later);
      for (const role of ['Admin', 'Editor', 'Reader']) {
        const { data } = await later.graphql(
          `{ entity(urn: "urn:li:dataHubRole:${role}") { urn type } }`,
          {},
          { cookie },
        );
        expect(data.entity).toEqual({ urn: `urn:li:dataHubRole:${role}`, type: 'DATAHUB_ROLE' });
      }
      await signIn(later, 'datahub', ROOT_PASSWORD);
      const changed = { username: 'datahub', password: 'changed in the settings' };
      expect((await later.post('/logIn', changed)).status).toBe(401);
    } finally {
      await Promise.all([...starts, later].map((one) => one.stop()));
    }
  });

  it('lets nobody guess their way in where there is no first password', async () => {
    const free = await startCatalog();
    try {
      expect((await free.post('/logIn', { username: 'datahub', password: '' })).status).toBe(401);
    } finally {
      await free.stop();
    }
  });
});
