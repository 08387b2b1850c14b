/** Limits. */
import { uniqueWord } from '../helpers/catalog.js';
import { JSON_BODY, openService, urnsOf } from './service.js';

const { request, write } = openService();

it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
  '1. the GraphQL endpoint accepts only POST, not %s',
  async (method) => {
    const { status, headers } = await request(`${method} /api/graphql`);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  },
);

it('2. the timeseries response carries a limit field, which is 10000', async () => {
  const { json } = await request('POST /aspects?action=getTimeseriesAspectValues', JSON_BODY, {
    ...{ urn: urnsOf('any').dataset, entity: 'dataset', aspect: 'datasetProfile' },
    ...{ startTimeMillis: 0, endTimeMillis: 1 },
  });
  expect(json.value.limit).toBe(10_000);
});

it('3. paging parameters are start with limit (browse, autocomplete) or count (search)', async () => {
  const word = uniqueWord('page');
  for (const letter of ['a', 'b']) {
    const urn = urnsOf(`${word}_${letter}`).dataset!;
    await write(urn, 'browsePaths', { paths: [`/${word}`] });
  }
  const page = async (action: string, body: object) =>
    (await request(`POST /entities?action=${action}`, JSON_BODY, { entity: 'dataset', ...body })).json.value;
  for (const [size, total] of [
    [1, 1],
    [10, 2],
  ] as const) {
    expect((await page('browse', { path: `/${word}`, start: 0, limit: size })).entities).toHaveLength(total);
    expect((await page('search', { input: word, start: 0, count: size })).entities).toHaveLength(total);
    const { suggestions } = await page('autocomplete', { query: word, start: 0, limit: size });
    expect(suggestions).toHaveLength(total);
  }
});
