/** Proposals for the run of an event. */
import type { AuditStamp } from '../../model/audit-stamp.js';
import { encodePart } from '../../model/urn/percent.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import type { Proposal } from '../writes/types.js';
import { datasetUrnOf } from './dataset-names.js';
import { upsert } from './propose-datasets.js';
import type { Dataset, RunEvent } from './types.js';

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
