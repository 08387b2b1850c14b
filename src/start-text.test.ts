import { describeReadiness, readinessFields, type Readiness } from './start-text.js';

const url = 'http://127.0.0.1:8080';
const embedded = {
  ...{ browserUrl: 'http://127.0.0.1:7474', username: 'neo4j', passwordFile: '/data/neo4j-password' },
};
const OPEN: Readiness = { url, signIn: false, defaultPassword: true, loopback: true, embedded };

it('lists all addresses for people, the web pages first, and where the password of Neo4j is', () => {
  expect(describeReadiness(OPEN)).toBe(`
Trellis is ready.
  Web pages      http://127.0.0.1:8080
  API            http://127.0.0.1:8080
  GraphiQL       http://127.0.0.1:8080/api/graphiql
  API docs       http://127.0.0.1:8080/restli/docs
  Sign in        not needed: requests act as the first user, datahub (TRELLIS_AUTH=on changes that)
  Neo4j Browser  http://127.0.0.1:7474  (user neo4j, password in /data/neo4j-password)

Stop it with Ctrl-C.
`);
});

it('lists them for programs', () => {
  expect(readinessFields(OPEN)).toEqual({
    ...{ url, neo4jBrowser: 'http://127.0.0.1:7474', neo4jPasswordFile: '/data/neo4j-password' },
  });
});

it('shows the public address for web pages and sign-in, and the listening address for the API', () => {
  const publicUrl = 'https://catalog.example';
  const common = { url, publicUrl, signIn: true, loopback: true, neo4jUri: 'bolt://db:7687' };
  const text = describeReadiness({ ...common, defaultPassword: false });
  expect(text).toContain(
    '  Web pages      https://catalog.example\n  API            http://127.0.0.1:8080\n',
  );
  expect(text).toContain(
    '  Sign in        https://catalog.example/login  (user datahub, password that of TRELLIS_ADMIN_PASSWORD)\n' +
      '  Neo4j          bolt://db:7687\n',
  );
  expect(describeReadiness({ ...common, defaultPassword: true })).toContain(
    'password datahub unless it was changed',
  );
});

it.each<[string, Partial<Readiness>, string | undefined]>([
  [
    'every account of this machine',
    {},
    'Every account of this machine can run ingestion recipes as the user jo',
  ],
  ['everybody who reaches the port', { loopback: false }, 'Everybody who reaches the port can run'],
  ['nobody, with sign-in', { signIn: true }, undefined],
])('without sign-in, it warns in one line who can run recipes: %s', (_, parts, expected) => {
  const readiness = { ...OPEN, runsRecipesAs: 'jo', ...parts };
  const { warning } = readinessFields(readiness);
  const shown = describeReadiness(readiness)
    .split('\n')
    .filter((line) => line.includes('recipes'));
  expect(shown).toEqual(warning === undefined ? [] : [warning]);
  if (expected === undefined) expect(warning).toBeUndefined();
  else expect(warning).toMatch(new RegExp(`^${expected}.*TRELLIS_INGESTION=off turns that off\\.$`));
});
