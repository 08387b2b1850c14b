/** Sends requests that store and read usage events, so that each of their statements is sent. */
import type { TestCatalog } from '../helpers/catalog.js';
import { addPerson } from '../helpers/secured-catalog.js';

const HOME = 'input: { userUrn: "", requestContext: { scenario: HOME } }';
const BAR = 'input: { userUrn: "", requestContext: { scenario: SEARCH_BAR } }';

type Headers = Record<string, string>;

/** @param urn of a dataset @param headers of the first user */
export async function exerciseUsage(secured: TestCatalog, urn: string, headers: Headers): Promise<void> {
  const person = await addPerson(secured);
  for (const by of [{ cookie: person.cookie }, headers]) await trackAndRead(secured, urn, by);
  const removed = await secured.graphql(
    'mutation ($urn: String!) { removeUser(urn: $urn) }',
    { urn: person.urn },
    headers,
  );
  expect(removed.data).toEqual({ removeUser: true });
}

/** Stores events of one user and asks for what follows from them. @param urn of a dataset that the user may view @param by headers of the user */
export async function trackAndRead(secured: TestCatalog, urn: string, by: Headers): Promise<void> {
  const [view, act] = ['EntityViewEvent', 'EntityActionEvent'].map((type) => ({ type, entityUrn: urn }));
  const [search, results] = ['SearchEvent', 'SearchResultsViewEvent'].map((type) => ({ type, query: 'x' }));
  for (const event of [view, act, search, { ...results, total: 1 }])
    expect((await secured.post('/openapi/v1/tracking/track', event, by)).status).toBe(200);
  const fields = `recent: listRecommendations(${BAR}) { modules { moduleId } }
    home: listRecommendations(${HOME}) { modules { moduleId content { value } } }
    getHighlights { title } getAnalyticsCharts { charts { __typename } }`;
  const { data, errors } = await secured.graphql(`{ ${fields} }`, {}, by);
  expect([errors, data.recent.modules.length]).toEqual([undefined, 1]);
}
