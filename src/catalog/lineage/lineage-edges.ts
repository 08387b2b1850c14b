/** Defines which aspect holds the lineage edge between two entities, and edits it. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { isJsonObject, type JsonObject } from '../../core/json.js';
import { setStep, type PatchStep } from '../commands/patch-proposal.js';

/** The location of an edge in the aspect of one of its ends. */
export interface EdgeField {
  readonly holder: 'upstream' | 'downstream';
  readonly aspectName: string;
  /** Name of the array of edges. */
  readonly edges: string;
  /** Member of an edge that holds the URN of the other end. */
  readonly key: string;
  /** Older array of the same edges: URNs, or objects `{ string: URN }`. */
  readonly urns?: string;
  /** True if the aspect must exist, because it has required members that an edge cannot supply. */
  readonly mustExist: boolean;
}

const JOB = { aspectName: 'dataJobInputOutput', key: 'destinationUrn', mustExist: false } as const;
const CHART = { aspectName: 'chartInfo', key: 'destinationUrn', mustExist: true } as const;
const DASHBOARD = { ...CHART, aspectName: 'dashboardInfo' } as const;
const INPUTS = { ...CHART, holder: 'downstream', edges: 'inputEdges', urns: 'inputs' } as const;

/** By downstream type, then by upstream type. */
const EDITABLE_EDGES: Readonly<Record<string, Readonly<Record<string, EdgeField>>>> = {
  dataset: {
    dataset: {
      holder: 'downstream',
      aspectName: 'upstreamLineage',
      edges: 'upstreams',
      key: 'dataset',
      mustExist: false,
    },
    dataJob: { ...JOB, holder: 'upstream', edges: 'outputDatasetEdges', urns: 'outputDatasets' },
  },
  dataJob: {
    dataset: { ...JOB, holder: 'downstream', edges: 'inputDatasetEdges', urns: 'inputDatasets' },
    dataJob: { ...JOB, holder: 'downstream', edges: 'inputDatajobEdges', urns: 'inputDatajobs' },
  },
  chart: { dataset: INPUTS, chart: INPUTS },
  dashboard: {
    chart: { ...DASHBOARD, holder: 'downstream', edges: 'chartEdges', urns: 'charts' },
    dataset: { ...DASHBOARD, holder: 'downstream', edges: 'datasetEdges', urns: 'datasets' },
  },
};

/** @returns undefined if lineage between the types cannot be edited */
export function edgeFieldOf(downstreamType: string, upstreamType: string): EdgeField | undefined {
  const edges = Object.hasOwn(EDITABLE_EDGES, downstreamType) ? EDITABLE_EDGES[downstreamType] : undefined;
  return edges !== undefined && Object.hasOwn(edges, upstreamType) ? edges[upstreamType] : undefined;
}

/** @param aspect holds the edges; undefined if it does not exist @param other URN of the other end */
export function hasEdge(aspect: JsonObject | undefined, field: EdgeField, other: string): boolean {
  const edges = aspect?.[field.edges];
  const urns = field.urns === undefined ? undefined : aspect?.[field.urns];
  return (
    (Array.isArray(edges) && edges.some((edge) => isJsonObject(edge) && edge[field.key] === other)) ||
    (Array.isArray(urns) &&
      urns.some((item) => item === other || (isJsonObject(item) && item['string'] === other)))
  );
}

/** Marks an edge that a person added. */
const BY_HAND = { source: 'UI' };

/** @param ends URNs of the entity whose aspect holds the edge, and of the other one @param stamp actor and time of the addition */
export function additionOf(
  field: EdgeField,
  { holder, other }: { readonly holder: string; readonly other: string },
  stamp: AuditStamp,
): PatchStep {
  const path = [field.edges, other];
  if (field.aspectName === 'upstreamLineage')
    return setStep(path, {
      dataset: other,
      type: 'TRANSFORMED',
      auditStamp: stamp,
      created: stamp,
      properties: BY_HAND,
    });
  return setStep(path, {
    sourceUrn: holder,
    destinationUrn: other,
    created: stamp,
    lastModified: stamp,
    properties: BY_HAND,
  });
}

export function removalsOf(field: EdgeField, other: string): PatchStep[] {
  const arrays = field.urns === undefined ? [field.edges] : [field.edges, field.urns];
  return arrays.map((array) => ({ op: 'remove', path: [array, other] }));
}
