/**
 * The order of the log decides which writes of a run count, whatever the clocks of the services show and whatever the run writes during its
 * rollback.
 */
import fc from 'fast-check';
import { datasetUrn, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { inRun, runVerbs } from '../helpers/api/runs.js';

/**
 * How far the clock of each service is ahead, in milliseconds. No clock is ahead of the right time, because the log would number the events
 * of all tests from there on.
 */
const ahead = [0, 0];
let catalogs: TestCatalog[];
beforeAll(async () => {
  const clockOf = (service: number) => ({ now: () => Date.now() + (ahead[service] ?? 0) });
  catalogs = [await startCatalog({ clock: clockOf(0) }), await startCatalog({ clock: clockOf(1) })];
});
afterAll(async () => {
  for (const catalog of catalogs) await catalog.stop();
});

const HOUR = 3_600_000;
const described = (description: string) => ({ description });

interface Setting {
  readonly urn: string;
  readonly run: string;
  readonly other: string;
  /** Helpers of the service whose clock is right, and of one whose clock is an hour behind. */
  readonly early: ReturnType<typeof runVerbs>;
  readonly late: ReturnType<typeof runVerbs>;
}

function setting(): Setting {
  ahead.splice(0, 2, -HOUR, 0);
  const name = unique('log');
  const [late, early] = [runVerbs(catalogs[0]!), runVerbs(catalogs[1]!)];
  return { urn: datasetUrn(name), run: `${name}-r`, other: `${name}-s`, early, late };
}

describe('a run that a service with a clock ahead rolled back', () => {
  it('keeps its later writes through another service', async () => {
    const { urn, run, other, early, late } = setting();
    await late.write(undefined, urn, 'status', { removed: false });
    await late.write(run, urn, 'datasetProperties', described('one'));
    await early.rollBack(run);
    await late.write(run, urn, 'datasetProperties', described('two'));
    await late.write(other, urn, 'datasetProperties', described('three'));
    await late.rollBack(other);
    expect(await late.value(urn, 'datasetProperties')).toEqual(described('two'));
  });

  it('keeps an entity that it created later', async () => {
    const { urn, run, other, early, late } = setting();
    await late.write(run, urn, 'status', { removed: false });
    await early.rollBack(run);
    await late.write(run, urn, 'status', { removed: false });
    await late.write(other, urn, 'datasetProperties', described('three'));
    await late.rollBack(run);
    await late.write(run, urn, 'datasetProperties', described('three'));
    await late.rollBack(other);
    expect(await late.value(urn, 'datasetProperties')).toEqual(described('three'));
  });

  it("keeps another run's value that it wrote again later, even as an unchanged value", async () => {
    const { urn, run, other, early, late } = setting();
    const elsewhere = datasetUrn(`${run}_elsewhere`);
    await late.write(other, urn, 'datasetProperties', described('one'));
    await late.write(run, elsewhere, 'status', { removed: false });
    await early.rollBack(run);
    await late.write(run, urn, 'datasetProperties', described('one'));
    await late.rollBack(other);
    expect(await late.value(urn, 'datasetProperties')).toEqual(described('one'));
  });

  it('keeps its later deletion', async () => {
    const { urn, run, other, early, late } = setting();
    await late.write(undefined, urn, 'datasetProperties', described('one'));
    await late.write(run, urn, 'status', { removed: false });
    await early.rollBack(run);
    await late.write(run, urn, 'datasetProperties', undefined, 'DELETE');
    await late.write(other, urn, 'datasetProperties', described('two'));
    await late.rollBack(other);
    expect(await late.value(urn, 'datasetProperties')).toBeUndefined();
  });
});

describe('a run that wrote through a service with a clock ahead', () => {
  it('loses its earlier writes when another service rolls it back', async () => {
    const { urn, run, other, early, late } = setting();
    await late.write(undefined, urn, 'datasetProperties', described('one'));
    await early.write(run, urn, 'datasetProperties', described('two'));
    await late.write(other, urn, 'datasetProperties', described('three'));
    await late.rollBack(run);
    await late.rollBack(other);
    expect(await late.value(urn, 'datasetProperties')).toEqual(described('one'));
  });

  it("loses another run's value that it wrote again earlier", async () => {
    const { urn, run, other, early, late } = setting();
    await late.write(undefined, urn, 'status', { removed: false });
    await late.write(other, urn, 'datasetProperties', described('one'));
    await early.write(run, urn, 'datasetProperties', described('one'));
    await late.rollBack(run);
    await late.rollBack(other);
    expect(await late.value(urn, 'datasetProperties')).toBeUndefined();
  });
});

describe('a run that writes during its own rollback', () => {
  /** More than one batch of a rollback. The run has not written the further entities before. */
  const LISTED = 2_100;
  const FURTHER = 40;

  it('ends in the state that the log defines, whatever the clocks show', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ at: fc.nat(LISTED + FURTHER - 1), service: fc.nat(1) }), {
          minLength: 20,
          maxLength: 40,
        }),
        fc.tuple(fc.constantFrom(0, -HOUR), fc.constantFrom(0, -HOUR)),
        async (writes, skew) => {
          ahead.splice(0, 2, ...skew);
          const name = unique('while');
          const [run, other] = [`${name}-r`, `${name}-s`];
          const urns = Array.from({ length: LISTED + FURTHER }, (_, index) => datasetUrn(`${name}_${index}`));
          await catalogs[0]!.ingestBatch(
            urns.map((urn) => inRun(undefined, urn, 'status', { removed: false })),
          );
          await catalogs[0]!.ingestBatch(
            urns.slice(0, LISTED).map((urn) => inRun(run, urn, 'datasetProperties', described('before'))),
          );
          const runs = runVerbs(catalogs[0]!);
          await Promise.all([
            runs.rollBack(run),
            (async () => {
              for (const { at, service } of [
                ...writes,
                { at: LISTED, service: 1 },
                { at: LISTED + 1, service: 0 },
              ])
                await runVerbs(catalogs[service]!).write(
                  run,
                  urns[at]!,
                  'datasetProperties',
                  described('while'),
                );
            })(),
          ]);
          const touched = [...new Set(writes.map(({ at }) => urns[at]!)), urns[LISTED]!, urns[LISTED + 1]!];
          await catalogs[1]!.ingestBatch(
            touched.map((urn) => inRun(other, urn, 'datasetProperties', described('after'))),
          );
          await runs.rollBack(other);
          const live = new Set((await runs.describe(run, { count: 5_000 })).map(({ urn }) => urn));
          for (const urn of touched) {
            const value = await runs.value(urn, 'datasetProperties');
            expect([urn, value]).toEqual([urn, live.has(urn) ? described('while') : undefined]);
          }
          await runs.rollBack(run);
          for (const urn of touched)
            expect([urn, await runs.value(urn, 'datasetProperties')]).toEqual([urn, undefined]);
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
  }, 300_000);
});
