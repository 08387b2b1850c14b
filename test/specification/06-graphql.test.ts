/** Endpoints: GraphQL. */
import { unique } from '../helpers/catalog.js';
import { JSON_BODY, openService, urnsOf } from './service.js';

const { baseUrl, request, write } = openService();

it('POST /api/graphql: only POST is supported', async () => {
  const query = encodeURIComponent('{ __typename }');
  expect((await request(`GET /api/graphql?query=${query}`)).status).toBe(405);
});

// `18-authentication.test.ts` tests the header Authorization.
it('headers: Content-Type: application/json', async () => {
  const response = await fetch(`${baseUrl()}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ]);
});

it('request body: query (string, required), variables (object, optional)', async () => {
  const urn = urnsOf(unique('body')).mlFeature!;
  await write(urn, 'mlFeatureProperties', { description: 'Asked for' });
  const withVariables = {
    query: 'query ($urn: String!) { mlFeature(urn: $urn) { description } }',
    variables: { urn },
  };
  const without = { query: `{ mlFeature(urn: "${urn}") { description } }` };
  for (const body of [withVariables, without]) {
    const { json } = await request('POST /api/graphql', JSON_BODY, body);
    expect(json.data).toEqual({ mlFeature: { description: 'Asked for' } });
  }
  expect((await request('POST /api/graphql', JSON_BODY, { variables: {} })).status).toBe(400);
});

it('response body: data (object keyed by the queried field), extensions (object)', async () => {
  const urn = urnsOf(unique('answer')).mlFeature!;
  await write(urn, 'mlFeatureProperties', { description: 'Asked for' });
  const query = `{ mlFeature(urn: "${urn}") { name } }`;
  const { json } = await request('POST /api/graphql', JSON_BODY, { query });
  expect(json).toEqual({
    data: { mlFeature: { name: urn.slice(urn.indexOf(',') + 1, -1) } },
    extensions: expect.any(Object),
  });
});

it.each([
  ['mlFeature', 'mlFeatureProperties', 'name featureNamespace description properties { description dataType version { versionTag } }'],
  ['mlPrimaryKey', 'mlPrimaryKeyProperties', 'name featureNamespace description dataType properties { description dataType version { versionTag } }'],
  ['mlFeatureTable', 'mlFeatureTableProperties', 'name description platform { name } properties { description mlFeatures { name } }'],
  ['mlModel', 'mlModelProperties', 'name description properties { description version type mlFeatures groups { urn name } }'],
])('query %s(urn)', async (field, aspectName, selection) => {
  const urn = urnsOf(unique('query'))[field]!;
  await write(urn, aspectName, { description: 'Of the query', sources: [] });
  const query = `query ($urn: String!) { ${field}(urn: $urn) { ${selection} } }`;
  const { json } = await request('POST /api/graphql', JSON_BODY, { query, variables: { urn } });
  expect(json.errors).toBeUndefined();
  expect(json.data[field]).toMatchObject({
    description: 'Of the query',
    properties: { description: 'Of the query' },
  });
}); // prettier-ignore

it('mutation createTag(input: {name: string, description: string})', async () => {
  const name = unique('Deprecated');
  const query = `mutation createTag { createTag(input: { name: "${name}", description: "Not to be used" }) }`;
  const { json } = await request('POST /api/graphql', JSON_BODY, { query });
  const read = `{ tag(urn: "${json.data.createTag}") { properties { name description } } }`;
  const { data } = (await request('POST /api/graphql', JSON_BODY, { query: read })).json;
  expect(data.tag.properties).toEqual({ name, description: 'Not to be used' });
});
