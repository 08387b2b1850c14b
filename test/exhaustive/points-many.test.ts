/** More points than one answer may contain. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('a request for more points than a page may contain is refused instead of cut', async () => {
  const urns = Array.from({ length: 3 }, () => datasetUrn(unique('t')));
  for (const urn of urns) {
    const points = Array.from({ length: 6_700 }, (_, index) =>
      proposal(urn, 'datasetProfile', { timestampMillis: index + 1 }),
    );
    expect((await catalog.ingestBatch(points)).status).toBe(200);
  }
  const query = `query ($urns: [String!]!, $limit: Int) { entities(urns: $urns) {
    ... on Dataset { datasetProfiles(limit: $limit) { timestampMillis } } } }`;
  const { errors } = await catalog.graphql(query, { urns });
  expect(errors).toHaveLength(3);
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('20000'),
    extensions: { reason: 'LIMIT_EXCEEDED' },
  });
  const { entities } = await catalog.query(query, { urns, limit: 6_000 });
  const newest = Array.from({ length: 6_000 }, (_, index) => ({ timestampMillis: 6_700 - index }));
  expect(entities).toEqual(urns.map(() => ({ datasetProfiles: newest })));
});
