/** Patches of lineage and edges as the Python client sends them, with the resulting aspects. */
import { stamp, table, add, remove, edge, type PatchRow } from './patch-parts.js';

const column = (name: string, of = 'up') => `urn:li:schemaField:(${table(of)},${name})`;
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,rows,PROD),load)';
const upstream = (name: string) => ({ auditStamp: stamp, dataset: table(name), type: 'COPY' });
const pairs = (upstreams: string[], downstream: string, more: object = {}) => ({
  upstreamType: 'FIELD_SET',
  upstreams,
  downstreamType: 'FIELD',
  downstreams: [downstream],
  confidenceScore: 1,
  ...more,
});

export const LINEAGE_PATCHES: readonly PatchRow[] = [
  {
    name: 'upstreams and single pairs of columns',
    type: 'dataset',
    aspect: 'upstreamLineage',
    patches: [
      [
        add(`/upstreams/${table('up')}`, upstream('up')),
        add(`/fineGrainedLineages/NONE/${column('c', 'down')}/NONE/${column('a')}`, { confidenceScore: 1.0 }),
        add(`/fineGrainedLineages/NONE/${column('c', 'down')}/NONE/${column('b')}`, { confidenceScore: 1.0 }),
        add(`/fineGrainedLineages/SUM/${column('d', 'down')}/urn:li:query:q/${column('b')}`, {
          confidenceScore: 0.5,
        }),
      ],
      [add(`/upstreams/${table('other')}`, upstream('other'))],
      [remove(`/fineGrainedLineages/NONE/${column('c', 'down')}/NONE/${column('a')}`)],
      [remove(`/upstreams/${table('up')}`)],
    ],
    after: {
      upstreams: [upstream('other')],
      fineGrainedLineages: [
        pairs([column('b')], column('c', 'down')),
        pairs([column('b')], column('d', 'down'), {
          confidenceScore: 0.5,
          transformOperation: 'SUM',
          query: 'urn:li:query:q',
        }),
      ],
    },
  },
  {
    name: 'upstreams and records of columns set as a whole',
    type: 'dataset',
    aspect: 'upstreamLineage',
    before: { upstreams: [upstream('up')] },
    patches: [
      [add('/upstreams', [upstream('other')])],
      [add('/fineGrainedLineages', [pairs([column('a'), column('b')], column('c', 'down'))])],
    ],
    after: {
      upstreams: [upstream('other')],
      fineGrainedLineages: [pairs([column('a'), column('b')], column('c', 'down'))],
    },
  },
  {
    name: 'inputs and outputs of a job',
    type: 'dataJob',
    aspect: 'dataJobInputOutput',
    patches: [
      [
        add(`/inputDatasetEdges/${table('up')}`, edge(table('up'))),
        add(`/inputDatasetEdges/${table('gone')}`, edge(table('gone'))),
        add(`/outputDatasetEdges/${table('down')}`, edge(table('down'))),
        add(`/inputDatajobEdges/${job}`, edge(job)),
        add(`/inputDatasetFields/${column('a')}`, {}),
        add(`/outputDatasetFields/${column('c', 'down')}`, {}),
      ],
      [
        add(`/fineGrainedLineages/NONE/${column('c', 'down')}/NONE/${column('a')}`, { confidenceScore: 1.0 }),
        remove(`/inputDatasetEdges/${table('gone')}`),
      ],
    ],
    after: {
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [edge(table('up'))],
      outputDatasetEdges: [edge(table('down'))],
      inputDatajobEdges: [edge(job)],
      inputDatasetFields: [column('a')],
      outputDatasetFields: [column('c', 'down')],
      fineGrainedLineages: [pairs([column('a')], column('c', 'down'))],
    },
  },
  {
    name: 'inputs of a chart',
    type: 'chart',
    aspect: 'chartInfo',
    patches: [
      [add(`/inputEdges/${table('up')}`, edge(table('up'))), add(`/inputs/${table('up')}`, table('up'))],
      [add('/title', 'Sales'), add('/customProperties/k', 'v')],
    ],
    after: {
      title: 'Sales',
      description: '',
      lastModified: { created: stamp, lastModified: stamp },
      customProperties: { k: 'v' },
      inputEdges: [edge(table('up'))],
      inputs: [{ string: table('up') }],
    },
  },
  {
    name: 'what a dashboard shows',
    type: 'dashboard',
    aspect: 'dashboardInfo',
    patches: [
      [
        add(`/datasetEdges/${table('up')}`, edge(table('up'))),
        add('/chartEdges/urn:li:chart:(looker,a)', edge('urn:li:chart:(looker,a)')),
        add('/dashboards/urn:li:dashboard:(looker,b)', edge('urn:li:dashboard:(looker,b)')),
        add('/charts/urn:li:chart:(looker,c)', 'urn:li:chart:(looker,c)'),
        add(`/datasets/${table('up')}`, table('up')),
      ],
      [remove('/chartEdges/urn:li:chart:(looker,a)'), remove(`/datasets/${table('up')}`)],
    ],
    after: {
      title: '',
      description: '',
      lastModified: { created: stamp, lastModified: stamp },
      datasetEdges: [edge(table('up'))],
      chartEdges: [],
      datasets: [],
      dashboards: [edge('urn:li:dashboard:(looker,b)')],
      charts: ['urn:li:chart:(looker,c)'],
    },
  },
];
