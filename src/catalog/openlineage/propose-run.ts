/** Proposals for the run of an event, and for its datasets. */
import type { AuditStamp } from '../../model/types.js';
import { encodePart } from '../../model/urn-encoding.js';
import { patchProposal, setStep } from '../commands/proposals.js';
import type { Proposal } from '../writes/types.js';
import { datasetUrnOf } from './names.js';
import type { Dataset, RunEvent, Field } from './types.js';

/** What an event says about the state of its run. Other events change no state. */
const STATES: Readonly<Record<string, { readonly status: string; readonly result?: string }>> = {
  START: { status: 'STARTED' },
  COMPLETE: { status: 'COMPLETE', result: 'SUCCESS' },
  FAIL: { status: 'COMPLETE', result: 'FAILURE' },
  ABORT: { status: 'COMPLETE', result: 'FAILURE' },
};

export interface RunFacts {
  /** URN of the job that runs. */
  readonly job: string;
  /** With the time of the event. */
  readonly stamp: AuditStamp;
  /** The catalog has the run already. */
  readonly isKnown: boolean;
}

export function proposeRun(event: RunEvent, { job, stamp, isKnown }: RunFacts): Proposal[] {
  const { run, eventType, inputs = [], outputs = [] } = event;
  const urn = runUrnOf(event);
  const parent = run.facets?.parent?.run?.runId;
  const state = STATES[eventType ?? ''];
  return [
    patchProposal({ urn, aspectName: 'dataProcessInstanceProperties' }, [
      setStep(['name'], run.runId),
      // Events can arrive in any order. The start tells best when the run was created.
      ...(eventType === 'START' || !isKnown ? [setStep(['created'], stamp)] : []),
    ]),
    upsert(urn, 'dataProcessInstanceRelationships', {
      parentTemplate: job,
      upstreamInstances: [],
      ...(parent !== undefined && { parentInstance: instanceUrnOf(parent) }),
    }),
    ...datasetsOf(urn, 'dataProcessInstanceInput', { member: 'inputs', datasets: inputs }),
    ...datasetsOf(urn, 'dataProcessInstanceOutput', { member: 'outputs', datasets: outputs }),
    ...(state === undefined
      ? []
      : [
          upsert(urn, 'dataProcessInstanceRunEvent', {
            timestampMillis: stamp.time,
            status: state.status,
            ...(state.result && { result: { type: state.result, nativeResultType: eventType } }),
          }),
        ]),
  ];
}

/** Returns the URN of the run that an event is about. */
export function runUrnOf({ run }: RunEvent): string {
  return instanceUrnOf(run.runId);
}

function instanceUrnOf(runId: string): string {
  return `urn:li:dataProcessInstance:${encodePart(runId)}`;
}

function datasetsOf(
  urn: string,
  aspectName: string,
  { member, datasets }: { readonly member: string; readonly datasets: readonly Dataset[] },
): Proposal[] {
  const steps = [...new Set(datasets.map(datasetUrnOf))].map((dataset) =>
    setStep([member, dataset], dataset),
  );
  return steps.length === 0 ? [] : [patchProposal({ urn, aspectName }, steps)];
}

/** Types of columns by the beginning of their names in the source. Others are shown as texts with their own names. */
const TYPES: readonly (readonly [beginning: RegExp, type: string])[] = [
  [/^bool/i, 'BooleanType'],
  [/^(tiny|small|big)?int|^(float|double|decimal|numeric|number|long|short|real)/i, 'NumberType'],
  [/^timestamp|^datetime|^time/i, 'TimeType'],
  [/^date/i, 'DateType'],
  [/^(binary|varbinary|bytes|blob)/i, 'BytesType'],
  [/^array|^list/i, 'ArrayType'],
  [/^map/i, 'MapType'],
  [/^(struct|record|row)/i, 'RecordType'],
];

/** Returns the proposals for one dataset: it exists, with the columns and the description that the event knows. */
export function proposeDataset(dataset: Dataset): Proposal[] {
  const urn = datasetUrnOf(dataset);
  const { documentation, schema } = dataset.facets ?? {};
  const proposals = [upsert(urn, 'status', { removed: false })];
  if (documentation?.description)
    proposals.push(
      patchProposal({ urn, aspectName: 'datasetProperties' }, [
        setStep(['description'], documentation.description),
      ]),
    );
  if (schema?.fields?.length) proposals.push(upsert(urn, 'schemaMetadata', schemaOf(urn, schema.fields)));
  return proposals;
}

export function upsert(urn: string, aspectName: string, value: object): Proposal {
  return { urn, aspectName, changeType: 'UPSERT', value: JSON.stringify(value) };
}

function schemaOf(urn: string, fields: readonly Field[]): object {
  return {
    schemaName: '',
    platform: /^urn:li:dataset:\(([^,]+),/.exec(urn)?.[1],
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columnsOf(fields, ''),
  };
}

/** Members of a structure follow it, with its path before their names. A repeated path counts once, and a member without a name not at all. */
function columnsOf(fields: readonly Field[], prefix: string): { readonly fieldPath: string }[] {
  const columns = fields.flatMap(({ name, type, description, fields: members = [] }) => {
    if (name.trim() === '') return [];
    const fieldPath = prefix + name;
    const known = TYPES.find(([beginning]) => beginning.test(type ?? ''))?.[1] ?? 'StringType';
    const column = {
      fieldPath,
      nativeDataType: type ?? 'unknown',
      type: { type: { [`com.linkedin.schema.${known}`]: {} } },
      ...(description && { description }),
    };
    return [column, ...columnsOf(members, `${fieldPath}.`)];
  });
  const seen = new Set<string>();
  return columns.filter(({ fieldPath }) => !seen.has(fieldPath) && seen.add(fieldPath));
}
