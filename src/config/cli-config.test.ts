import { readCliConfig } from './cli-config.js';

describe('readCliConfig', () => {
  it('defaults to the local service without a token', () => {
    expect(readCliConfig({})).toEqual({ server: 'http://127.0.0.1:8080' });
    expect(readCliConfig({ TRELLIS_SERVER: '', TRELLIS_TOKEN: '' })).toEqual({
      server: 'http://127.0.0.1:8080',
    });
  });

  it('reads server and token, and keeps a path in the address', () => {
    expect(readCliConfig({ TRELLIS_SERVER: 'https://a.example/catalog/', TRELLIS_TOKEN: 't' })).toEqual({
      server: 'https://a.example/catalog',
      token: 't',
    });
  });

  it.each([
    [{ TRELLIS_URL: 'http://a.example' }, 'http://a.example'],
    [{ TRELLIS_URL: 'http://a.example', TRELLIS_SERVER: 'http://b.example' }, 'http://b.example'],
    [{ TRELLIS_PORT: '9000' }, 'http://127.0.0.1:9000'],
    [{ TRELLIS_HOST: 'catalog.local', TRELLIS_PORT: '9000' }, 'http://catalog.local:9000'],
    [{ TRELLIS_HOST: '0.0.0.0' }, 'http://127.0.0.1:8080'],
    [{ TRELLIS_HOST: '::' }, 'http://127.0.0.1:8080'],
    [{ TRELLIS_HOST: '::1', TRELLIS_PORT: '9000' }, 'http://[::1]:9000'],
    [{ TRELLIS_PORT: '0' }, 'http://127.0.0.1:8080'],
    [{ TRELLIS_PORT: '9000', TRELLIS_SERVER: 'http://b.example' }, 'http://b.example'],
  ])('derives from %j the address %s', (environment, server) => {
    expect(readCliConfig(environment)).toEqual({ server });
  });

  it.each([{ TRELLIS_PORT: '80a' }, { TRELLIS_PORT: '65536' }, { TRELLIS_HOST: 'a b' }])(
    'rejects %j with the name of the variable',
    (environment) => {
      expect(() => readCliConfig(environment)).toThrow(new RegExp(`^${Object.keys(environment)[0]!}: `));
    },
  );

  it.each(['a.example:8080', 'ftp://a.example', 'http://', 'http://a.example/?x=1'])(
    'rejects the address %s with the name of the variable',
    (address) => {
      expect(() => readCliConfig({ TRELLIS_SERVER: address })).toThrow(/^TRELLIS_SERVER: /);
    },
  );
});
