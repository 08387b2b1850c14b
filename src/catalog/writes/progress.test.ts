import { aspectOf } from '../../../test/helpers/unit/model-of.js';
import { absentEntity, DATASET } from '../../../test/helpers/unit/write-model.js';
import { continuesProgress } from './progress.js';
import type { PutStep } from './write-steps.js';

const RESULT = 'dataHubExecutionRequestResult';
const { urn, definition: entity } = absentEntity(DATASET);
const payloadOf = (status: string, report: string) => {
  const value = { status, report };
  return { text: JSON.stringify(value), value };
};
const stored = (status: string, runId?: string) => ({
  text: payloadOf(status, 'before').text,
  meta: {
    ...{ version: 1, created: { time: 1, actor: 'urn:li:corpuser:a' } },
    ...(runId !== undefined && { systemMetadata: { runId } }),
  },
});
const step = (status: string, parts: Partial<PutStep> = {}): PutStep => ({
  ...{ kind: 'put', changeType: 'UPSERT', index: 0, urn, entity },
  ...{ aspect: aspectOf(RESULT), payload: payloadOf(status, 'after') },
  ...parts,
});

it.each<[string, boolean, PutStep, ReturnType<typeof stored> | undefined]>([
  ['a later report of a run that is under way', true, step('RUNNING'), stored('RUNNING')],
  ['the first report', false, step('RUNNING'), undefined],
  ['the end of a run', false, step('SUCCESS'), stored('RUNNING')],
  ['a run that begins again after a failure', false, step('RUNNING'), stored('FAILURE')],
  ['a write that names a version', false, step('RUNNING', { ifVersion: 1 }), stored('RUNNING')],
  [
    'a write of another run',
    false,
    step('RUNNING', { systemMetadata: { runId: 'two' } }),
    stored('RUNNING', 'one'),
  ],
  ['another aspect', false, step('RUNNING', { aspect: aspectOf('status') }), stored('RUNNING')],
])('%s: continues the stored report is %s', (_, expected, operation, before) => {
  expect(continuesProgress(operation, before, operation.payload)).toBe(expected);
});
