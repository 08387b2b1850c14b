/** Every failed request is answered with a JSON object that clients can parse. */
import { datasetUrn, startCatalog, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const json = { 'content-type': 'application/json' };
const urn = encodeURIComponent(datasetUrn('nothing_here'));

describe('a failed request', () => {
  it.each<[string, string, string, RequestInit, number]>([
    ['an unknown path', 'GET', '/nothing', {}, 404],
    ['an unknown path below a known one', 'GET', '/openapi/v3/nothing/at/all', {}, 404],
    ['a wrong method', 'PUT', '/config', {}, 405],
    ['no action', 'POST', '/aspects', { headers: json, body: '{}' }, 400],
    ['an unknown action', 'POST', '/operations?action=nothing', { headers: json, body: '{}' }, 400],
    [
      'a body that is not JSON',
      'POST',
      '/operations?action=restoreIndices',
      { headers: json, body: '{' },
      400,
    ],
    ['a body that is a list', 'POST', '/aspects?action=ingestProposal', { headers: json, body: '[]' }, 400],
    ['an empty body', 'POST', '/aspects?action=ingestProposal', { headers: json }, 400],
    [
      'a content type that is not JSON',
      'POST',
      '/aspects?action=getCount',
      { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      415,
    ],
    ['an absent aspect', 'GET', `/aspects/${urn}?aspect=status&version=0`, {}, 404],
    ['an absent entity', 'GET', `/entities/${urn}`, {}, 404],
    ['a broken urn', 'GET', '/aspects/nonsense?aspect=status', {}, 400],
    ['a broken escape in a query', 'GET', '/openapi/relationships/v1/?urn=%ZZ&direction=INCOMING', {}, 400],
    ['a broken escape in a path', 'GET', '/openapi/v2/entity/%ZZ', {}, 400],
    [
      'a failed precondition',
      'POST',
      '/aspects?action=ingestProposal',
      {
        headers: json,
        body: JSON.stringify({
          proposal: {
            entityUrn: datasetUrn('never_written'),
            changeType: 'UPSERT',
            aspectName: 'status',
            aspect: { value: '{"removed":false}', contentType: 'application/json' },
            headers: { 'If-Version-Match': '7' },
          },
        }),
      },
      412,
    ],
    ['a GraphQL request without a query', 'POST', '/api/graphql', { headers: json, body: '{}' }, 400],
  ])('with %s reports message, status and class, but no stack', async (_, method, path, init, status) => {
    const answer = await fetch(`${catalog.url}${path}`, { method, ...init });
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body]).toEqual([
      status,
      expect.objectContaining({
        status,
        message: expect.stringMatching(/\S/),
        exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
      }),
    ]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.[jt]s:\d+/);
    expect(body['stackTrace']).toBeUndefined();
  });
});
