/** A history that is longer than one request reads. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { tags, timelinePath } from '../helpers/api/timeline.js';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const newDataset = (): string => datasetUrn(unique('timeline.long'));

it('the timeline returns the newest part of a long history and reports where it begins', async () => {
  const urn = newDataset();
  for (const turn of ['first', 'second']) {
    const values = Array.from({ length: 1_500 }, (_, index) => tags(`${turn}${index}`));
    const answer = await catalog.ingestBatch(values.map((value) => proposal(urn, 'globalTags', value)));
    expect(answer.status).toBe(200);
  }
  const answer = await catalog.get(timelinePath(urn, 'categories=TAG'));
  expect(answer.status).toBe(200);
  expect(answer.json).toHaveLength(1);
  const [{ timestamp, changeEvents }] = answer.json;
  expect(changeEvents).toHaveLength(3_000);
  expect(changeEvents[0]).toMatchObject({ operation: 'REMOVE', modifier: 'urn:li:tag:first1499' });
  const cutAt = Number(answer.headers.get('x-timeline-cut-at'));
  expect(cutAt).toBeGreaterThan(0);
  expect(cutAt).toBeLessThan(timestamp);
  expect((await catalog.get(timelinePath(newDataset()))).headers.get('x-timeline-cut-at')).toBeNull();
  const cutOf = `query ($urn: String!) { getTimeline(input: { urn: $urn, changeCategories: [TAG] }) { cutAt }
    getSchemaVersionList(input: { datasetUrn: $urn }) { cutAt } }`;
  const expected = { getTimeline: { cutAt }, getSchemaVersionList: { cutAt: null } };
  expect(await catalog.query(cutOf, { urn })).toEqual(expected);
}, 240_000);
