/** Requests of another site's page in the browser of a user of the service. */
import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { checkHost, checkOrigin, type Site } from './check-origin.js';

const FORBIDDEN = refusal('FORBIDDEN');
const LOOPBACK: Site = { loopback: true };
const INSIDE: Site = { loopback: false, publicUrl: 'https://catalog.example:8443' };

const asked = (host: string | undefined, site: Site) => () => {
  checkHost(host === undefined ? {} : { host }, site);
};
const sent =
  (headers: IncomingHttpHeaders, site?: Site, method = 'POST') =>
  () => {
    checkOrigin(method, headers, site);
  };

describe('a service on loopback without sign-in', () => {
  it.each([
    ...['localhost', 'localhost:8080', 'LOCALHOST:8080', 'localhost.:8080', 'catalog.localhost:8080'],
    ...['127.0.0.1', '127.0.0.1:8080', '127.1.2.3:8080', '192.168.1.20:8080'],
    ...['[::1]', '[::1]:8080', '[0:0:0:0:0:0:0:1]:8080', '[FE80::1]'],
    ...['host.docker.internal:8080', ''],
  ])('accepts the host %j, which another site cannot point to this machine', (host) => {
    expect(asked(host, LOOPBACK)).not.toThrow();
  });

  it('accepts programs that send no host', () => {
    expect(asked(undefined, LOOPBACK)).not.toThrow();
  });

  it.each([
    ...['evil.example', 'evil.example:8080', 'evil.example.:8080', 'localhost.evil.example:8080'],
    ...['127.0.0.1.evil.example:8080', '127.0.0.1.nip.io:8080', 'evil-localhost:8080', 'evillocalhost'],
    ...['localhost:8080.evil.example', 'localhost@evil.example:8080', '[::1].evil.example', '[::1'],
    ...[
      '2130706433.evil.example',
      'evil.example#localhost',
      'evil.example localhost',
      'localhost\n.evil.example',
    ],
    ...['trellis', 'trellis.svc', 'box.local', '[trellis]', '127.0.0.1:', 'localhost:123456', '::1'],
  ])('is not asked as %j', (host) => {
    expect(asked(host, LOOPBACK)).toThrow(FORBIDDEN);
  });

  it('refuses names of public zones', () => {
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
    const name = fc.tuple(
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('example', 'com', 'io', 'zip'),
    );
    fc.assert(
      fc.property(name, fc.option(fc.integer({ min: 1, max: 65_535 })), ([labels, zone], port) => {
        const host = [...labels, zone].join('.') + (port === null ? '' : `:${port}`);
        expect(asked(host, LOOPBACK)).toThrow(FORBIDDEN);
        expect(asked(host, { loopback: false })).toThrow(FORBIDDEN);
      }),
    );
  });

  it('accepts any IP address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6().map((address) => `[${address}]`),
        ),
        (address) => {
          expect(asked(address, LOOPBACK)).not.toThrow();
          expect(asked(`${address}:8080`, LOOPBACK)).not.toThrow();
        },
      ),
    );
  });
});

describe('a service in a network without sign-in', () => {
  it.each([
    ...['trellis', 'trellis:8080', 'trellis.team.svc:8080', 'box.local', 'box.localdomain', 'a.internal.'],
    ...['10.1.2.3:8080', 'catalog.example:8443', 'CATALOG.example:8443', 'localhost'],
  ])('is asked as %j', (host) => {
    expect(asked(host, INSIDE)).not.toThrow();
  });

  it.each([
    ...['evil.example:8080', 'catalog.example', 'catalog.example:8080', 'trellis.svc.evil.example'],
    ...['local.evil.example', '.svc', 'x@trellis', 'catalog.example:8443.evil.example'],
  ])('is not asked as %j, which may have been made to lead here', (host) => {
    expect(asked(host, INSIDE)).toThrow(FORBIDDEN);
  });
});

describe('the origin of a page', () => {
  it.each([
    { host: 'localhost:8080', origin: 'http://localhost:8080' },
    { host: 'LOCALHOST:8080', origin: 'http://localhost:8080' },
    { host: '[::1]:8080', origin: 'http://[::1]:8080' },
    { host: '[0:0:0:0:0:0:0:1]:8080', origin: 'http://[::1]:8080' },
    { host: 'localhost', origin: 'http://localhost' },
    { host: 'localhost:80', origin: 'http://localhost' },
    { host: 'localhost:443', origin: 'https://localhost' },
    // A proxy may have terminated TLS.
    { host: 'catalog.example', origin: 'https://catalog.example' },
    { host: 'localhost:8080', 'sec-fetch-site': 'same-origin' },
    { host: 'localhost:8080', 'sec-fetch-site': 'none' },
    { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
    { host: 'localhost:8080' },
    {},
  ])('is this one: %j', (headers) => {
    expect(sent(headers)).not.toThrow();
  });

  const FOREIGN = [
    ...[
      ...['https://evil.example', 'null', '', 'x', 'http://localhost', 'http://localhost:18080'],
      ...[
        'http://localhost:8080.evil.example',
        'http://localhost:8080@evil.example',
        'http://127.0.0.1:8080',
      ],
      ...['file://', 'ftp://localhost:8080', 'chrome-extension://localhost:8080'],
    ].map((origin) => ({ host: 'localhost:8080', origin })),
    { host: '127.0.0.1:8080', origin: 'http://[::1]:8080' },
    { host: '', origin: 'http://localhost' },
    { origin: 'http://localhost' },
    { host: 'localhost:8080', 'sec-fetch-site': 'cross-site' },
    { host: 'localhost:8080', 'sec-fetch-site': 'same-site' },
  ];
  it.each(FOREIGN)('is foreign: %j', (headers) => {
    expect(sent(headers)).toThrow(FORBIDDEN);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'post', 'CONNECT'])
      expect(sent(headers, undefined, method)).toThrow(FORBIDDEN);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(sent(headers, undefined, method)).not.toThrow();
  });

  it('is the public address, whatever host a proxy sends', () => {
    const from = (origin: string) => sent({ host: 'trellis:8080', origin }, INSIDE);
    expect(from('https://catalog.example:8443')).not.toThrow();
    for (const origin of [
      'http://catalog.example:8443',
      'https://catalog.example',
      'https://evil.example',
      'x',
    ])
      expect(from(origin)).toThrow(FORBIDDEN);
  });
});
