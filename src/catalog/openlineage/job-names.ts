/** Which job and flow an event means. */
import { encodePart } from '../../model/urn/percent.js';
import type { RunEvent } from './types.js';

export interface JobNames {
  /** e.g. `airflow`; `openlineage` if the event does not tell. */
  readonly orchestrator: string;
  readonly flow: { readonly urn: string; readonly name: string };
  readonly job: { readonly urn: string; readonly name: string };
}

/** The path of a producer in the repository of OpenLineage. */
const INTEGRATION = /\/integration\/([a-z0-9_-]+)/i;

/**
 * Returns the job of an event and its flow. The flow is that of the parent run, e.g. the DAG of a task, or else the part of the job's
 * name before the first dot. Flows with equal names in different namespaces are different.
 */
export function jobNamesOf({ job, run, producer }: RunEvent): JobNames {
  const told =
    job.facets?.jobType?.integration ??
    run.facets?.processing_engine?.name ??
    INTEGRATION.exec(producer ?? '')?.[1];
  const orchestrator = (told === undefined || told === '' ? 'openlineage' : told)
    .toLowerCase()
    .replaceAll(' ', '-');
  const flowName = run.facets?.parent?.job?.name ?? /^[^.]+/.exec(job.name)?.[0] ?? job.name;
  const parts = [orchestrator, flowName, job.namespace].map(encodePart).join(',');
  const flow = { urn: `urn:li:dataFlow:(${parts})`, name: flowName };
  return {
    orchestrator,
    flow,
    job: { urn: `urn:li:dataJob:(${flow.urn},${encodePart(job.name)})`, name: job.name },
  };
}
