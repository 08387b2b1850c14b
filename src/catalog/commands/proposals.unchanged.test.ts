import { refusal } from '../../../test/helpers/unit/refusal.js';
import {
  absentEntity,
  committed,
  DATASET,
  stepsOf,
  proposalOf,
  writeModel,
} from '../../../test/helpers/unit/write-model.js';
import { applyContext } from '../../../test/helpers/unit/apply-context.js';
import { applyJobs } from '../writes/apply-jobs.js';
import type { EntityState } from '../writes/entity-state.js';
import type { Proposal } from '../writes/types.js';
import { unchangedProposal } from './proposals.js';
import { present } from '../../../test/helpers/unit/present.js';

const target = { urn: DATASET, aspectName: 'status' };

async function write(state: EntityState, proposal: Proposal) {
  const job = { id: 'j', actor: 'a', steps: await stepsOf(proposal) };
  const { outcomes, states } = await applyJobs(
    [job],
    new Map([[DATASET, state]]),
    applyContext(writeModel, [], 9),
  );
  return { outcome: outcomes[0], state: committed(present(states.get(DATASET))) };
}

const systemMetadata = { lastObserved: 1, runId: 'r', pipelineName: 'p' };
const first = () =>
  write(absentEntity(DATASET), proposalOf(DATASET, 'status', { removed: false }, { systemMetadata }));

describe('a proposal that only checks the version of an aspect', () => {
  it('changes neither the value nor its system metadata', async () => {
    const { state } = await first();
    const again = await write(state, unchangedProposal(target, { version: 1, systemMetadata }));
    expect(again.outcome).toMatchObject({ outcomes: [{ changed: false, version: 1 }] });
    expect(again.state).toEqual(state);
  });

  it.each([0, 2])('fails if version %d was read and version 1 is stored', async (version) => {
    const { state } = await first();
    const { outcome } = await write(state, unchangedProposal(target, { version }));
    expect(outcome).toEqual({ error: refusal('PRECONDITION_FAILED', { currentVersion: 1 }) });
  });
});
