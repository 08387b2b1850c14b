/** Tests random writes of one aspect by comparison with a list of values as the reference model. */
import fc from 'fast-check';
import {
  absentEntity,
  committed,
  DATASET,
  stepsOf,
  proposalOf,
  writeModel,
} from '../../../test/helpers/unit/write-model.js';
import { applyStep } from './apply-step.js';
import { currentAspect, type EntityState } from './entity-state.js';
import type { WriteStep } from './write-steps.js';

type Step =
  | { readonly kind: 'put' | 'patch'; readonly value: number }
  | { readonly kind: 'delete' | 'wipe' | 'commit' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('put' as const, 'patch' as const), value: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'commit' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wipe' as const) }) },
);

/** The reference model: the values, oldest first. */
interface Reference {
  value: number | undefined;
  version: number;
  /** Values that this transaction replaced. */
  older: [version: number, value: number][];
}

function play(reference: Reference, step: Step): { changed: boolean; version: number } {
  if (step.kind === 'commit') return { changed: Boolean((reference.older = [])), version: 0 };
  if (step.kind === 'wipe') {
    Object.assign(reference, { value: undefined, version: 0, older: [] });
    return { changed: true, version: 0 };
  }
  const next = 'value' in step ? step.value : undefined;
  if (next === reference.value)
    return { changed: false, version: next === undefined ? 0 : reference.version };
  if (reference.value !== undefined) reference.older.push([reference.version, reference.value]);
  reference.value = next;
  if (next !== undefined) reference.version += 1;
  return { changed: true, version: next === undefined ? 0 : reference.version };
}

async function operationOf(step: Step): Promise<WriteStep | undefined> {
  const deletion = { changeType: 'DELETE' } as const;
  const proposal = {
    put: () => proposalOf(DATASET, 'status', { value: 'value' in step ? step.value : 0 }),
    patch: () =>
      proposalOf(
        DATASET,
        'status',
        [{ op: 'add', path: '/value', value: 'value' in step ? step.value : 0 }],
        {
          changeType: 'PATCH',
        },
      ),
    delete: () => proposalOf(DATASET, 'status', undefined, deletion),
    wipe: () => proposalOf(DATASET, 'datasetKey', undefined, deletion),
    commit: () => undefined,
  }[step.kind]();
  return proposal && (await stepsOf(proposal))[0];
}

function readFrom(state: EntityState): Reference {
  const valueOf = (text: string) => (JSON.parse(text) as { value: number }).value;
  const current = currentAspect(state, 'status');
  return {
    value: current && valueOf(current.text),
    version: state.aspects.get('status')?.meta.version ?? 0,
    older: state.versions.map(({ version, payload }) => [version, valueOf(payload)]),
  };
}

it('any writes, patches and deletions leave the same versions as the reference model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      let state = absentEntity(DATASET);
      const reference: Reference = { value: undefined, version: 0, older: [] };
      for (const [at, step] of steps.entries()) {
        const operation = await operationOf(step);
        const existed = state.exists;
        const expected = play(reference, step);
        if (operation === undefined) {
          state = committed(state);
        } else {
          const context = {
            model: writeModel,
            jobId: 'j',
            actor: 'a',
            traceId: undefined,
            at,
            rounds: new Map(),
          };
          const logged = state.changes.length;
          const applied = applyStep(operation, { current: state, before: state }, context);
          const isWipe = step.kind === 'wipe';
          expect(applied.outcome).toMatchObject({
            ...expected,
            changed: isWipe ? existed : expected.changed,
          });
          // An entity's first write also logs the key aspect.
          const first = existed || !expected.changed ? 0 : 1;
          if (!isWipe) expect(applied.state.changes.length - logged).toBe(expected.changed ? 1 + first : 0);
          state = applied.state;
        }
        expect(readFrom(state)).toEqual(reference);
        for (const { from, until } of state.versions) expect(from).toBeLessThan(until);
      }
    }),
    { numRuns: 300 },
  );
});
