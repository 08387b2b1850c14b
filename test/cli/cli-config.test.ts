import { readCliConfig } from '../../src/config/cli-config.js';

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

  it.each(['a.example:8080', 'ftp://a.example', 'http://', 'http://a.example/?x=1'])(
    'refuses %s by name',
    (address) => {
      expect(() => readCliConfig({ TRELLIS_SERVER: address })).toThrow(/^TRELLIS_SERVER: /);
    },
  );
});
