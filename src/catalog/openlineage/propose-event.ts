/** Turns a run event into proposals. */
import type { AuditStamp } from '../../model/types.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { CatalogError } from '../../core/errors.js';
import { patchProposal, setMembers, setStep, type PatchStep } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';
import { datasetUrnOf, jobNamesOf, type JobNames } from './names.js';
import { proposeRun, type RunFacts, proposeDataset, upsert } from './propose-run.js';
import type { Dataset, RunEvent, Field } from './types.js';

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

// Limits of the columns in an event.

const MAX_DEPTH = 100;
/**
 * In characters. Every member of a structure repeats the names above it, and every source of a column the name of its dataset, so a small
 * event could stand for any amount of text.
 */
const MAX_NAMES = 20_000_000;

/** @throws LIMIT_EXCEEDED for columns that nest too deeply, or whose complete names are too long together */
export function checkColumns(datasets: readonly Dataset[]): void {
  let total = 0;
  for (const dataset of datasets) {
    const { schema, columnLineage } = dataset.facets ?? {};
    const sources = Object.values(columnLineage?.fields ?? {}).flatMap(({ inputFields }) => inputFields);
    total += lengthOfPaths(schema?.fields ?? [], { above: 0, depth: 1 });
    if (sources.length > 0) total += sources.length * datasetUrnOf(dataset).length;
  }
  if (total > MAX_NAMES) throw tooMuch(`at most ${MAX_NAMES} characters in the names of all columns`);
}

interface Place {
  /** Length of the path before the names, in characters. */
  readonly above: number;
  readonly depth: number;
}

function lengthOfPaths(fields: readonly Field[], { above, depth }: Place): number {
  if (depth > MAX_DEPTH) throw tooMuch(`columns of at most ${MAX_DEPTH} levels`);
  return fields.reduce((sum, { name, fields: members = [] }) => {
    const own = above + name.length;
    const below = members.length === 0 ? 0 : lengthOfPaths(members, { above: own + 1, depth: depth + 1 });
    return sum + own + below;
  }, 0);
}

function tooMuch(rule: string): CatalogError {
  return new CatalogError('LIMIT_EXCEEDED', `An event has ${rule}`, { rule });
}
