import { readExtras } from './read-request.js';

const json = JSON.stringify;
const NOTHING = { packages: [], plugins: [], variables: {} };

it('packages, plugins and variables are read from JSON texts, and other arguments are left alone', () => {
  const args = {
    extra_pip_requirements: '["memray >= 1.12, <2", "a[b,c]==1.0", "memray>=1.12,<2"]',
    extra_pip_plugins: '["s3"]',
    extra_env_vars:
      '{"REGION": "eu", "https_proxy": "http://p:3128", "N": 7, "LDAP_HOST": "${A}", "GITHUB_TOKEN": ""}',
    other: '[',
  };
  expect(readExtras(args)).toEqual({
    packages: ['a[b,c]==1.0', 'memray>=1.12,<2'],
    plugins: ['s3'],
    variables: { REGION: 'eu', https_proxy: 'http://p:3128', N: '7', LDAP_HOST: '${A}', GITHUB_TOKEN: '' },
  });
});

it('missing and empty arguments ask for nothing', () => {
  expect(readExtras({})).toEqual(NOTHING);
  expect(readExtras({ extra_pip_requirements: '', extra_pip_plugins: ' ', extra_env_vars: '{}' })).toEqual(
    NOTHING,
  );
});

it.each([
  'https://evil.example/x.whl',
  'x @ https://evil.example/x.whl',
  './folder',
  '/tmp/x.whl',
  '-r file',
  '--index-url=http://evil.example',
  'x; python_version > "3"',
  'git+https://evil.example/x',
  'two words',
  'a==1 --hash=x',
  '',
  7,
])('%j is not a package', (text) => {
  const refused = expect.objectContaining({
    code: 'INVALID_REQUEST',
    message:
      'Item 2 of the argument extra_pip_requirements is not a package such as memray==1.12.0; addresses, paths and options of pip are not accepted',
    details: expect.objectContaining({ path: '/args/extra_pip_requirements' }),
  });
  expect(() => readExtras({ extra_pip_requirements: json(['memray', text]) })).toThrow(refused);
});

it.each(['s3,x', 'a]', 'a b', 'x==1'])('%j is not a plugin', (text) => {
  expect(() => readExtras({ extra_pip_plugins: json([text]) })).toThrow(
    'Item 1 of the argument extra_pip_plugins is not the name of an extra such as s3',
  );
});

it.each(['{', '"memray"', '{"a": 1}', json(Array.from({ length: 51 }, (_, number) => `p${number}`))])(
  'the list %s is refused',
  (text) => {
    expect(() => readExtras({ extra_pip_requirements: text })).toThrow(
      'is not a JSON list of at most 50 packages, such as',
    );
  },
);

it.each(['[]', '"A=1"', '{"A": {}}', '{"A": null}', '{"A": "x\\u0000"}'])(
  'the variables %s are refused',
  (text) => {
    expect(() => readExtras({ extra_env_vars: text })).toThrow(
      'is not a JSON object of at most 50 texts, such as',
    );
  },
);

it.each([
  ...[
    'PATH',
    'home',
    'DATAHUB_GMS_URL',
    'DATAHUB_GMS_TOKEN',
    'TRELLIS_TOKEN_KEY',
    'LD_PRELOAD',
    'PYTHONPATH',
  ],
  ...['PYTHONSTARTUP', 'NODE_OPTIONS', 'BASH_ENV', 'ENV', 'JAVA_TOOL_OPTIONS', '_JAVA_OPTIONS', 'PERL5OPT'],
  ...['GIT_SSH_COMMAND', 'BROWSER', 'PIP_INDEX_URL', 'http_proxy', 'ALL_PROXY', 'a b', '1A', 'A=B', ''],
])('the variable %j is refused by name', (name) => {
  expect(() => readExtras({ extra_env_vars: json({ [name]: 'x' }) })).toThrow(json(name));
});
