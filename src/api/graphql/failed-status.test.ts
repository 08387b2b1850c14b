/** Tests the status of GraphQL requests that achieve nothing. */
import { ApolloServer } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { CatalogError } from '../../core/errors.js';
import type { GraphqlContext } from './context.js';
import { presentGraphqlError } from './errors.js';
import { failedStatus } from './failed-status.js';

const fail = (code: 'UNAVAILABLE' | 'OVERLOADED' | 'NOT_FOUND') => () => {
  throw new CatalogError(code, code);
};
const unsure = () => {
  throw new CatalogError('UNAVAILABLE', 'unsure', { outcome: 'unknown' });
};
const resolvers = { unsure, away: fail('UNAVAILABLE'), busy: fail('OVERLOADED'), missing: fail('NOT_FOUND') };
const fields = 'ok: Int, away: Int, unsure: Int, busy: Int, missing: Int, required: Int!';
const log = { warn: () => undefined, error: () => undefined };
const server = new ApolloServer<GraphqlContext>({
  schema: makeExecutableSchema({
    typeDefs: `type Query { ${fields} } type Mutation { ${fields} }`,
    resolvers: {
      Query: { ...resolvers, required: resolvers.away, ok: () => 1 },
      Mutation: { ...resolvers, required: resolvers.away, ok: () => 1 },
    },
  }),
  plugins: [failedStatus()],
  formatError: (formatted, error) => presentGraphqlError(formatted, error, log),
});

afterAll(() => server.stop());

it.each([
  ['{ ok }', 200],
  ['{ away }', 503],
  ['{ required }', 503],
  ['{ away missing }', 503],
  ['{ busy }', 429],
  ['{ ok away }', 200],
  ['{ missing }', 200],
  ['{ nothing }', 200],
  ['{', 200],
  ['mutation { away }', 503],
  ['mutation { ok required }', 200],
  ['mutation { away busy }', 200],
  ['mutation { ...two } fragment two on Mutation { ok required }', 200],
  ['mutation { unsure }', 200],
])('%s has the status %d', async (query, status) => {
  const { http } = await server.executeOperation({ query }, { contextValue: {} as GraphqlContext });
  expect(http.status).toBe(status);
});
