/** Messages and exit codes of commands if the service refuses a request. */
import { createServer, type Server } from 'node:http';
import { close, listen } from '../../test/helpers/loopback.js';
import { trellis } from '../../test/helpers/command-line.js';

interface Reply {
  readonly status: number;
  readonly body: string;
}

let server: Server;
let url: string;
let reply: Reply | 'reset';
let authorizations: (string | undefined)[];

beforeAll(async () => {
  server = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    if (reply === 'reset') return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  url = await listen(server);
});
beforeEach(() => {
  authorizations = [];
});
afterAll(() => close(server));

const error = (status: number, code: string, message: string): Reply => ({
  status,
  body: JSON.stringify({ status, code, message }),
});

const COMMANDS: string[][] = [
  ['get', 'urn:li:tag:a'],
  ['put', 'urn:li:tag:a', 'tagProperties'],
  ['search', '*'],
  ['lineage', 'urn:li:tag:a'],
  ['delete', 'urn:li:tag:a'],
  ['undelete', 'urn:li:tag:a'],
  ['runs', 'list'],
  ['runs', 'show', 'r'],
  ['runs', 'rollback', 'r'],
];

describe.each(COMMANDS.map((args) => ({ args, line: args.join(' ') })))('trellis $line', ({ args }) => {
  it.each<[string, Reply | 'reset', number, RegExp]>([
    [
      'no token',
      error(401, 'UNAUTHENTICATED', 'no'),
      1,
      /requires a valid access token: use --token or TRELLIS_TOKEN$/,
    ],
    [
      'no right',
      error(403, 'FORBIDDEN', 'You may not'),
      1,
      /You may not\. Use a token with this permission\.$/,
    ],
    ['bad input', error(400, 'INVALID_REQUEST', 'input is bad'), 1, /input is bad$/],
    [
      'a database that is away',
      error(503, 'UNAVAILABLE', 'Neo4j is away'),
      5,
      /Neo4j is away\. Wait a moment and try again\.$/,
    ],
    ['a fault', error(500, 'INTERNAL', 'The service failed; errorId 1'), 1, /errorId 1$/],
    ['a gateway alone', { status: 502, body: '<html>' }, 5, /answers 502: wait a moment and try again\.$/],
    [
      'another server',
      { status: 404, body: '<html>' },
      5,
      /is this the address of the service\? Set it with --server\.$/,
    ],
    [
      'another page',
      { status: 200, body: '<html>' },
      5,
      /something other than JSON: is this the address of the service\?$/,
    ],
    ['a cut connection', 'reset', 5, /^trellis: No service at/],
  ])('says in one sentence what to do about %s', async (_, answer, exitCode, message) => {
    reply = answer;
    const line = [...args, '--server', url, '--token', 'secret', '--json'];
    const run = await trellis(line, { input: '{}' });
    expect(run.error).toMatch(/^trellis: [^\n]+\n$/);
    expect(run.error.trimEnd()).toMatch(message);
    expect([run.exitCode, run.out]).toEqual([exitCode, '']);
    expect(authorizations).toEqual(['Bearer secret']);
  });
});

it.each([
  ['UNAUTHENTICATED', 'no', 1, 'no'],
  ['FORBIDDEN', 'You may not', 1, 'You may not. Use a token with this permission.'],
  ['FORBIDDEN', 'You may not.', 1, 'You may not. Use a token with this permission.'],
  ['NOT_FOUND', 'There is none', 3, 'There is none'],
  ['UNAVAILABLE', 'Neo4j is away', 5, 'Neo4j is away. Wait a moment and try again.'],
  ['DEADLINE_EXCEEDED', 'too slow', 5, 'too slow'],
  ['GRAPHQL_VALIDATION_FAILED', 'no such field', 1, 'no such field'],
])('recognizes %s in a GraphQL response with status 200', async (code, message, exitCode, told) => {
  const body = JSON.stringify({ errors: [{ message, extensions: { reason: code } }], data: null });
  reply = { status: 200, body };
  const run = await trellis(['lineage', 'urn:li:tag:a', '--server', url]);
  expect([run.exitCode, run.error, run.out]).toEqual([exitCode, `trellis: ${told}\n`, '']);
});

it('escapes control characters in errors', async () => {
  reply = error(400, 'INVALID_REQUEST', '\u001b[2J\u202eis bad');
  const run = await trellis(['get', 'urn:li:tag:a', '--server', url]);
  expect(run.error).toBe('trellis: \\u001b[2J\\u202eis bad\n');
});

it.each([
  'get',
  'put',
  'search',
  'lineage',
  'delete',
  'undelete',
  'backup',
  'restore',
  'runs list',
  'runs show',
  'runs rollback',
  'load',
  'export',
])('trellis %s shows an example in its help', async (command) => {
  const { exitCode, out } = await trellis([...command.split(' '), '--help']);
  expect(exitCode).toBe(0);
  expect(out).toMatch(new RegExp(`Examples:\\n {2}\\$.*trellis ${command}`));
});
