/** Endpoints: write entities, legacy and deprecated, POST /entities?action=ingest. */
import { unique } from '../helpers/catalog.js';
import { JSON_BODY, openService, PROTOCOL, urnsOf } from './service.js';

const { request } = openService();
const actor = 'urn:li:corpuser:foo';
const lastModified = { created: { time: 0, actor }, lastModified: { time: 0, actor } };

it.each<[string, string, string, string, object]>([
  ['CorpUserSnapshot', 'corpuser', 'com.linkedin.identity.CorpUserInfo', 'corpUserInfo', { active: true, displayName: 'Foo', fullName: 'Foo Bar', email: 'foo@example.com' }],
  ['CorpGroupSnapshot', 'corpGroup', 'com.linkedin.identity.CorpGroupInfo', 'corpGroupInfo', { email: 'dev@example.com', admins: [actor], members: [actor], groups: [] }],
  ['DatasetSnapshot', 'dataset', 'com.linkedin.common.BrowsePaths', 'browsePaths', { paths: ['/prod/hive/foo'] }],
  ['ChartSnapshot', 'chart', 'com.linkedin.chart.ChartInfo', 'chartInfo', { title: 'Baz Chart', description: 'A chart', inputs: [], lastModified }],
  ['DashboardSnapshot', 'dashboard', 'com.linkedin.dashboard.DashboardInfo', 'dashboardInfo', { title: 'Baz', description: 'A dashboard', charts: [], lastModified }],
  ['TagSnapshot', 'tag', 'com.linkedin.tag.TagProperties', 'tagProperties', { name: 'Engineering', description: 'About engineering' }],
])('body: an entity with a %s', async (snapshot, type, record, aspectName, value) => {
  const urn = urnsOf(unique('legacy'))[type]!;
  const { status } = await request('POST /entities?action=ingest', JSON_BODY, {
    entity: {
      value: { [`com.linkedin.metadata.snapshot.${snapshot}`]: { urn, aspects: [{ [record]: value }] } },
    },
  });
  expect(status).toBe(200);
  const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL);
  expect(json.aspects[aspectName].value).toEqual(value);
}); // prettier-ignore

it('several aspects of one entity may be written in one request', async () => {
  const urn = urnsOf(unique('several')).corpuser!;
  const { status } = await request('POST /entities?action=ingest', JSON_BODY, {
    entity: {
      value: {
        'com.linkedin.metadata.snapshot.CorpUserSnapshot': {
          urn,
          aspects: [
            { 'com.linkedin.identity.CorpUserInfo': { active: true, displayName: 'Foo' } },
            { 'com.linkedin.identity.CorpUserEditableInfo': {} },
            { 'com.linkedin.common.Status': { removed: false } },
          ],
        },
      },
    },
  });
  expect(status).toBe(200);
  const { json } = await request(`GET /entitiesV2/${encodeURIComponent(urn)}`, PROTOCOL);
  expect(json.aspects.corpUserInfo.value).toEqual({ active: true, displayName: 'Foo' });
  expect(json.aspects.corpUserEditableInfo.value).toEqual({});
  expect(json.aspects.status.value).toEqual({ removed: false });
});
