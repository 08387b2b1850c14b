/**
 * Tests writes of several runs and rollbacks in random order, by comparison with a small reference model: an aspect has the value of its
 * last write that no rollback undid.
 */
import fc from 'fast-check';
import { RunsInMemory, VALUES } from '../../../test/helpers/unit/runs-in-memory.js';

const RUNS = ['a', 'b', 'c', 'd'] as const;
const URNS = ['x', 'y', 'z'].map((name) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`);

type Step =
  | { readonly kind: 'put' | 'delete'; readonly by?: string; entity: number; aspect: string; value: number }
  | { readonly kind: 'point'; readonly by?: string; entity: number; value: number }
  | { readonly kind: 'wipe'; readonly entity: number }
  | { readonly kind: 'roll back'; readonly by: string; readonly groupSize: number };

const writer = fc.option(fc.constantFrom(...RUNS), { nil: undefined, freq: 6 });
const where = { entity: fc.nat(URNS.length - 1), by: writer };
const write = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('put'),
      aspect: fc.constantFrom(...VALUES),
      value: fc.nat(2),
      ...where,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('delete'),
      aspect: fc.constantFrom(...VALUES),
      value: fc.nat(2),
      ...where,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('point'), value: fc.nat(2), ...where }) },
) as fc.Arbitrary<Step>;
const rollback = fc.record({
  kind: fc.constant('roll back' as const),
  by: fc.constantFrom(...RUNS),
  groupSize: fc.integer({ min: 1, max: 3 }),
});
const wipe = fc.record({ kind: fc.constant('wipe' as const), entity: where.entity });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: write },
  { weight: 5, arbitrary: rollback },
  { weight: 1, arbitrary: wipe },
);

interface Write {
  readonly by: string | undefined;
  readonly value: number | undefined;
  undone: boolean;
}

/** The documented behaviour of one entity. */
class ModelEntity {
  constructor(readonly urn: string) {}

  aspects = new Map<string, Write[]>();
  key: Write[] = [];
  points = new Map<number, string | undefined>();
  /** The run of each entry of the change log. */
  log: (string | undefined)[] = [];
  exists = false;

  valueOf(aspect: string): number | undefined {
    return this.aspects.get(aspect)?.findLast(({ undone }) => !undone)?.value;
  }

  put(aspect: string, by: string | undefined, value: number | undefined): void {
    const before = this.valueOf(aspect);
    if (value === undefined && before === undefined) return;
    if (value !== undefined) this.create(by);
    if (before !== value) this.log.push(by);
    this.aspects.set(aspect, [...(this.aspects.get(aspect) ?? []), { by, value, undone: false }]);
  }

  putPoint(time: number, by: string | undefined): void {
    this.create(by);
    this.points.set(time, by);
    this.log.push(by);
  }

  wipe(): void {
    Object.assign(this, new ModelEntity(this.urn));
  }

  rollBack(by: string, isListed: boolean): void {
    for (const writes of [this.key, ...this.aspects.values()])
      for (const each of writes) if (each.by === by) each.undone = true;
    for (const [time, runId] of this.points) if (runId === by) this.points.delete(time);
    this.log = this.log.filter((each) => each !== by);
    const isEmpty = VALUES.every((aspect) => this.valueOf(aspect) === undefined) && this.points.size === 0;
    if (isListed && isEmpty && this.key.every(({ undone }) => undone)) this.wipe();
  }

  private create(by: string | undefined): void {
    if (this.exists) return;
    this.exists = true;
    this.key.push({ by, value: 0, undone: false });
    this.log.push(by);
  }
}

interface World {
  readonly real: RunsInMemory;
  readonly model: readonly ModelEntity[];
}

const newWorld = (): World => ({ real: new RunsInMemory(), model: URNS.map((urn) => new ModelEntity(urn)) });

async function perform(each: Step, { real, model }: World): Promise<void> {
  if (each.kind === 'roll back') {
    const listed = new Set(real.written(each.by).map(({ urn }) => urn));
    await real.rollBack(each.by, each);
    for (const entity of model) entity.rollBack(each.by, listed.has(entity.urn));
    return;
  }
  const entity = model[each.entity];
  if (entity === undefined) throw new Error(`There is no entity ${each.entity}`);
  const { urn } = entity;
  if (each.kind === 'wipe') {
    real.deleteEntity(urn);
    entity.wipe();
  } else if (each.kind === 'point') {
    real.writePoint(urn, each.value, each.by);
    entity.putPoint(each.value, each.by);
  } else {
    const value = each.kind === 'put' ? each.value : undefined;
    real.write({ urn, aspect: each.aspect, value, runId: each.by });
    entity.put(each.aspect, each.by, value);
  }
}

/** Compares everything with one expectation, because thousands of expectations are slow. */
function compare({ real, model }: World): void {
  const found = URNS.map((urn) => ({
    exists: real.exists(urn),
    values: VALUES.map((aspect) => real.value(urn, aspect)),
    points: real.pointTimes(urn).sort(),
    versions: VALUES.map((aspect) => real.olderVersions(urn, aspect).sort((left, right) => left - right)),
  }));
  const expected = model.map((entity) => ({
    exists: entity.exists,
    values: VALUES.map((aspect) => entity.valueOf(aspect)),
    points: [...entity.points.keys()].sort(),
    versions: VALUES.map((aspect) => numbersBefore(real.aspect(entity.urn, aspect))),
  }));
  expect(found).toEqual(expected);
  const written = RUNS.map(
    (by) => real.written(by).filter(({ operation }) => operation !== 'HANDOVER').length,
  );
  const log = model.flatMap((entity) => entity.log);
  expect(written).toEqual(RUNS.map((by) => log.filter((each) => each === by).length));
}

/** The numbers of the older versions of an aspect: they never repeat and have no gaps. */
function numbersBefore(current: ReturnType<RunsInMemory['aspect']>): number[] {
  const last = (current?.meta.version ?? 0) - (current?.text === undefined ? 0 : 1);
  return Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
}

it('an aspect has the value of the last write that no rollback undid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 60 }), async (steps) => {
      const world = newWorld();
      for (const each of steps) await perform(each, world);
      compare(world);
    }),
    { numRuns: 400 },
  );
});

it('rollbacks leave the same values in any order and with any group size', async () => {
  const writes = fc.array(write, { minLength: 4, maxLength: 40 });
  const order = fc.shuffledSubarray([...RUNS], { minLength: 2 });
  await fc.assert(
    fc.asyncProperty(writes, order, async (steps, runs) => {
      const [one, other] = [newWorld(), newWorld()];
      const worlds = [one, other];
      for (const world of worlds) for (const each of steps) await perform(each, world);
      for (const by of runs) await perform({ kind: 'roll back', by, groupSize: 1 }, one);
      for (const by of runs.toReversed()) await perform({ kind: 'roll back', by, groupSize: 3 }, other);
      for (const world of worlds) compare(world);
      // A deleted entity loses its history, so later deletions of values by others cannot be undone any more.
      const urns = URNS.filter((urn) => worlds.every(({ real }) => real.exists(urn)));
      const values = worlds.map(({ real }) =>
        urns.map((urn) => VALUES.map((aspect) => real.value(urn, aspect))),
      );
      expect(values[0]).toEqual(values[1]);
    }),
    { numRuns: 150 },
  );
});

it('a second rollback of a run changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40 }), async (steps) => {
      const world = newWorld();
      for (const each of steps) await perform(each, world);
      for (const by of RUNS) {
        await world.real.rollBack(by);
        expect(await world.real.rollBack(by)).toEqual([]);
        expect(world.real.written(by)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
