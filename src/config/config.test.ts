import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import fc from 'fast-check';
import { loadConfig } from './config.js';
import { SETTINGS } from './settings.js';
import { StartError } from '../core/start.js';

function refusal(environment: Record<string, string>): string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    const [headline, ...problems] = (error as Error).message.split('\n');
    expect(headline).toBe('These settings need a change (docs/operations.md lists them all):');
    return problems.map((problem) => problem.trim());
  }
  throw new Error('was accepted');
}

const EXTERNAL = { NEO4J_URI: 'neo4j+s://graph.example', NEO4J_PASSWORD: 'secret' };

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    expect(loadConfig({ PATH: '/bin' })).toEqual({
      host: '127.0.0.1',
      port: 8080,
      loopback: true,
      neo4j: {
        kind: 'embedded',
        dataDir: resolve('.trellis'),
        cacheDir: join(homedir(), '.cache', 'trellis'),
        boltPort: 7687,
        httpPort: 7474,
        heap: '1g',
        pageCache: '512m',
      },
      schemaFolders: [],
      unknownFields: 'keep',
      platformsWithoutColumnEdges: [],
      dataDir: resolve('.trellis'),
      auth: 'off',
      viewAuthorization: false,
      adminPassword: 'datahub',
      passwordMinLength: 8,
      limits: { requests: 1_000, bodyBytes: 128 * 1024 * 1024, waitingWrites: 500 },
      logLevel: 'info',
      audit: { days: 365, aspects: [] },
      ingestionSchedules: true,
      evaluatesTests: true,
      usage: { isOn: true, days: 365 },
      files: expect.objectContaining({ kind: 'folder', folder: resolve('.trellis', 'files') }),
      metricsPublic: false,
      ingestion: expect.any(Object),
      runDefaults: { clientVersion: '1.7.0.17', executorId: 'default' },
    });
  });

  it('reads every setting from the environment', () => {
    const config = loadConfig({
      TRELLIS_HOST: '::1',
      TRELLIS_PORT: '0',
      TRELLIS_DATA_DIR: '/data',
      TRELLIS_CACHE_DIR: '/cache',
      TRELLIS_SCHEMAS: ['/one', '', 'two'].join(delimiter),
      TRELLIS_UNKNOWN_FIELDS: 'refuse',
      TRELLIS_NEO4J_BOLT_PORT: '17687',
      TRELLIS_NEO4J_HTTP_PORT: '17474',
      TRELLIS_NEO4J_HEAP: '2G',
      TRELLIS_NEO4J_PAGECACHE: '300m',
      TRELLIS_AUTH: 'on',
      TRELLIS_VIEW_AUTHORIZATION: 'on',
      TRELLIS_TOKEN_KEY: 'k'.repeat(32),
      TRELLIS_ADMIN_PASSWORD: 'p',
      TRELLIS_PASSWORD_MIN_LENGTH: '4',
      TRELLIS_MAX_REQUESTS: '20',
      TRELLIS_MAX_BODIES: '1G',
      TRELLIS_MAX_WAITING_WRITES: '100000',
      TRELLIS_LOG_LEVEL: 'debug',
      TRELLIS_INGESTION_SCHEDULES: 'off',
      TRELLIS_METRICS_PUBLIC: 'yes',
      TRELLIS_OTLP_ENDPOINT: 'http://collector.example:4318',
      JAVA_HOME: '/java',
      TRELLIS_AUDIT_DAYS: '30',
      TRELLIS_AUDIT_ASPECTS: 'ownership, domains',
      TRELLIS_WITHOUT_COLUMN_LINEAGE: 'dbt, delta-lake',
      TRELLIS_USAGE_EVENTS: 'off',
      TRELLIS_USAGE_DAYS: '90',
    });
    expect(config).toEqual({
      host: '::1',
      port: 0,
      loopback: true,
      neo4j: {
        kind: 'embedded',
        dataDir: '/data',
        cacheDir: '/cache',
        boltPort: 17687,
        httpPort: 17474,
        heap: '2g',
        pageCache: '300m',
        javaHome: '/java',
      },
      schemaFolders: ['/one', resolve('two')],
      unknownFields: 'refuse',
      platformsWithoutColumnEdges: ['dbt', 'delta-lake'],
      dataDir: '/data',
      auth: 'on',
      viewAuthorization: true,
      adminPassword: 'p',
      passwordMinLength: 4,
      tokenKey: 'k'.repeat(32),
      limits: { requests: 20, bodyBytes: 1024 ** 3, waitingWrites: 100_000 },
      logLevel: 'debug',
      audit: { days: 30, aspects: ['ownership', 'domains'] },
      ingestionSchedules: false,
      evaluatesTests: true,
      usage: { isOn: false, days: 90 },
      files: expect.objectContaining({ kind: 'folder', folder: '/data/files' }),
      metricsPublic: true,
      ingestion: expect.any(Object),
      runDefaults: { clientVersion: '1.7.0.17', executorId: 'default' },
      otlpEndpoint: 'http://collector.example:4318',
    });
  });

  it('uses an external Neo4j if its address is set', () => {
    expect(loadConfig(EXTERNAL).neo4j).toEqual({
      kind: 'external',
      uri: 'neo4j+s://graph.example',
      username: 'neo4j',
      password: 'secret',
    });
    const named = loadConfig({ ...EXTERNAL, NEO4J_USERNAME: 'catalog', NEO4J_DATABASE: 'metadata' }).neo4j;
    expect(named).toMatchObject({ username: 'catalog', database: 'metadata' });
  });

  it('puts its cache into the cache folder of the user', () => {
    expect(loadConfig({ XDG_CACHE_HOME: '/caches' }).neo4j).toMatchObject({ cacheDir: '/caches/trellis' });
  });

  it('returns a frozen configuration', () => {
    const config = loadConfig({});
    for (const part of [config, config.neo4j, config.schemaFolders]) expect(Object.isFrozen(part)).toBe(true);
  });

  it('treats an empty value as unset', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(loadConfig(empty)).toEqual(loadConfig({}));
  });

  it('ignores the settings of the command line', () => {
    expect(loadConfig({ TRELLIS_SERVER: 'http://a.example', TRELLIS_TOKEN: 't' })).toEqual(loadConfig({}));
  });
});

