import { CatalogError } from '../../core/errors.js';
import { absentEntity, DATASET, stepsOf, wish } from '../../../test/helpers/unit/write-model.js';
import type { AspectState, EntityState } from './entity-state.js';
import type { WriteStep } from './write-steps.js';
import { checkPreconditions } from './preconditions.js';
import { CHANGE_TYPES, type ChangeType } from './types.js';

type Conditional = Parameters<typeof checkPreconditions>[0];

/** State of the aspect: never written, at version 2, deleted after version 2. */
const STANDS = ['absent', 'there', 'deleted'] as const;
type Stand = (typeof STANDS)[number];

function entityWith(stand: Stand): EntityState {
  const absent = absentEntity(DATASET);
  if (stand === 'absent') return absent;
  const meta = {
    version: 2,
    created: { time: 1, actor: 'a' },
    ...(stand === 'deleted' && { deleted: true }),
  };
  const aspect: AspectState = { text: stand === 'there' ? '{}' : undefined, meta };
  return { ...absent, exists: true, aspects: new Map([['status', aspect]]) };
}

interface Case {
  readonly changeType: ChangeType;
  readonly ifAbsent: boolean;
  readonly ifVersion: number | undefined;
  readonly stand: Stand;
  /** Whether the entity existed before the job. */
  readonly existed: boolean;
}

const cases: Case[] = CHANGE_TYPES.flatMap((changeType) =>
  STANDS.flatMap((stand) =>
    [undefined, -1, 0, 1, 2, 3].flatMap((ifVersion) =>
      [true, false].flatMap((ifAbsent) =>
        [true, false].map((existed) => ({ changeType, stand, ifVersion, ifAbsent, existed })),
      ),
    ),
  ),
);

/** The documented outcome, one condition after the other. */
function expected({ changeType, ifAbsent, ifVersion, stand, existed }: Case): 'written' | 'left' | 'refused' {
  const isThere = stand === 'there';
  const version = isThere ? 2 : 0;
  const isTaken = (changeType === 'CREATE' && isThere) || (changeType === 'CREATE_ENTITY' && existed);
  // If-None-Match has no effect on a deletion.
  const wantsAbsent = ifAbsent && changeType !== 'DELETE';
  if (isTaken) return wantsAbsent ? 'left' : 'refused';
  if (wantsAbsent && isThere) return 'refused';
  if (changeType === 'UPDATE' && !isThere) return 'refused';
  if (ifVersion === undefined) return 'written';
  return version === (ifVersion === -1 ? 0 : ifVersion) ? 'written' : 'refused';
}

async function outcomeOf(one: Case): Promise<{ outcome: string; error?: unknown }> {
  const { changeType, ifAbsent, ifVersion, stand, existed } = one;
  const [operation] = (await stepsOf(
    wish(DATASET, 'status', changeType === 'PATCH' ? [] : {}, {
      changeType,
      ifAbsent,
      ...(ifVersion !== undefined && { ifVersion }),
    }),
  )) as [WriteStep];
  const before = { ...absentEntity(DATASET), exists: existed };
  try {
    return {
      outcome: checkPreconditions(operation as Conditional, entityWith(stand), before) ? 'written' : 'left',
    };
  } catch (error) {
    return { outcome: 'refused', error };
  }
}

describe('conditions of a write', () => {
  it.each([...CHANGE_TYPES])(
    'of %s hold, skip the write or refuse it as documented',
    async (changeType) => {
      for (const one of cases.filter((each) => each.changeType === changeType)) {
        const { outcome } = await outcomeOf(one);
        expect({ ...one, outcome }).toEqual({ ...one, outcome: expected(one) });
      }
    },
  );

  it('on the value of a patch receive the current value, and an error reports their message', async () => {
    const seen: unknown[] = [];
    const ifValue = (holds: boolean) => ({
      holds: (value: unknown) => seen.push(value) > 0 && holds,
      message: 'It has changed',
      path: '/expected',
    });
    const check = async (stand: Stand, holds: boolean) => {
      const asked = { changeType: 'PATCH' as const, ifValue: ifValue(holds) };
      const [operation] = await stepsOf(wish(DATASET, 'status', [], asked));
      return checkPreconditions(operation as Conditional, entityWith(stand), absentEntity(DATASET));
    };
    for (const stand of STANDS) expect(await check(stand, true)).toBe(true);
    expect(seen).toEqual([undefined, {}, undefined]);
    await expect(check('there', false)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'It has changed',
      details: { index: 0, path: '/expected', aspectName: 'status' },
    });
  });

  it('that fail report the write, the reason and the current version', async () => {
    const { error } = await outcomeOf({
      changeType: 'UPSERT',
      stand: 'there',
      ifVersion: 1,
      ifAbsent: false,
      existed: true,
    });
    expect(error).toBeInstanceOf(CatalogError);
    expect(error).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: expect.stringContaining(`status of ${DATASET}`) as string,
      details: { index: 0, currentVersion: 2, rule: expect.stringContaining('If-Version-Match 1') as string },
    });
  });
});
