/** Resolves lists that are stored twice: as plain URNs, and as edges with times. Items of both are returned. */
import { isJsonObject } from '../../../core/json.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, type StoredRecord } from '../mapping/record.js';
import { stamps } from './stamps.js';

interface EdgeLists {
  /** Required entity type; entities of other types are omitted. */
  readonly entityType: string;
  /** Members that hold URNs, unions with a URN (`{"string": …}`), or edges. */
  readonly members: readonly string[];
}

/** Returns the URNs without duplicates, in the order of the members. */
export function entitiesIn({ entityType, members }: EdgeLists) {
  return (parent: StoredRecord): EntityRef[] => {
    const items = members.flatMap((member) => itemsAt(parent.value, [member]));
    const refs = items.map((item) => findEntityRef(urnIn(item))).filter((ref) => ref !== undefined);
    const fitting = refs.filter(({ urn }) => urn.entityType === entityType);
    return [...new Map(fitting.map((ref) => [ref.urn.text, ref])).values()];
  };
}

function urnIn(item: unknown): unknown {
  return isJsonObject(item) ? (item['destinationUrn'] ?? item['string']) : item;
}

const chartInputs = { inputs: entitiesIn({ entityType: 'dataset', members: ['inputs', 'inputEdges'] }) };
const dashboardParts = {
  charts: entitiesIn({ entityType: 'chart', members: ['charts', 'chartEdges'] }),
  datasets: entitiesIn({ entityType: 'dataset', members: ['datasets', 'datasetEdges'] }),
};

export const edgeLists = {
  ChartProperties: { ...chartInputs, ...stamps.ChartProperties },
  ChartInfo: { ...chartInputs, ...stamps.ChartInfo },
  DashboardProperties: {
    ...dashboardParts,
    ...stamps.DashboardProperties,
    dashboards: entitiesIn({ entityType: 'dashboard', members: ['dashboards'] }),
  },
  DashboardInfo: { ...dashboardParts, ...stamps.DashboardInfo },
  DataJobInputOutput: {
    inputDatasets: entitiesIn({ entityType: 'dataset', members: ['inputDatasets', 'inputDatasetEdges'] }),
    outputDatasets: entitiesIn({ entityType: 'dataset', members: ['outputDatasets', 'outputDatasetEdges'] }),
    inputDatajobs: entitiesIn({ entityType: 'dataJob', members: ['inputDatajobs', 'inputDatajobEdges'] }),
  },
} as const;
