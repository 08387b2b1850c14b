import {
  createServiceLog,
  renderLogLine,
  describeReadiness,
  readinessFields,
  type Readiness,
} from './service-log.js';

function logTo(isTTY: boolean, logLevel: 'info' | 'warn' | 'silent' = 'warn') {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text);
  return { ...createServiceLog({ logLevel }, { isTTY, write }), lines };
}

/** Without colours and the time of day. */
const plain = (text: string) =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/\u001b\[\d+m/g, '').replace(/^\d\d:\d\d:\d\d/, 'TIME');

it('is JSON lines, unless the output is a terminal', () => {
  const { log, lines, isForPeople } = logTo(false);
  log.warn({ a: 1 }, 'something');
  expect([isForPeople, JSON.parse(lines[0]!)]).toMatchObject([false, { level: 40, a: 1, msg: 'something' }]);
});

it('reports the start at every level but silent', () => {
  for (const [level, count] of [
    ['info', 2],
    ['warn', 1],
    ['silent', 0],
  ] as const) {
    const { log, report, lines } = logTo(false, level);
    report({}, 'starting');
    log.info('request');
    expect(lines).toHaveLength(count);
  }
});

it('is readable lines in a terminal', () => {
  const { log, lines, isForPeople } = logTo(true);
  log.warn({ port: 7687, parts: { a: 1 }, err: new Error('it is full') }, 'the disk cannot be used');
  expect([isForPeople, lines.map(plain)]).toEqual([
    true,
    ['TIME warning: the disk cannot be used: it is full  port=7687\n'],
  ]);
});

it('shows the place of errors only', () => {
  const shown = (level: number) =>
    plain(
      renderLogLine(
        JSON.stringify({ level, time: 0, msg: 'm', err: { message: 'e', stack: 'E: e\n  at f' } }),
      ),
    );
  expect(shown(50)).toBe('TIME error: m: e\n  at f\n');
  expect(shown(40)).toBe('TIME warning: m: e\n');
});

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
  ['every client that reaches the port', { loopback: false }, 'Everybody who reaches the port can run'],
  ['no warning with sign-in', { signIn: true }, undefined],
])('it warns in one line who can run recipes without sign-in: %s', (_, parts, expected) => {
  const readiness = { ...OPEN, runsRecipesAs: 'jo', ...parts };
  const { warning } = readinessFields(readiness);
  const shown = describeReadiness(readiness)
    .split('\n')
    .filter((line) => line.includes('recipes'));
  expect(shown).toEqual(warning === undefined ? [] : [warning]);
  if (expected === undefined) expect(warning).toBeUndefined();
  else expect(warning).toMatch(new RegExp(`^${expected}.*TRELLIS_INGESTION=off turns that off\\.$`));
});
