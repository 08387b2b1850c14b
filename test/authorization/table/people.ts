/** A user of each role with a token, and tokens that are no longer valid. */
import { systemClock } from '../../../src/core/clock.js';
import { unique, type TestCatalog } from '../../helpers/catalog.js';
import {
  invitationFor,
  invite,
  KEY,
  makeToken,
  rootCookie,
  ROOT_PASSWORD,
  startSecured,
} from '../../helpers/secured-catalog.js';
import type { Column } from './answers.js';

type Headers = Readonly<Record<string, string>>;

export interface Asking {
  readonly headers: Headers;
  /** Placeholders that depend on the user, e.g. `$me`. */
  readonly words: Readonly<Record<string, string>>;
}

const HOUR = 3_600_000;
const ROLES = { reader: 'Reader', editor: 'Editor', admin: 'Admin' } as const;

export async function findPeople(catalog: TestCatalog): Promise<Record<Column, Asking>> {
  const [reader, editor, admin] = [
    await personOf(catalog, 'reader'),
    await personOf(catalog, 'editor'),
    await personOf(catalog, 'admin'),
  ];
  const nobody = (headers: Headers): Asking => ({ headers, words: reader.words });
  return {
    none: nobody({}),
    bad: nobody({ authorization: 'Bearer bad' }),
    expired: nobody({ authorization: `Bearer ${await expiredToken()}` }),
    revoked: nobody({ authorization: `Bearer ${await revokedToken(catalog)}` }),
    reader,
    editor,
    admin,
  };
}

async function personOf(catalog: TestCatalog, column: keyof typeof ROLES): Promise<Asking> {
  const role = ROLES[column];
  const person = await invite(catalog, role);
  const { headers } = await makeToken(catalog, person);
  const own = await makeToken(catalog, person);
  return {
    headers,
    words: {
      $me: person.urn,
      $own: own.token,
      $ownId: own.id,
      $invitation: await invitationFor(catalog, { role }),
    },
  };
}

/** Returns a token of an administrator for one hour, created by a service on the same Neo4j whose clock is two hours late. */
async function expiredToken(): Promise<string> {
  const access = { auth: true, loopback: true, tokenKey: KEY, adminPassword: ROOT_PASSWORD };
  const late = await startSecured({ access, clock: { now: () => systemClock.now() - 2 * HOUR } });
  try {
    return (await makeToken(late, await invite(late, 'Admin'), { duration: 'ONE_HOUR' })).token;
  } finally {
    await late.stop();
  }
}

async function revokedToken(catalog: TestCatalog): Promise<string> {
  const { token, id } = await makeToken(catalog, await invite(catalog, 'Admin'), { name: unique('revoked') });
  const mutation = 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }';
  await catalog.graphql(mutation, { id }, { cookie: await rootCookie(catalog) });
  return token;
}
