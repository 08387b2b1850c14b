/** What the service creates at a start, and what survives a restart. */
import { startCatalog } from '../helpers/catalog.js';
import {
  addPerson,
  KEY,
  makeToken,
  rootCookie,
  rootPerson,
  ROOT_PASSWORD,
  signIn,
  startFreshSecured,
  statusFor,
} from '../helpers/secured-catalog.js';

describe('after a restart', () => {
  it('tokens, sessions and invitations are valid, also at another service with the same key', async () => {
    const first = await startFreshSecured();
    const person = await addPerson(first);
    const { headers } = await makeToken(first, person);
    await first.stop();
    const second = await startFreshSecured();
    try {
      expect(await statusFor(second, headers)).toBe(200);
      expect(await statusFor(second, { cookie: person.cookie })).toBe(200);
    } finally {
      await second.stop();
    }
  });

  it('tokens signed with another key are invalid, although they are stored', async () => {
    const first = await startFreshSecured();
    const { headers } = await makeToken(first, await rootPerson(first));
    await first.stop();
    const access = { auth: true, loopback: true, tokenKey: `${KEY} of another service` };
    const second = await startFreshSecured({ access });
    try {
      expect(await statusFor(second, headers)).toBe(401);
    } finally {
      await second.stop();
    }
  });
});

describe('a first start', () => {
  it('creates the roles and the first user, and later starts do not change them', async () => {
    const starts = await Promise.all([startFreshSecured(), startFreshSecured()]);
    const other = { auth: true, loopback: true, tokenKey: KEY, adminPassword: 'changed in the settings' };
    const later = await startFreshSecured({ access: other });
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
      expect((await later.post('/logIn', changed)).status).toBe(400);
    } finally {
      await Promise.all([...starts, later].map((one) => one.stop()));
    }
  });

  it('without a first password accepts no empty password', async () => {
    const free = await startCatalog();
    try {
      expect((await free.post('/logIn', { username: 'datahub', password: '' })).status).toBe(400);
    } finally {
      await free.stop();
    }
  });
});
