/** What a start makes, and what is still there after the next. */
import { startCatalog } from '../helpers/catalog.js';
import {
  addPerson,
  KEY,
  makeToken,
  rootCookie,
  rootPerson,
  ROOT_PASSWORD,
  signIn,
  startFreshGuarded,
  statusFor,
} from '../helpers/guarded-catalog.js';

describe('after a restart', () => {
  it('tokens, sessions and invitations hold, also at another service with the same key', async () => {
    const first = await startFreshGuarded();
    const person = await addPerson(first);
    const { headers } = await makeToken(first, person);
    await first.stop();
    const second = await startFreshGuarded();
    try {
      expect(await statusFor(second, headers)).toBe(200);
      expect(await statusFor(second, { cookie: person.cookie })).toBe(200);
    } finally {
      await second.stop();
    }
  });

  it('tokens of another key do not hold, though they are stored', async () => {
    const first = await startFreshGuarded();
    const { headers } = await makeToken(first, await rootPerson(first));
    await first.stop();
    const access = { auth: true, loopback: true, tokenKey: `${KEY} of another service` };
    const second = await startFreshGuarded({ access });
    try {
      expect(await statusFor(second, headers)).toBe(401);
    } finally {
      await second.stop();
    }
  });
});

describe('a first start', () => {
  it('makes the roles and the first user, and leaves them as they are later', async () => {
    const starts = await Promise.all([startFreshGuarded(), startFreshGuarded()]);
    const other = { auth: true, loopback: true, tokenKey: KEY, adminPassword: 'changed in the settings' };
    const later = await startFreshGuarded({ access: other });
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
