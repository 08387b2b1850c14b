import { CatalogError } from '../../core/errors.js';
import { absentEntity, DATASET, stepsOf, proposalOf } from '../../../test/helpers/unit/write-model.js';
import type { AspectState, EntityState } from './entity-state.js';
import type { WriteStep } from './write-steps.js';
import { checkPreconditions } from './preconditions.js';
import { CHANGE_TYPES, type ChangeType } from './types.js';

type Conditional = Parameters<typeof checkPreconditions>[0];

/** States of the aspect: never written, stored as version 2, deleted after version 2. */
const STATES = ['absent', 'stored', 'deleted'] as const;
type State = (typeof STATES)[number];

function entityWith(state: State): EntityState {
  const absent = absentEntity(DATASET);
  if (state === 'absent') return absent;
  const meta = {
    version: 2,
    created: { time: 1, actor: 'a' },
    ...(state === 'deleted' && { deleted: true }),
  };
  const aspect: AspectState = { text: state === 'stored' ? '{}' : undefined, meta };
  return { ...absent, exists: true, aspects: new Map([['status', aspect]]) };
}

interface Case {
  readonly changeType: ChangeType;
  readonly ifAbsent: boolean;
  readonly ifVersion: number | undefined;
  readonly state: State;
  /** Whether the entity existed before the job. */
  readonly existed: boolean;
}

const cases: Case[] = CHANGE_TYPES.flatMap((changeType) =>
  STATES.flatMap((state) =>
    [undefined, -1, 0, 1, 2, 3].flatMap((ifVersion) =>
      [true, false].flatMap((ifAbsent) =>
        [true, false].map((existed) => ({ changeType, state, ifVersion, ifAbsent, existed })),
      ),
    ),
  ),
);

/** Returns the documented outcome, checking one condition after the other. */
function expected({ changeType, ifAbsent, ifVersion, state, existed }: Case): 'written' | 'left' | 'refused' {
  const isStored = state === 'stored';
  const version = isStored ? 2 : 0;
  const isTaken = (changeType === 'CREATE' && isStored) || (changeType === 'CREATE_ENTITY' && existed);
  // If-None-Match has no effect on a deletion.
  const wantsAbsent = ifAbsent && changeType !== 'DELETE';
  if (isTaken) return wantsAbsent ? 'left' : 'refused';
  if (wantsAbsent && isStored) return 'refused';
  if (changeType === 'UPDATE' && !isStored) return 'refused';
  if (ifVersion === undefined) return 'written';
  return version === (ifVersion === -1 ? 0 : ifVersion) ? 'written' : 'refused';
}

async function outcomeOf(one: Case): Promise<{ outcome: string; error?: unknown }> {
  const { changeType, ifAbsent, ifVersion, state, existed } = one;
  const [operation] = (await stepsOf(
    proposalOf(DATASET, 'status', changeType === 'PATCH' ? [] : {}, {
      changeType,
      ifAbsent,
      ...(ifVersion !== undefined && { ifVersion }),
    }),
  )) as [WriteStep];
  const before = { ...absentEntity(DATASET), exists: existed };
  try {
    return {
      outcome: checkPreconditions(operation as Conditional, entityWith(state), before) ? 'written' : 'left',
    };
  } catch (error) {
    return { outcome: 'refused', error };
  }
}

describe('conditions of a write', () => {
  it.each([...CHANGE_TYPES])(
    'with the change type %s hold, skip the write or refuse it as documented',
    async (changeType) => {
      for (const one of cases.filter((each) => each.changeType === changeType)) {
        const { outcome } = await outcomeOf(one);
        expect({ ...one, outcome }).toEqual({ ...one, outcome: expected(one) });
      }
    },
  );

  it('on the value of a patch receive the current value, and their message is in the error', async () => {
    const received: unknown[] = [];
    const ifValue = (holds: boolean) => ({
      holds: (value: unknown) => received.push(value) > 0 && holds,
      message: 'It has changed',
      path: '/expected',
    });
    const check = async (state: State, holds: boolean) => {
      const options = { changeType: 'PATCH' as const, ifValue: ifValue(holds) };
      const [operation] = await stepsOf(proposalOf(DATASET, 'status', [], options));
      return checkPreconditions(operation as Conditional, entityWith(state), absentEntity(DATASET));
    };
    for (const state of STATES) expect(await check(state, true)).toBe(true);
    expect(received).toEqual([undefined, {}, undefined]);
    await expect(check('stored', false)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'It has changed',
      details: { index: 0, path: '/expected', aspectName: 'status' },
    });
  });

  it('that fail report the write, the reason and the current version', async () => {
    const { error } = await outcomeOf({
      changeType: 'UPSERT',
      state: 'stored',
      ifVersion: 1,
      ifAbsent: false,
      existed: true,
    });
    expect(error).toBeInstanceOf(CatalogError);
    expect(error).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: expect.stringContaining(`status of ${DATASET}`) as string,
      details: {
        index: 0,
        currentVersion: 2,
        rule: expect.stringContaining('Expected version 1, actual version 2') as string,
      },
    });
  });
});
