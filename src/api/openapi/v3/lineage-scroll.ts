/** Pages through the lineage edges of the catalog. */
import { arrayOf, EXAMPLE_URN, object, STRING, URN } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import {
  EDGE_SCROLL_QUERY,
  edgePageSchema,
  presentEdgePage,
  readDirection,
  readEdgeScroll,
  type EdgeScrollQuery,
} from './edge-scroll.js';

interface ScrollQuery extends EdgeScrollQuery {
  readonly direction?: string;
}

interface ScrollBody {
  readonly urns?: readonly string[];
}

/** Each URN costs a seek. */
const MAX_URNS = 5_000;

export const lineageScroll = defineRoute<ScrollQuery, ScrollBody | undefined>({
  method: 'POST',
  path: '/openapi/v3/lineage/scroll',
  operationId: 'scrollLineage',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'Lineage edges of some entities, or of all, page by page',
  description:
    'One hop. Follow `scrollId` until it is null. `source` and `destination` follow the direction in the aspect, ' +
    '`upstream` and `downstream` as data flows.',
  query: {
    ...EDGE_SCROLL_QUERY,
    direction: {
      description:
        'UPSTREAM, in any case: sources of the entities; DOWNSTREAM: entities that depend on them; default: both. ' +
        'Without entities it has no effect.',
      schema: STRING,
    },
  },
  body: object({
    'urns?': arrayOf(URN, {
      maxItems: MAX_URNS,
      'x-limit': 'MAX_PAGE_SIZE',
      description: 'Entities to start from; default: every edge of the catalog.',
    }),
  }),
  bodyOptional: true,
  example: { urns: [EXAMPLE_URN] },
  response: edgePageSchema({ upstream: URN, downstream: URN }),
  async handle({ query, body }, services) {
    const urns = body?.urns?.map((urn) => services.model.parseUrn(urn).text);
    const direction =
      query.direction === undefined ? undefined : readDirection(query.direction, ['UPSTREAM', 'DOWNSTREAM']);
    const page = await services.edges.scrollLineage({
      ...readEdgeScroll(query),
      ...(direction !== undefined && { direction }),
      ...(urns !== undefined && { urns }),
    });
    return presentEdgePage(page, ({ upstream, downstream }) => ({ upstream, downstream }));
  },
});
