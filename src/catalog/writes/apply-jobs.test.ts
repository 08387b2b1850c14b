/** Tests jobs that share a transaction: each is applied completely or not at all. */
import fc from 'fast-check';
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { absentEntity, stepsOf, proposalOf, writeModel } from '../../../test/helpers/unit/write-model.js';
import { applyContext } from '../../../test/helpers/unit/apply-context.js';
import { applyJobs } from './apply-jobs.js';
import { currentAspect, type EntityState } from './entity-state.js';
import type { WriteJob } from './write-steps.js';
import type { Proposal } from './types.js';
import { present } from '../../../test/helpers/unit/present.js';

const urns = ['urn:li:tag:a', 'urn:li:tag:b', 'urn:li:tag:c'];
const absent = () => new Map(urns.map((urn) => [urn, absentEntity(urn)]));
const jobOf = async (id: string, ...proposals: Proposal[]): Promise<WriteJob> => ({
  id,
  actor: `urn:li:corpuser:${id}`,
  traceId: `trace ${id}`,
  steps: await stepsOf(...proposals),
});
const context = applyContext(writeModel, [], 100);
const apply = (jobs: readonly WriteJob[], states: ReadonlyMap<string, EntityState> = absent()) =>
  applyJobs(jobs, states, context);
const put = (urn: string, value: number, ifVersion?: number) =>
  proposalOf(urn, 'status', { value }, ifVersion === undefined ? {} : { ifVersion });
const [a, b] = urns as [string, string];

const anyProposal = fc.record({
  urn: fc.constantFrom(...urns),
  value: fc.nat(3),
  ifVersion: fc.option(fc.nat(3), { nil: undefined }),
  changeType: fc.constantFrom(
    'UPSERT' as const,
    'CREATE' as const,
    'CREATE_ENTITY' as const,
    'UPDATE' as const,
    'DELETE' as const,
  ),
});

describe('applyJobs', () => {
  it('refuses a change that requires its entity after another job has deleted the entity', async () => {
    const required = { ...put(a, 2), ifEntityExists: true } as const;
    const deletion: Proposal = { urn: a, aspectName: 'tagKey', changeType: 'DELETE' };
    const jobs = [put(a, 1), required, deletion, required, put(a, 1), required];
    const { outcomes } = await apply(
      await Promise.all(jobs.map((proposal, index) => jobOf(`j${index}`, proposal))),
    );
    const codes = outcomes.map((outcome) => ('error' in outcome ? outcome.error.code : 'stored'));
    expect(codes).toEqual(['stored', 'stored', 'stored', 'NOT_FOUND', 'stored', 'stored']);
  });

  it('accepts a change that requires its entity after a step of the same job has created it', async () => {
    const required = { ...put(b, 2), ifEntityExists: true } as const;
    const { outcomes } = await apply([await jobOf('one', put(b, 1), required), await jobOf('two', required)]);
    expect(outcomes.filter((outcome) => 'error' in outcome)).toEqual([]);
  });

  it('leaves the same states as the successful jobs alone would leave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyProposal, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (lists) => {
          const jobs = await Promise.all(
            lists.map((list, index) =>
              jobOf(
                `j${index}`,
                ...list.map(({ urn, value, changeType, ifVersion }) => ({
                  ...put(urn, value, ifVersion),
                  changeType,
                })),
              ),
            ),
          );
          const all = await apply(jobs);
          const successful = jobs.filter((_, index) => !('error' in present(all.outcomes[index])));
          const alone = await apply(successful);
          expect(alone.states).toEqual(all.states);
          expect(alone.outcomes).toEqual(all.outcomes.filter((outcome) => !('error' in outcome)));
          const logged = new Set(
            [...all.states.values()].flatMap(({ changes }) => changes.map(({ job }) => job)),
          );
          for (const id of logged) expect(successful.map((job) => job.id)).toContain(id);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('applies each step to the result of earlier steps and earlier jobs', async () => {
    const { outcomes, states } = await apply([
      await jobOf('one', put(a, 1, 0), put(a, 2, 1)),
      await jobOf('two', put(a, 3, 2)),
      await jobOf('late', put(b, 1), put(a, 4, 2)),
    ]);
    expect(outcomes[1]).toMatchObject({ outcomes: [{ changed: true, version: 3 }] });
    expect(outcomes[2]).toEqual({ error: refusal('PRECONDITION_FAILED', { index: 1, currentVersion: 3 }) });
    expect([states.get(b)?.exists, currentAspect(present(states.get(a)), 'status')?.text]).toEqual([
      false,
      '{"value":3}',
    ]);
  });

  it('creates an entity with several aspects once: CREATE_ENTITY checks the state before the job', async () => {
    const create = (aspectName: string) =>
      proposalOf(a, aspectName, { name: 'a' }, { changeType: 'CREATE_ENTITY' });
    const { outcomes } = await apply([
      await jobOf('one', create('tagKey'), create('status')),
      await jobOf('two', create('status')),
    ]);
    expect(outcomes[0]).toMatchObject({ outcomes: [{ changed: true }, { changed: true }] });
    expect(outcomes[1]).toEqual({ error: refusal('PRECONDITION_FAILED', { index: 0 }) });
  });

  it('logs job, actor and trace of each change', async () => {
    const { states } = await apply([await jobOf('one', put(a, 1)), await jobOf('two', put(a, 2))]);
    expect(
      states.get(a)?.changes.map(({ job, actor, traceId, aspect }) => [job, actor, traceId, aspect]),
    ).toEqual([
      ['one', 'urn:li:corpuser:one', 'trace one', 'tagKey'],
      ['one', 'urn:li:corpuser:one', 'trace one', 'status'],
      ['two', 'urn:li:corpuser:two', 'trace two', 'status'],
    ]);
  });

  it('does not modify the states passed in', async () => {
    const states = absent();
    await apply([await jobOf('one', put(a, 1))], states);
    expect(states).toEqual(absent());
  });

  it('rethrows errors that are not CatalogErrors', async () => {
    const job = await jobOf('one', put(a, 1));
    await expect(apply([job], new Map())).rejects.toThrow('was not locked');
  });
});
