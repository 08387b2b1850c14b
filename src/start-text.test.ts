import { describeAddresses } from './start-text.js';

const url = 'http://127.0.0.1:8080';

it('lists all addresses, the web pages first', () => {
  const embedded = { browserUrl: 'http://127.0.0.1:7474', username: 'neo4j', password: 'secret' };
  expect(describeAddresses({ url, signIn: false, embedded })).toBe(`
Trellis is ready.
  Web pages      http://127.0.0.1:8080
  API            http://127.0.0.1:8080
  GraphiQL       http://127.0.0.1:8080/api/graphiql
  API docs       http://127.0.0.1:8080/restli/docs
  Neo4j Browser  http://127.0.0.1:7474  (user neo4j, password secret)

Stop it with Ctrl-C.
`);
});

it('shows the public address for web pages and sign-in, and the listening address for the API', () => {
  const publicUrl = 'https://catalog.example';
  const text = describeAddresses({ url, publicUrl, signIn: true, neo4jUri: 'bolt://db:7687' });
  expect(text).toContain(
    '  Web pages      https://catalog.example\n  API            http://127.0.0.1:8080\n',
  );
  expect(text).toContain('  Sign in        https://catalog.example/login\n  Neo4j          bolt://db:7687\n');
});
