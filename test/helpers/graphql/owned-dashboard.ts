/** Entities for a typical query of the graph API: the tables without an owner on which a group's dashboards depend. */
import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../catalog.js';

export interface OwnedDashboard {
  readonly catalog: TestCatalog;
  readonly group: string;
  readonly near: string;
  readonly unowned: string;
}

/** Writes a dashboard of the group whose upstream is `near`. The upstreams of `near` are `unowned` and another table of the group. */
export async function openOwnedDashboard(): Promise<OwnedDashboard> {
  const catalog = await startCatalog({ graphApi: true });
  afterAll(() => catalog.stop());
  const name = unique('graphed');
  const table = (each: string) => datasetUrn(`${name}.${each}`);
  const [near, unowned, owned] = [table('near'), table('unowned'), table('owned')];
  const group = `urn:li:corpGroup:${name}`;
  const dashboard = `urn:li:dashboard:(looker,${name})`;
  const ownership = { owners: [{ owner: group, type: 'DATAOWNER' }] };
  const answer = await catalog.ingestBatch([
    proposal(group, 'corpGroupInfo', { displayName: name, admins: [], members: [], groups: [] }),
    proposal(dashboard, 'dashboardInfo', {
      title: name,
      description: '',
      charts: [],
      lastModified: {},
      datasetEdges: [{ destinationUrn: near }],
    }),
    proposal(dashboard, 'ownership', ownership),
    proposal(near, 'upstreamLineage', {
      upstreams: [unowned, owned].map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
    }),
    proposal(unowned, 'status', { removed: false }),
    proposal(owned, 'ownership', ownership),
  ]);
  if (answer.status !== 200) throw new Error(answer.text);
  return { catalog, group, near, unowned };
}
