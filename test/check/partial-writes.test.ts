/** Writes of single aspects leave what search would derive from all aspects of the entity. A check compares the two. */
import { checkGraph } from '../helpers/api/checks.js';
import { openCatalogAndGraph } from '../helpers/api/suite.js';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';

const { catalog } = await openCatalogAndGraph();

type Write = readonly [aspect: string, payload: object | 'delete', runId?: string];

const columns = (...paths: string[]) => ({
  ...{ schemaName: 's', platform: 'urn:li:dataPlatform:hive', version: 0, hash: '' },
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: paths.map((fieldPath) => ({
    ...{ fieldPath, nativeDataType: 'text', description: `the column ${fieldPath}` },
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    globalTags: { tags: [{ tag: 'urn:li:tag:column' }] },
  })),
});
const tags = (...names: string[]) => ({ tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) });

const DATASET: readonly Write[] = [
  [
    'datasetProperties',
    { name: 'Orders', description: 'all orders', customProperties: { team: 'growth' } },
    'r1',
  ],
  ['schemaMetadata', columns('order_id', 'net_amount'), 'r1'],
  ['globalTags', tags('pii', 'gold'), 'r1'],
  ['editableDatasetProperties', { name: 'Orders of a day', description: 'edited' }],
  // The description and the tags follow from several aspects.
  ['datasetProperties', { name: 'Orders' }, 'r2'],
  ['globalTags', 'delete'],
  ['schemaMetadata', columns('order_id'), 'r2'],
  ['dataPlatformInstance', { platform: 'urn:li:dataPlatform:spark' }],
  ['browsePathsV2', { path: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }],
  ['browsePathsV2', { path: [] }],
  ['browsePathsV2', 'delete'],
  ['status', { removed: true }, 'r2'],
  ['status', { removed: false }, 'r3'],
  ['editableDatasetProperties', { description: 'edited' }],
  ['dataPlatformInstance', 'delete'],
  ['schemaMetadata', 'delete'],
  ['container', { container: 'urn:li:container:c' }, 'r3'],
  ['container', { container: 'urn:li:container:d' }, 'r3'],
  ['datasetProperties', 'delete'],
];

const USER: readonly Write[] = [
  ['corpUserInfo', { active: true, displayName: 'Ada', fullName: 'Ada L', email: 'ada@example.com' }, 'r1'],
  ['corpUserEditableInfo', { displayName: 'Countess', teams: ['a', 'b'] }],
  ['corpUserInfo', { active: false, displayName: 'Ada Lovelace' }, 'r2'],
  ['corpUserInfo', 'delete'],
  ['corpUserEditableInfo', 'delete'],
];

const CHART: readonly Write[] = [
  ['chartInfo', { title: 'Revenue', description: 'by day', lastModified: {} }, 'r1'],
  ['editableChartProperties', { description: 'by week' }],
  ['chartInfo', { title: 'Revenue by week', description: '', lastModified: {} }, 'r2'],
  ['editableChartProperties', 'delete'],
];

it.each([
  ['a dataset', datasetUrn, DATASET],
  ['a user', (name: string) => `urn:li:corpuser:${name}`, USER],
  ['a chart', (name: string) => `urn:li:chart:(looker,${name})`, CHART],
] as const)(
  '%s has the search document of all its aspects after each write of one',
  async (_what, urnOf, writes) => {
    const name = unique('partial');
    const urn = urnOf(name);
    for (const round of ['first', 'after a hard deletion']) {
      for (const [aspect, payload, runId] of writes) {
        const isDeletion = payload === 'delete';
        const more = {
          ...(isDeletion && { changeType: 'DELETE' }),
          ...(runId !== undefined && { systemMetadata: { runId: `${name}-${runId}` } }),
        };
        const { status, text } = await catalog.ingestBatch([
          proposal(urn, aspect, isDeletion ? undefined : payload, more),
        ]);
        expect([round, aspect, status, text]).toEqual([round, aspect, 200, expect.anything()]);
        const { nodes, violations, examples } = await checkGraph(catalog, urn);
        expect({ round, aspect, nodes, violations, examples }).toEqual({
          round,
          aspect,
          nodes: 1,
          violations: {},
          examples: [],
        });
      }
      // The URNs of its columns begin differently, and finding them takes long.
      expect((await checkGraph(catalog, name)).violations).toEqual({});
      // In one transaction, the last write of each aspect counts.
      await catalog.ingestBatch(
        writes
          .filter(([, payload]) => payload !== 'delete')
          .map(([aspect, payload]) => proposal(urn, aspect, payload as object)),
      );
      expect((await checkGraph(catalog, name)).violations).toEqual({});
      if (round === 'first')
        expect((await catalog.post('/entities?action=delete', { urn })).status).toBe(200);
    }
  },
);