describe('the service does not start', () => {
  it('and reports all invalid and unknown settings at once', () => {
    expect(
      refusal({
        TRELLIS_PORT: 'http',
        TRELLIS_PROT: '1',
        TRELLIS_NEO4J_HEAP: '1 GB',
        TRELLIS_LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'TRELLIS_PORT=http: expected a port number from 0 to 65535 (0: any free port)',
      'TRELLIS_NEO4J_HEAP=1 GB: expected an amount of memory such as 512m or 2g',
      'TRELLIS_LOG_LEVEL=loud: expected one of trace, debug, info, warn, error, fatal, silent',
      'TRELLIS_PROT: there is no such setting',
    ]);
  });

  it.each([
    ['localhost:7687', 'has no protocol'],
    ['http://localhost:7687', 'has another protocol'],
    ['bolt://', 'has no host'],
    ['bolt://neo4j:secret@localhost', 'contains credentials'],
    ['bolt://localhost/catalog', 'has a path'],
    ['bolt://localhost#catalog', 'has a fragment'],
    ['bolt://localhost?region=north', 'routes to one server by parameters'],
    ['neo4j://localhost?region', 'has a parameter without a value'],
    ['neo4j://localhost?region=a=b', 'has a parameter with two values'],
    ['neo4j://localhost?region=a&region=b', 'repeats a parameter'],
    ['neo4j://localhost?address=a', 'has a parameter of the driver itself'],
  ])('with the Neo4j address %s, which %s', (uri) => {
    expect(refusal({ ...EXTERNAL, NEO4J_URI: uri })).toEqual([
      'NEO4J_URI: expected an address like bolt://host:7687 or neo4j+s://host, without credentials in it',
    ]);
  });

  it('with an external Neo4j without a password, or with a password without an external Neo4j', () => {
    expect(refusal({ NEO4J_URI: 'bolt://localhost' })).toEqual([
      'NEO4J_PASSWORD: expected the password for the Neo4j at NEO4J_URI',
    ]);
    expect(refusal({ NEO4J_PASSWORD: 'secret' })).toEqual([
      'NEO4J_PASSWORD: requires NEO4J_URI; set it too, or remove this setting',
    ]);
  });

  it('if two settings name the same port', () => {
    expect(refusal({ TRELLIS_PORT: '7474' })).toEqual([
      'TRELLIS_PORT and TRELLIS_NEO4J_HTTP_PORT: both are 7474, expected different ports',
    ]);
    const zeros = { TRELLIS_PORT: '0', TRELLIS_NEO4J_BOLT_PORT: '0', TRELLIS_NEO4J_HTTP_PORT: '0' };
    expect(loadConfig(zeros).port).toBe(0);
    expect(loadConfig({ ...EXTERNAL, TRELLIS_PORT: '7474' }).port).toBe(7474);
  });

  it('with a signing key of less than 32 characters', () => {
    expect(refusal({ TRELLIS_TOKEN_KEY: 'short' })).toEqual([
      'TRELLIS_TOKEN_KEY: expected a secret of 32 characters or more',
    ]);
  });

  it('beyond loopback without authentication, unless the network is declared as trusted', () => {
    const [problem, ...more] = refusal({ TRELLIS_HOST: '0.0.0.0', TRELLIS_AUTH: 'off' });
    expect(problem).toContain('every client that reaches this address acts as the admin');
    expect(more).toEqual([]);
  });

  it.each([{}, { TRELLIS_AUTH: 'on' }, { TRELLIS_TRUSTED_NETWORK: 'yes' }])(
    'beyond loopback without a password for the first user, with only %j',
    (access: Record<string, string>) => {
      expect(refusal({ TRELLIS_HOST: '0.0.0.0', ...access })).toEqual([
        'TRELLIS_ADMIN_PASSWORD: expected a password for the first user, because other machines can reach TRELLIS_HOST=0.0.0.0',
      ]);
    },
  );
});

it('requires a password other than the default for the first user if the public address is beyond loopback', () => {
  const publicUrl = (address: string) => ({ TRELLIS_AUTH: 'on', TRELLIS_PUBLIC_URL: address });
  expect(refusal(publicUrl('https://catalog.example'))).toEqual([
    'TRELLIS_ADMIN_PASSWORD: expected a password for the first user, because other machines can reach TRELLIS_PUBLIC_URL=https://catalog.example',
  ]);
  expect(refusal({ TRELLIS_HOST: '0.0.0.0', TRELLIS_ADMIN_PASSWORD: 'datahub' })).toEqual([
    'TRELLIS_ADMIN_PASSWORD: expected a password of your own for the first user, because other machines can reach TRELLIS_HOST=0.0.0.0',
  ]);
  for (const address of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(loadConfig(publicUrl(address))).toMatchObject({ adminPassword: 'datahub' });
  expect(loadConfig({ TRELLIS_PUBLIC_URL: 'https://catalog.example' })).toMatchObject({ auth: 'off' });
});

it('turns authentication on beyond loopback, and on loopback only if the setting says so', () => {
  const beyond = loadConfig({ TRELLIS_HOST: '0.0.0.0', TRELLIS_ADMIN_PASSWORD: 'p' });
  expect(beyond).toMatchObject({ auth: 'on', adminPassword: 'p', loopback: false });
  expect(loadConfig({ TRELLIS_AUTH: 'on' })).toMatchObject({ auth: 'on', adminPassword: 'datahub' });
});

it('listens beyond loopback without authentication in a trusted network, and sets no default password', () => {
  const config = loadConfig({ TRELLIS_HOST: '0.0.0.0', TRELLIS_AUTH: 'off', TRELLIS_TRUSTED_NETWORK: 'yes' });
  expect(config).toMatchObject({ host: '0.0.0.0', loopback: false, auth: 'off' });
  expect(config.adminPassword).toBeUndefined();
});

it('never repeats a secret in a message', () => {
  const secrets = Object.entries(SETTINGS).filter(([, setting]) => setting.secret);
  expect(secrets.map(([name]) => name)).toEqual([
    'NEO4J_URI',
    'NEO4J_PASSWORD',
    'TRELLIS_ADMIN_PASSWORD',
    'TRELLIS_TOKEN_KEY',
    'TRELLIS_PUBLIC_URL',
    'TRELLIS_OIDC_ISSUER',
    'TRELLIS_OIDC_CLIENT_SECRET',
    'TRELLIS_FILES_ENDPOINT',
    'TRELLIS_FILES_SECRET_KEY',
    'TRELLIS_OTLP_ENDPOINT',
  ]);
  expect(
    refusal({ NEO4J_PASSWORD: 'hush', TRELLIS_ADMIN_PASSWORD: 'hush', TRELLIS_PORT: 'x' }).join(),
  ).not.toContain('hush');
});

it('accepts exactly the integers from 0 to 65535 as ports', () => {
  fc.assert(
    fc.property(fc.integer({ min: -70_000, max: 140_000 }), (port) => {
      const environment = {
        TRELLIS_PORT: String(port),
        TRELLIS_NEO4J_BOLT_PORT: '0',
        TRELLIS_NEO4J_HTTP_PORT: '0',
      };
      if (port >= 0 && port <= 65_535) expect(loadConfig(environment).port).toBe(port);
      else expect(refusal(environment)).toHaveLength(1);
    }),
  );
});

it('reports unknown names that begin with TRELLIS_ and ignores all other names', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z_]{1,12}$/), (word) => {
      const name = `TRELLIS_X${word}`;
      expect(refusal({ [name]: 'x' })).toEqual([`${name}: there is no such setting`]);
      expect(loadConfig({ [`OTHER_${word}`]: 'x' })).toEqual(loadConfig({}));
    }),
  );
});
