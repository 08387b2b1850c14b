/** `POST /api/graphql`. GET is not supported. */
import type { Schema } from '../http/json-schema.js';
import { defineRoute, Reply, type GraphqlExecutor, type Route } from '../http/route.js';
import type { GraphqlRequest } from './graphql-service.js';

/** If this header is `true`, `extensions.cost` of the answer reports the cost of the request. */
const COST_HEADER = 'x-trellis-cost';

const BODY: Schema<GraphqlRequest> = {
  type: 'object',
  required: ['query'],
  properties: {
    query: { type: 'string' },
    variables: { type: ['object', 'null'] },
    operationName: { type: ['string', 'null'] },
    extensions: { type: ['object', 'null'] },
  },
};

/** Serves one endpoint under two paths: front ends and `init` of the public client use the second. */
export function graphqlRoutes(graphql: GraphqlExecutor): readonly Route[] {
  const route = defineRoute({
    method: 'POST',
    path: '/api/graphql',
    operationId: 'executeGraphql',
    tag: 'GraphQL',
    // Each root field declares its own permission.
    permission: 'signed-in',
    needsDecision: true,
    summary: 'Run a GraphQL query or mutation',
    description:
      'Returns 200 for every GraphQL request, even if the answer has `errors`. Clients have to check `errors`, not the status. ' +
      'With the header `X-Trellis-Cost: true`, `extensions.cost` holds the number of statements and the milliseconds.',
    body: BODY,
    example: {
      query: 'query ($urn: String!) { mlFeatureTable(urn: $urn) { name } }',
      variables: { urn: '' },
    },
    response: {
      type: 'object',
      properties: {
        data: { type: ['object', 'null'] },
        errors: { type: 'array', items: { type: 'object' } },
        extensions: { type: 'object' },
      },
    },
    handle: async ({ body, actor, facts, known: read, headers, origin, onUnknownFields }) => {
      const wantsCost = headers[COST_HEADER] === 'true';
      // The fields of a mutation run one after the other, and one may change what the next one may do. The word suffices.
      const known = body.query.includes('mutation') ? undefined : read;
      const answer = await graphql.execute(body, { actor, facts, known, wantsCost, onUnknownFields, origin });
      return new Reply(JSON.stringify(answer), { type: 'application/json; charset=utf-8' });
    },
  });
  return [
    route,
    {
      ...route,
      path: '/api/v2/graphql',
      operationId: 'executeGraphqlV2',
      summary: 'Run a GraphQL query or mutation (path of front ends)',
    },
  ];
}
