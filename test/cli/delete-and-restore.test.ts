import { datasetUrn, proposal, startCatalog, unique, type TestCatalog } from '../helpers/catalog.js';
import { trellisAt } from '../helpers/command-line.js';

let catalog: TestCatalog;
let tag: string;
let dataset: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  tag = `urn:li:tag:${unique('cli')}`;
  dataset = datasetUrn(unique('cli'));
  await catalog.ingest(tag, 'tagProperties', { name: 'old' });
  await catalog.ingest(dataset, 'globalTags', { tags: [{ tag }] });
});

const trellis = trellisAt(() => catalog);

async function exists(urn: string): Promise<boolean> {
  return (await trellis(['get', urn])).exitCode === 0;
}

async function found(urn: string): Promise<boolean> {
  return (await trellis(['search', '*', '--filter', `urn=${urn}`, '--json'])).json.total > 0;
}

describe('trellis delete', () => {
  it('deletes softly and keeps the other members of the status', async () => {
    const lifecycleStage = `urn:li:lifecycleStageType:${unique('stage')}`;
    const stamp = { time: 1, actor: 'urn:li:corpuser:datahub' };
    await catalog.ingest(lifecycleStage, 'lifecycleStageTypeInfo', {
      ...{ name: 'Deprecated', settings: {}, created: stamp, lastModified: stamp },
    });
    await catalog.ingest(dataset, 'status', { removed: false, lifecycleStage });
    expect(await trellis(['delete', dataset])).toMatchObject({ exitCode: 0 });
    expect(await found(dataset)).toBe(false);
    const { json } = await trellis(['get', dataset, '--aspect', 'status', '--json']);
    expect(json.aspects.status.value).toEqual({ removed: true, lifecycleStage });
  });

  it('is undone by undelete, and repeating either changes nothing', async () => {
    await trellis(['delete', dataset]);
    expect((await trellis(['delete', dataset, '--json'])).json.entities[0].outcome).toBe('unchanged');
    expect((await trellis(['undelete', dataset])).out).toContain(`restored: ${dataset}`);
    expect(await found(dataset)).toBe(true);
    expect((await trellis(['undelete', dataset, '--json'])).json.entities[0].outcome).toBe('unchanged');
  });

  it('does not create a missing entity, nor does undelete', async () => {
    const unknown = `${tag}_unknown`;
    for (const command of ['delete', 'undelete']) {
      const { exitCode, json } = await trellis([command, unknown, tag, '--json']);
      expect(exitCode).toBe(3);
      expect(json.entities.map(({ outcome }: { outcome: string }) => outcome)[0]).toBe('not found');
    }
    expect(await exists(unknown)).toBe(false);
  });

  it('reads URNs from standard input', async () => {
    const { json, exitCode } = await trellis(['delete', '-', '--json'], {
      input: `${tag}\n\n${dataset}\r\n${tag}\n`,
    });
    expect(json.entities.map(({ urn }: { urn: string }) => urn)).toEqual([tag, dataset]);
    expect(exitCode).toBe(0);
  });

  it('deletes many entities with a constant number of statements', async () => {
    const many = Array.from({ length: 40 }, () => `urn:li:tag:${unique('cli')}`);
    await catalog.ingestBatch(many.map((urn) => proposal(urn, 'tagProperties', { name: 'x' })));
    catalog.takeStatements();
    const one = await trellis(['delete', tag, '--json']);
    const asked = catalog.takeStatements().length;
    const all = await trellis(['delete', '-', '--json'], { input: many.join('\n') });
    expect(catalog.takeStatements().length).toBeLessThan(2 * asked);
    expect([one, all].map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(all.json.entities.map(({ urn }: { urn: string }) => urn)).toEqual(many);
    expect(await found(many.at(-1)!)).toBe(false);
  });

  it('changes nothing in a dry run', async () => {
    expect((await trellis(['delete', dataset, '--dry-run'])).out).toContain(`would be deleted: ${dataset}`);
    const hard = await trellis(['delete', tag, '--hard', '--references', '--dry-run', '--json']);
    expect(hard.json).toEqual({
      dryRun: true,
      hard: true,
      entities: [{ urn: tag, outcome: 'deleted', aspects: 2, references: 1 }],
    });
    expect([await found(dataset), await exists(tag)]).toEqual([true, true]);
    const { json } = await trellis(['get', dataset, '--json']);
    expect(json.aspects.globalTags.value.tags).toHaveLength(1);
  });

  it('removes permanently, with references if requested', async () => {
    const { exitCode, json } = await trellis(['delete', tag, '--hard', '--references', '--yes', '--json']);
    expect(exitCode).toBe(0);
    expect(json.entities[0]).toMatchObject({ outcome: 'deleted', references: 1 });
    expect(await exists(tag)).toBe(false);
    const entity = await trellis(['get', dataset, '--json']);
    expect(entity.json.aspects.globalTags?.value.tags ?? []).toEqual([]);
  });

  it('keeps references if not requested', async () => {
    expect((await trellis(['delete', tag, '--hard', '--yes'])).out).toContain('1 reference)');
    const { json } = await trellis(['get', dataset, '--json']);
    expect(json.aspects.globalTags.value.tags).toEqual([{ tag }]);
  });

  it.each([
    ['yes', 0, false],
    [' YES ', 0, false],
    ['no', 2, true],
    ['', 2, true],
  ])('asks before a hard delete: answer %j, exit code %d', async (answer, exitCode, stays) => {
    const questions: string[] = [];
    const ask = (question: string) => {
      questions.push(question);
      return Promise.resolve(answer);
    };
    expect((await trellis(['delete', tag, '--hard'], { ask })).exitCode).toBe(exitCode);
    expect(questions).toEqual([expect.stringContaining(tag)]);
    expect(await exists(tag)).toBe(stays);
  });

  it('escapes terminal control characters in the question', async () => {
    const urn = `urn:li:tag:${unique('cli')}\u202egold`;
    expect((await catalog.ingest(urn, 'tagProperties', { name: 'x' })).status).toBe(200);
    const questions: string[] = [];
    const ask = (question: string) => Promise.resolve((questions.push(question), 'no'));
    await trellis(['delete', urn, '--hard'], { ask });
    expect(questions).toEqual([expect.stringContaining('\\u202egold')]);
  });

  it('names standard input if it is not UTF-8 text', async () => {
    const { exitCode, error } = await trellis(['delete', '-'], { input: Buffer.from([0xff]) });
    expect([exitCode, error]).toEqual([2, 'trellis: standard input: not UTF-8 text\n']);
  });

  it('refuses a hard delete if it cannot ask', async () => {
    const { exitCode, error } = await trellis(['delete', tag, '--hard']);
    expect([exitCode, error]).toEqual([2, expect.stringContaining('--yes')]);
    expect(await exists(tag)).toBe(true);
  });

  it.each([
    [['delete', '-'], 2, 'no URN on standard input'],
    [['delete', 'tag:a'], 2, 'is not a URN'],
    [['delete', 'urn:li:nope:a'], 1, 'nope'],
    [['delete', 'urn:li:tag:a', '--references'], 2, 'needs --hard'],
  ])('%j ends with exit code %d', async (args, exitCode, message) => {
    const answer = await trellis(args);
    expect([answer.exitCode, answer.error]).toEqual([exitCode, expect.stringContaining(message)]);
  });
});

it('continues if one entity is refused', async () => {
  const refused = `urn:li:telemetry:${unique('cli')}`;
  await catalog.ingest(refused, 'telemetryClientId', { clientId: 'x' });
  const run = await trellis(['delete', refused, tag, '--json']);
  expect(run.json.entities).toMatchObject([
    { urn: refused, outcome: 'refused', message: expect.stringContaining('status') },
    { urn: tag, outcome: 'deleted' },
  ]);
  expect(run.exitCode).toBe(1);
});
