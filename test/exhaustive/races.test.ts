/** Concurrent operations on one account, also at several services. */
import { unique, type TestCatalog } from '../helpers/catalog.js';
import {
  ask,
  cookiesOf,
  invite,
  makeToken,
  PASSWORD,
  rootCookie,
  startSecured,
  statusFor,
  type Person,
} from '../helpers/secured-catalog.js';

const ROUNDS = 5;
let catalogs: readonly [TestCatalog, TestCatalog];
let cookie: string;
beforeAll(async () => {
  catalogs = await Promise.all([startSecured(), startSecured()]);
  cookie = await rootCookie(catalogs[0]);
});
afterAll(() => Promise.all(catalogs.map((catalog) => catalog.stop())));

const asRoot = async (text: string, by = catalogs[0]): Promise<any> => by.graphql(text, {}, { cookie });
const allowReset = async ({ urn }: Person, by = catalogs[0]): Promise<string> => {
  const { data, errors } = await asRoot(
    `mutation { createNativeUserResetToken(input: { userUrn: "${urn}" }) { resetToken } }`,
    by,
  );
  expect(errors).toBeUndefined();
  return data.createNativeUserResetToken.resetToken;
};
const reset = async ({ urn }: Person, password: string, resetToken: string): Promise<void> => {
  const { status } = await catalogs[1].post('/resetNativeUserCredentials', {
    userUrn: urn,
    password,
    resetToken,
  });
  expect(status).toBe(200);
};
const logIn = ({ name }: Person, password: string, by = catalogs[0]) =>
  by.post('/logIn', { username: name, password });

it('a session opened with the old password during a password reset is invalid', async () => {
  const person = await invite(catalogs[0]);
  let old = PASSWORD;
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await allowReset(person);
    const next = unique('pw');
    const [, ...answers] = await Promise.all([
      reset(person, next, token),
      ...[0, 1, 0].map((service) => logIn(person, old, catalogs[service])),
    ]);
    for (const answer of answers)
      if (answer.status === 200)
        expect(await statusFor(catalogs[0], { cookie: cookiesOf(answer) })).toBe(401);
    expect((await logIn(person, old)).status).toBe(400);
    old = next;
  }
  expect((await logIn(person, old)).status).toBe(200);
}, 240_000);

it('a password set while another reset is allowed stays valid', async () => {
  const person = await invite(catalogs[0]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await allowReset(person);
    const next = unique('pw');
    // Either the token is still valid, or the later one has replaced it.
    const [answer] = await Promise.all([
      catalogs[1].post('/resetNativeUserCredentials', {
        ...{ userUrn: person.urn, password: next, resetToken: token },
      }),
      ...[0, 1].map((service) => allowReset(person, catalogs[service])),
    ]);
    if (answer.status === 200) expect((await logIn(person, next)).status).toBe(200);
    else expect(answer.status).toBe(403);
  }
}, 240_000);

it.each([
  [
    'a role',
    ({ urn }: Person) =>
      asRoot(
        `mutation { batchAssignRole(input: { roleUrn: "urn:li:dataHubRole:Reader", actors: ["${urn}"] }) }`,
        catalogs[1],
      ),
  ],
  [
    'a password reset',
    ({ urn }: Person) =>
      asRoot(
        `mutation { createNativeUserResetToken(input: { userUrn: "${urn}" }) { resetToken } }`,
        catalogs[1],
      ),
  ],
  [
    'accepting a role',
    async (person: Person) => {
      const role = '{ roleUrn: "urn:li:dataHubRole:Reader" }';
      const { data } = await asRoot(`{ getInviteToken(input: ${role}) { inviteToken } }`);
      const { inviteToken } = data.getInviteToken;
      const text = `mutation { acceptRole(input: { inviteToken: "${inviteToken}" }) }`;
      // A removed user is no longer signed in, so the answer is not from GraphQL.
      return (await catalogs[1].post('/api/graphql', { query: text }, { cookie: person.cookie })).json;
    },
  ],
  [
    'a status',
    ({ urn }: Person) => asRoot(`mutation { updateUserStatus(urn: "${urn}", status: ACTIVE) }`, catalogs[1]),
  ],
])(
  'a removed user is not revived by %s',
  async (_, give) => {
    expect((await give(await invite(catalogs[0]))).errors).toBeUndefined();
    const token = await makeToken(catalogs[0], { urn: 'urn:li:corpuser:datahub', cookie });
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await invite(catalogs[0]);
      const [removed, ...given] = await Promise.all([
        asRoot(`mutation { removeUser(urn: "${person.urn}") }`),
        give(person),
        give(person),
      ]);
      expect(removed.errors).toBeUndefined();
      // The operation runs before the removal, or not at all.
      for (const { errors = [] } of given)
        for (const { extensions } of errors)
          expect(['NOT_FOUND', 'UNAUTHENTICATED', 'CONFLICT']).toContain(extensions.reason);
      const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(person.urn)}`;
      const { status } = await ask(catalogs[0], path, token.headers);
      expect(status).toBe(404);
    }
  },
  240_000,
);
