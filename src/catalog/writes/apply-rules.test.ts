/** Tests which rules a transaction calls, and in which order. */
import { join } from 'node:path';
import { applyContext } from '../../../test/helpers/unit/apply-context.js';
import { absentEntity, proposalOf, stepsOf, writeModel } from '../../../test/helpers/unit/write-model.js';
import { loadModel } from '../../model/load-model.js';
import { applyJobs } from './apply-jobs.js';
import type { AspectRule } from './aspect-rule.js';
import { loadRules, indexRules, lockRules, readRules } from './apply-rules.js';
import type { WriteStep } from './write-steps.js';

const TAG = 'urn:li:tag:a';
const OTHER = 'urn:li:tag:b';
const NODE = 'urn:li:glossaryNode:n';
const reading = { run: () => Promise.resolve([]), load: (name: string) => name, model: writeModel };
const deletion = { urn: TAG, aspectName: 'tagKey', changeType: 'DELETE' } as const;

const states = () => new Map([TAG, OTHER, NODE].map((urn) => [urn, absentEntity(urn)]));
const jobWith = (steps: readonly WriteStep[]) => ({ id: 'j', actor: 'urn:li:corpuser:a', steps });

describe('the rules of a transaction', () => {
  it('lock and read in the order of registration, each with its steps only', async () => {
    const calls: string[] = [];
    const rule = (name: string, aspects: string[], more: Partial<AspectRule> = {}): AspectRule => ({
      aspects,
      locks: (steps) => {
        calls.push(`${name} locks ${steps.map(({ aspect }) => aspect.name).join(' ')}`);
        return Promise.resolve({ known: name });
      },
      reads: (_, { locked }) => Promise.resolve(`${String(locked)} read`),
      ...more,
    });
    const rules = [
      rule('one', ['status']),
      rule('two', ['glossaryNodeInfo', 'status'], { deletions: true }),
      rule('three', ['ownership']),
    ];
    const steps = await stepsOf(
      proposalOf(NODE, 'glossaryNodeInfo', {}),
      proposalOf(OTHER, 'status', {}),
      deletion,
    );
    const locked = await lockRules(indexRules(rules), steps, { ...reading, at: 1 });
    expect(calls).toEqual(['one locks status', 'two locks glossaryNodeInfo status tagKey']);
    const known = await readRules(locked, { ...reading, states: states() });
    expect([...known.values()]).toEqual(['one read', 'two read']);
  });

  it('follow a changed step at once and all steps at the end, and nothing follows from what they return', async () => {
    const [echo] = await stepsOf(proposalOf(OTHER, 'status', { value: 2 }));
    const [last] = await stepsOf(proposalOf(NODE, 'status', { value: 3 }));
    const seen: unknown[] = [];
    const rule: AspectRule = {
      aspects: ['status'],
      derive: (step, before, { applied }) => {
        seen.push([step.urn.text, before.exists, [...applied]]);
        return [echo!];
      },
      settle: (_, { applied }) => {
        seen.push([...applied]);
        return [last!];
      },
      check: (_, { changed }) => {
        seen.push([...changed.keys()]);
      },
    };
    const steps = await stepsOf(
      proposalOf(TAG, 'status', { value: 1 }),
      proposalOf(TAG, 'status', { value: 1 }),
    );
    const { outcomes } = await applyJobs(
      [jobWith(steps)],
      states(),
      applyContext(writeModel, [[rule, undefined]]),
    );
    expect(outcomes).toHaveLength(1);
    expect(seen).toEqual([
      [TAG, false, [TAG]],
      [TAG, OTHER, TAG],
      [TAG, OTHER, NODE],
    ]);
  });

  it('that depend on nothing else complete every payload, and the others only those of requests', async () => {
    const mark =
      (name: string): NonNullable<AspectRule['complete']> =>
      ({ payload }) => {
        const value = { ...payload.value, [name]: true };
        return { text: JSON.stringify(value), value };
      };
    const pure: AspectRule = { aspects: ['status'], complete: mark('pure') };
    const knowing: AspectRule = {
      aspects: ['status'],
      reads: () => Promise.resolve(1),
      complete: mark('knowing'),
    };
    const [follower] = await stepsOf(proposalOf(OTHER, 'status', {}));
    const deriving: AspectRule = { aspects: ['status'], derive: () => [follower!] };
    const context = applyContext(writeModel, [
      [pure, undefined],
      [knowing, 1],
      [deriving, undefined],
    ]);
    const steps = await stepsOf(proposalOf(TAG, 'status', {}));
    const { states: after } = await applyJobs([jobWith(steps)], states(), context);
    expect([TAG, OTHER].map((urn) => after.get(urn)?.aspects.get('status')?.text)).toEqual([
      '{"pure":true,"knowing":true}',
      '{"pure":true}',
    ]);
  });
});

it('every registered rule concerns aspects that the model has', async () => {
  const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
  const rules = await loadRules();
  expect(rules.length).toBeGreaterThan(9);
  const unknown = rules.flatMap(({ aspects }) => aspects).filter((aspect) => !model.aspects.has(aspect));
  expect(unknown).toEqual([]);
});
