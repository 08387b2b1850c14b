/**
 * Writes of several runs and rollbacks in any order, compared with a small model of the rule: an aspect has the last written value that no
 * rollback undid.
 */
import fc from 'fast-check';
import { datasetUrn, unique } from '../helpers/catalog.js';
import { expectConsistent, traces } from '../helpers/api/graph.js';
import { inRun, runVerbs } from '../helpers/api/runs.js';
import { openCatalog, openRuns } from '../helpers/api/suite.js';

const { catalog, graph, runs } = await openRuns();
const catalogs = [catalog, await openCatalog()];

const ASPECTS = ['datasetProperties', 'globalTags', 'upstreamLineage'] as const;
const RUNS = ['a', 'b', 'c'] as const;

type Step =
  | {
      readonly kind: 'put' | 'delete';
      readonly run?: string;
      readonly entity: number;
      readonly aspect: number;
      readonly value: number;
    }
  | { readonly kind: 'point'; readonly run?: string; readonly entity: number; readonly value: number }
  | { readonly kind: 'roll back'; readonly run: string };

const run = fc.option(fc.constantFrom(...RUNS), { nil: undefined, freq: 6 });
const writeStep = fc.record({ entity: fc.nat(2), aspect: fc.nat(2), value: fc.nat(1) });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(writeStep, run)
      .map(([parts, by]): Step => ({ kind: 'put', ...(by && { run: by }), ...parts })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(writeStep, run)
      .map(([parts, by]): Step => ({ kind: 'delete', ...(by && { run: by }), ...parts })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(writeStep, run)
      .map(([{ entity, value }, by]): Step => ({ kind: 'point', ...(by && { run: by }), entity, value })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...RUNS).map((by): Step => ({ kind: 'roll back', run: by })) },
);

interface Write {
  readonly run: string | undefined;
  readonly value: number | undefined;
  undone: boolean;
}

/** The model of one entity, according to the documentation. */
class ModelEntity {
  aspects = new Map<string, Write[]>();
  key: Write[] = [];
  points = new Map<number, string | undefined>();
  /** Runs of the entries of the change log. */
  log: (string | undefined)[] = [];
  exists = false;

  valueOf(aspect: string): number | undefined {
    return this.aspects.get(aspect)?.findLast(({ undone }) => !undone)?.value;
  }

  private create(by: string | undefined): void {
    if (this.exists) return;
    this.exists = true;
    this.key.push({ run: by, value: 0, undone: false });
    this.log.push(by);
  }

  put(aspect: string, by: string | undefined, value: number | undefined): void {
    const before = this.valueOf(aspect);
    if (value === undefined && before === undefined) return;
    if (value !== undefined) this.create(by);
    if (before !== value) this.log.push(by);
    this.aspects.set(aspect, [...(this.aspects.get(aspect) ?? []), { run: by, value, undone: false }]);
  }

  putPoint(time: number, by: string | undefined): void {
    this.create(by);
    this.points.set(time, by);
    this.log.push(by);
  }

  rollBack(by: string, isTouched: boolean): void {
    for (const writes of [this.key, ...this.aspects.values()]) {
      for (const write of writes) if (write.run === by) write.undone = true;
    }
    for (const [time, writer] of this.points) if (writer === by) this.points.delete(time);
    this.log = this.log.filter((writer) => writer !== by);
    const isEmpty = ASPECTS.every((aspect) => this.valueOf(aspect) === undefined) && this.points.size === 0;
    if (isTouched && isEmpty && this.key.every(({ undone }) => undone))
      Object.assign(this, new ModelEntity());
  }
}

function world(name: string) {
  const urns = [0, 1, 2].map((index) => datasetUrn(`${name}_${index}`));
  const tag = (value: number) => `urn:li:tag:${name}_${value}`;
  const payloads: Record<string, (value: number) => object> = {
    datasetProperties: (value) => ({ description: `${name} ${value}` }),
    globalTags: (value) => ({ tags: [{ tag: tag(value) }] }),
    upstreamLineage: (value) => ({
      upstreams: [{ dataset: datasetUrn(`${name}_up_${value}`), type: 'COPY' }],
    }),
  };
  return { name, urns, tag, payloads, model: urns.map(() => new ModelEntity()) };
}
type World = ReturnType<typeof world>;

async function perform(step: Step, index: number, { name, urns, payloads, model }: World): Promise<void> {
  if (step.kind === 'roll back') {
    const runId = `${name}-${step.run}`;
    const touched = new Set((await runs.describe(runId, { count: 1_000 })).map((row) => row.urn));
    const dry = await runs.rollBack(runId, { dryRun: true });
    expect(await runVerbs(catalogs[index % 2]!).rollBack(runId)).toEqual(dry);
    for (const [position, entity] of model.entries()) entity.rollBack(step.run, touched.has(urns[position]));
    return;
  }
  const runId = step.run && `${name}-${step.run}`;
  const [urn, entity] = [urns[step.entity]!, model[step.entity]!];
  const verbs = runVerbs(catalogs[index % 2]!);
  if (step.kind === 'point') {
    await verbs.write(runId, urn, 'datasetProfile', { timestampMillis: step.value + 1, rowCount: index });
    entity.putPoint(step.value + 1, step.run);
    return;
  }
  const aspect = ASPECTS[step.aspect]!;
  const isPut = step.kind === 'put';
  await verbs.write(
    runId,
    urn,
    aspect,
    isPut ? payloads[aspect]!(step.value) : undefined,
    isPut ? 'UPSERT' : 'DELETE',
  );
  entity.put(aspect, step.run, isPut ? step.value : undefined);
}

