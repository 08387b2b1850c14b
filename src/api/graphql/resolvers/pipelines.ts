/** Charts, dashboards, notebooks, flows and jobs: fields that are not members of their aspects. */
import { isJsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, UNKNOWN_PLATFORM, type EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, StoredRecord } from '../mapping/record.js';
import { referrers } from './checks.js';
import { nestedStamps } from './defaults.js';
import { namedPlatform } from './platforms.js';

const chartInputs = { inputs: entitiesIn({ entityType: 'dataset', members: ['inputs', 'inputEdges'] }) };
const dashboardParts = {
  charts: entitiesIn({ entityType: 'chart', members: ['charts', 'chartEdges'] }),
  datasets: entitiesIn({ entityType: 'dataset', members: ['datasets', 'datasetEdges'] }),
};

export const pipelines = {
  DataFlow: { ...referrers.DataFlow, dataJobs },
  DataJob: { ...referrers.DataJob, platform: platformOfJob },
  Notebook: { platform: platformOfNotebook, content },
  ChartProperties: { ...chartInputs, ...nestedStamps },
  ChartInfo: { ...chartInputs, ...nestedStamps },
  DashboardProperties: {
    ...dashboardParts,
    ...nestedStamps,
    dashboards: entitiesIn({ entityType: 'dashboard', members: ['dashboards'] }),
  },
  DashboardInfo: { ...dashboardParts, ...nestedStamps },
  DataJobInputOutput: {
    inputDatasets: entitiesIn({ entityType: 'dataset', members: ['inputDatasets', 'inputDatasetEdges'] }),
    outputDatasets: entitiesIn({ entityType: 'dataset', members: ['outputDatasets', 'outputDatasetEdges'] }),
    inputDatajobs: entitiesIn({ entityType: 'dataJob', members: ['inputDatajobs', 'inputDatajobEdges'] }),
  },
} as const;

/** The field `dataJobs` has no paging. Longer lists are read as relationships. */
const MAX_JOBS = 1_000;

async function dataJobs({ urn }: EntityRef, _: unknown, { relationships }: GraphqlContext) {
  const page = await relationships.load({
    urn: urn.text,
    direction: 'INCOMING',
    types: ['IsPartOf'],
    entityTypes: ['dataJob'],
    start: 0,
    count: MAX_JOBS,
    includeSoftDeleted: false,
  });
  return {
    entities: page.relationships.map(({ entity, created }) => ({
      entity: findEntityRef(entity),
      created,
    })),
  };
}

/** The platform that a source named, else the orchestrator of the flow. */
async function platformOfJob(job: EntityRef, _: unknown, context: GraphqlContext) {
  const orchestrator = findEntityRef(job.urn.parts[0])?.urn.parts[0];
  const named = await namedPlatform(job, context);
  return named ?? findEntityRef(`urn:li:dataPlatform:${orchestrator ?? ''}`) ?? null;
}

/** The platform that a source named, else the tool in the URN. */
async function platformOfNotebook(
  notebook: EntityRef,
  _: unknown,
  context: GraphqlContext,
): Promise<EntityRef> {
  const named = await namedPlatform(notebook, context);
  return named ?? findEntityRef(`urn:li:dataPlatform:${notebook.urn.parts[0] ?? ''}`) ?? UNKNOWN_PLATFORM;
}

/** Without cells if no content is stored. */
async function content({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<StoredRecord> {
  const stored = await aspects.load(urn.text, 'notebookContent');
  return new StoredRecord(stored?.value ?? {}, urn);
}

/** A list that is stored twice: as plain URNs, and as edges with times. Items of both are returned. */
interface EdgeLists {
  /** Required entity type; entities of other types are omitted. */
  readonly entityType: string;
  /** Members that hold URNs, unions with a URN (`{"string": …}`), or edges. */
  readonly members: readonly string[];
}

/** Returns the URNs without duplicates, in the order of the members. */
function entitiesIn({ entityType, members }: EdgeLists) {
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
