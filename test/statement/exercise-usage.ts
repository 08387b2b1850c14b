/** Sends requests that store and read usage events, so that each of their statements is sent. */
import type { TestCatalog } from '../helpers/catalog.js';
import { addPerson } from '../helpers/secured-catalog.js';

const HOME = 'input: { userUrn: "", requestContext: { scenario: HOME } }';
const BAR = 'input: { userUrn: "", requestContext: { scenario: SEARCH_BAR } }';

/** @param urn of a dataset @param headers of the first user */
export async function exerciseUsage(
  secured: TestCatalog,
  urn: string,
  headers: Record<string, string>,
): Promise<void> {
  const person = await addPerson(secured);
  const [view, act] = ['EntityViewEvent', 'EntityActionEvent'].map((type) => ({ type, entityUrn: urn }));
  const events = [view, act, { type: 'SearchEvent', query: 'x' }];
  for (const by of [headers, { cookie: person.cookie }])
    for (const event of [...events, { type: 'SearchResultsViewEvent', query: 'x', total: 1 }]) {
      const { status } = await secured.post('/openapi/v1/tracking/track', event, by);
      expect(status).toBe(200);
    }
  const fields = `recent: listRecommendations(${BAR}) { modules { moduleId } }
    home: listRecommendations(${HOME}) { modules { moduleId content { value } } }
    getHighlights { title } getAnalyticsCharts { charts { __typename } }`;
  const { data, errors } = await secured.graphql(`{ ${fields} }`, {}, headers);
  expect([errors, data.recent.modules.length]).toEqual([undefined, 1]);
  const removed = await secured.graphql(
    'mutation ($urn: String!) { removeUser(urn: $urn) }',
    { urn: person.urn },
    headers,
  );
  expect(removed.data).toEqual({ removeUser: true });
}
