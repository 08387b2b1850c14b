import { readCliConfig } from './cli-config.js';

describe('the environment of the command line', () => {
  it('is not needed', () => {
    expect(readCliConfig({})).toEqual({ server: 'http://127.0.0.1:8080' });
    expect(readCliConfig({ TRELLIS_SERVER: '', TRELLIS_TOKEN: '' })).toEqual({
      server: 'http://127.0.0.1:8080',
    });
  });

  it('names server and token; a path before the API stays', () => {
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
  ])('finds the service of %j at %s', (environment, server) => {
    expect(readCliConfig(environment)).toEqual({ server });
  });

  it.each([{ TRELLIS_PORT: '80a' }, { TRELLIS_PORT: '65536' }, { TRELLIS_HOST: 'a b' }])(
    'refuses %j by name',
    (environment) => {
      expect(() => readCliConfig(environment)).toThrow(new RegExp(`^${Object.keys(environment)[0]!}: `));
    },
  );

  it.each(['a.example:8080', 'ftp://a.example', 'http://', 'http://a.example/?x=1'])(
    'refuses %s by name',
    (address) => {
      expect(() => readCliConfig({ TRELLIS_SERVER: address })).toThrow(/^TRELLIS_SERVER: /);
    },
  );
});
