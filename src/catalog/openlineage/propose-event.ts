/** Turns a run event into proposals. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { patchProposal, setMembers, setStep, type PatchStep } from '../commands/patch-proposal.js';
import type { Proposal } from '../writes/types.js';
import { checkColumns } from './check-columns.js';
import { datasetUrnOf } from './dataset-names.js';
import { jobNamesOf, type JobNames } from './job-names.js';
import { proposeDataset, upsert } from './propose-datasets.js';
import { proposeRun, type RunFacts } from './propose-run.js';
import type { Dataset, RunEvent } from './types.js';

/**
 * Returns the proposals for an event. The events of one run tell different parts of its lineage, so lineage is added and never removed.
 * @param seen `stamp` has the time of the event; `isKnown` tells whether the catalog has the run already
 * @throws LIMIT_EXCEEDED
 */
export function proposeEvent(event: RunEvent, seen: Omit<RunFacts, 'job'>): Proposal[] {
  const names = jobNamesOf(event);
  const named = [...(event.inputs ?? []), ...(event.outputs ?? [])];
  checkColumns(named);
  const datasets = new Map(named.map((each) => [datasetUrnOf(each), each]));
  return [
    ...[...datasets.values()].flatMap(proposeDataset),
    ...proposeJob(event, names),
    ...proposeLineage(event, names, seen.stamp),
    ...proposeRun(event, { ...seen, job: names.job.urn }),
  ];
}

function proposeJob({ job }: RunEvent, { orchestrator, flow, job: { urn, name } }: JobNames): Proposal[] {
  const { documentation, jobType, sourceCodeLocation, sql } = job.facets ?? {};
  const known = {
    ...(documentation?.description && { description: documentation.description }),
    ...(sourceCodeLocation?.url && { externalUrl: sourceCodeLocation.url }),
  };
  const type = { string: (jobType?.jobType ?? orchestrator).toUpperCase() };
  return [
    patchProposal(
      { urn: flow.urn, aspectName: 'dataFlowInfo' },
      setMembers({ name: flow.name, project: job.namespace }),
    ),
    patchProposal(
      { urn, aspectName: 'dataJobInfo' },
      setMembers({ name, type, flowUrn: flow.urn, ...known }),
    ),
    ...(sql?.query ? [upsert(urn, 'dataTransformLogic', transforms(sql.query))] : []),
  ];
}

function transforms(query: string): object {
  return { transforms: [{ queryStatement: { value: query, language: 'SQL' } }] };
}

function proposeLineage(
  { inputs = [], outputs = [] }: RunEvent,
  { job }: JobNames,
  stamp: AuditStamp,
): Proposal[] {
  const steps = [
    ...edgesOf('inputDatasetEdges', inputs, stamp),
    ...edgesOf('outputDatasetEdges', outputs, stamp),
    ...outputs.flatMap(columnsOf),
  ];
  return steps.length === 0 ? [] : [patchProposal({ urn: job.urn, aspectName: 'dataJobInputOutput' }, steps)];
}

function edgesOf(member: string, datasets: readonly Dataset[], stamp: AuditStamp): PatchStep[] {
  return [...new Set(datasets.map(datasetUrnOf))].map((destinationUrn) =>
    setStep([member, destinationUrn], { destinationUrn, lastModified: stamp }),
  );
}

function columnsOf(output: Dataset): PatchStep[] {
  const downstream = datasetUrnOf(output);
  return Object.entries(output.facets?.columnLineage?.fields ?? {}).flatMap(([column, { inputFields }]) =>
    inputFields.map(({ field, ...source }) => {
      const [to, from] = [schemaFieldUrn(downstream, column), schemaFieldUrn(datasetUrnOf(source), field)];
      return setStep(['fineGrainedLineages', 'NONE', to, 'NONE', from], {});
    }),
  );
}