async function compare({ name, urns, tag, payloads, model }: World): Promise<void> {
  for (const [position, urn] of urns.entries()) {
    const entity = model[position]!;
    const expected = ASPECTS.flatMap((aspect) => {
      const value = entity.valueOf(aspect);
      return value === undefined ? [] : [[aspect, payloads[aspect]!(value)]];
    });
    const { aspects } = (await catalogs[0]!.entity(urn, ASPECTS)).json;
    const found = ASPECTS.flatMap((aspect) => (aspect in aspects ? [[aspect, aspects[aspect].value]] : []));
    expect([urn, found]).toEqual([urn, expected]);
    const points = await graph.rows(
      'MATCH (p:TimeseriesPoint {urn: $urn}) RETURN p.timestampMillis AS time ORDER BY time',
      { urn },
    );
    expect(points.map(({ time }) => time)).toEqual([...entity.points.keys()].sort());
    if (!entity.exists) expect((await traces(graph, urn)).filter((trace) => trace.includes(urn))).toEqual([]);
    expect((await catalogs[0]!.aspect(urn, 'datasetKey')).status).toBe(entity.exists ? 200 : 404);
    await expectConsistent(graph, urn);
  }
  for (const value of [0, 1]) {
    const filter = { or: [{ and: [{ field: 'tags', condition: 'EQUAL', values: [tag(value)] }] }] };
    const hits = (await catalogs[1]!.search({ entity: 'dataset', input: '*', filter })).json.value.entities;
    const tagged = urns.filter((_, position) => model[position]!.valueOf('globalTags') === value);
    expect(hits.map((hit: any) => hit.entity ?? hit).sort()).toEqual(tagged.sort());
    const path = `/relationships?urn=${encodeURIComponent(datasetUrn(`${name}_up_${value}`))}&direction=INCOMING`;
    const related = (await catalogs[1]!.get(path)).json.relationships.map(({ entity }: any) => entity);
    const downstream = urns.filter((_, position) => model[position]!.valueOf('upstreamLineage') === value);
    expect(related.sort()).toEqual(downstream.sort());
  }
  for (const each of RUNS) {
    const rows = await runs.describe(`${name}-${each}`, { count: 1_000 });
    const own = rows.filter(({ operation }) => operation !== 'HANDOVER').length;
    const logged = model.flatMap(({ log }) => log).filter((writer) => writer === each).length;
    expect([each, own]).toEqual([each, logged]);
  }
}

it('rollbacks leave the last written value that no rollback undid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const here = world(unique('random'));
      for (const [index, each] of steps.entries()) await perform(each, index, here);
      await compare(here);
    }),
    { numRuns: 12 },
  );
}, 300_000);

it('the order of rollbacks does not affect the result', async () => {
  const writes = fc.array(
    step.filter(({ kind }) => kind !== 'roll back'),
    { minLength: 6, maxLength: 16 },
  );
  await fc.assert(
    fc.asyncProperty(writes, fc.shuffledSubarray([...RUNS], { minLength: 2 }), async (steps, order) => {
      const [one, other] = [world(unique('order')), world(unique('order'))];
      for (const each of [one, other])
        for (const [index, write] of steps.entries()) await perform(write, index, each);
      for (const by of order) await perform({ kind: 'roll back', run: by }, 0, one);
      for (const by of [...order].reverse()) await perform({ kind: 'roll back', run: by }, 0, other);
      // Deleting an entity removes its history, so a deletion of what others wrote cannot be undone.
      const places = [0, 1, 2].filter((at) => one.model[at]!.exists && other.model[at]!.exists);
      for (const aspect of ASPECTS)
        expect(places.map((at) => one.model[at]!.valueOf(aspect))).toEqual(
          places.map((at) => other.model[at]!.valueOf(aspect)),
        );
      await compare(one);
      await compare(other);
    }),
    { numRuns: 4 },
  );
}, 300_000);

it('a rollback undoes a whole run in one transaction', async () => {
  const here = world(unique('atomic'));
  const runId = `${here.name}-a`;
  await catalogs[0]!.ingestBatch(here.urns.map((urn) => inRun(runId, urn, 'status', { removed: false })));
  await runs.rollBack(runId);
  const times = await graph.rows(
    'MATCH (c:Change) WHERE c.urn IN $urns RETURN DISTINCT c.transaction AS transaction, c.operations AS operations',
    { urns: here.urns },
  );
  expect(times).toHaveLength(1);
  expect(times[0]!['operations']).toEqual(['DELETE_ENTITY']);
});
