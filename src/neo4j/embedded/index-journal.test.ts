/** Tests that no write is missing in the full-text index after crashes, if what the journal names is repeated. */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { findLastCheckpoint, openIndexJournal, readLog } from './index-journal.js';

const root = mkdtempSync(join(tmpdir(), 'trellis-journal-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

let folders = 0;
function newFolder(): { dataDir: string; logsDir: string } {
  const dataDir = join(root, String((folders += 1)));
  const logsDir = join(dataDir, 'logs');
  mkdirSync(logsDir, { recursive: true });
  return { dataDir, logsDir };
}

/** A Neo4j that loses what was on its way to the index, with a service that repairs it. */
class Model {
  readonly folder = newFolder();
  readonly journal = openIndexJournal(this.folder);
  private now = Date.parse('2026-11-24T10:00:00Z');
  /** All writes, by their number, with the start of their transaction. */
  readonly writes: number[] = [];
  /** Starts of the transactions that are not committed. */
  readonly open: number[] = [];
  /** Numbers of the writes that the index has not taken over yet. */
  private queue: number[] = [];
  index = new Set<number>();
  private saved = new Set<number>();
  /** How many writes recovery need not repeat. */
  private savedWrites = 0;
  private saving: { readonly index: Set<number>; readonly writes: number } | undefined;
  private repairedIn = 0;

  begin(): void {
    this.open.push((this.now += 1));
  }

  commit(): void {
    const begun = this.open.shift();
    if (begun !== undefined) this.queue.push(this.writes.push(begun) - 1);
  }

  apply(): void {
    const next = this.queue.shift();
    if (next !== undefined) this.index.add(next);
  }

  settle(): void {
    while (this.queue.length > 0) this.apply();
  }

  startCheckpoint(): void {
    this.log('checkpoint started...');
    this.saving = { index: new Set(this.index), writes: this.writes.length };
  }

  completeCheckpoint(): void {
    if (this.saving === undefined) return;
    this.saved = this.saving.index;
    this.savedWrites = this.saving.writes;
    this.saving = undefined;
    this.log('checkpoint completed in 1s.');
  }

  confirm(): void {
    if (this.repairedIn !== this.journal.launch) return;
    const from = Math.min(...this.open, (this.now += 1));
    this.settle();
    this.journal.record(this.journal.launch, {
      at: (this.now += 1),
      from,
      marks: String(this.writes.length),
    });
  }

  /** Recovery repeats the writes since the last checkpoint, and ends with a checkpoint that does not wait for them. */
  async crash(): Promise<void> {
    this.open.length = 0;
    this.saving = undefined;
    await this.journal.watch(() => {
      this.index = new Set(this.saved);
      this.queue = this.writes.map((_, write) => write).slice(this.savedWrites);
      this.startCheckpoint();
      this.completeCheckpoint();
      return Promise.resolve();
    });
  }

  repair(): void {
    const { base, launch } = this.journal;
    if (base?.marks !== String(this.writes.length)) {
      const from = base?.from ?? 0;
      this.writes.forEach((begun, write) => {
        if (begun >= from) this.queue.push(write);
      });
    }
    this.repairedIn = launch;
  }

  private log(message: string): void {
    const at = new Date((this.now += 1)).toISOString().replace('T', ' ').replace('Z', '+0000');
    appendFileSync(
      join(this.folder.logsDir, 'debug.log'),
      `${at} INFO  [o.n.k.i.t.l.c.CheckPointerImpl] [neo4j/743be2fc] Checkpoint triggered by "Scheduled" @ txId: 9 ${message}\n`,
    );
  }
}

type Step = Exclude<
  { [Name in keyof Model]: Model[Name] extends () => void | Promise<void> ? Name : never }[keyof Model],
  never
>;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Step>('begin', 'commit', 'apply') },
  { weight: 2, arbitrary: fc.constantFrom<Step>('startCheckpoint', 'completeCheckpoint', 'confirm') },
  { weight: 1, arbitrary: fc.constantFrom<Step>('crash', 'repair') },
);

it('names every write that a crash can have taken from the index', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const model = new Model();
      await model.crash();
      model.repair();
      for (const each of steps) await model[each]();
      await model.crash();
      model.repair();
      model.settle();
      expect(model.index.size).toBe(model.writes.length);
    }),
    { numRuns: 300 },
  );
});

/** Returns a model with a confirmation that a checkpoint followed. */
async function modelWithBase(): Promise<Model> {
  const model = new Model();
  await model.crash();
  model.repair();
  model.confirm();
  model.startCheckpoint();
  model.completeCheckpoint();
  return model;
}

it('names nothing before the last confirmation that a checkpoint followed', async () => {
  const model = await modelWithBase();
  const { last } = model.journal;
  model.confirm();
  await model.crash();
  expect(model.journal.base).toEqual(last);
});

it('trusts nothing without a log, or with a file that cannot be read', async () => {
  const model = await modelWithBase();
  rmSync(join(model.folder.logsDir, 'debug.log'));
  await model.crash();
  expect(model.journal.base).toBeUndefined();
  writeFileSync(join(model.folder.dataDir, 'index-confirmed.json'), '[{"at":');
  await model.crash();
  expect(model.journal.base).toBeUndefined();
});

it('ignores a confirmation that was begun before the last launch', async () => {
  const { journal } = new Model();
  await journal.watch(() => Promise.resolve());
  const during = journal.launch;
  await journal.watch(() => Promise.resolve());
  journal.record(during, { at: 1, from: 1, marks: '' });
  expect(journal.last).toBeUndefined();
});

const line = (time: string, message: string, database = 'neo4j') =>
  `2026-11-24 ${time}+0000 INFO  [o.n.k.i.t.l.c.CheckPointerImpl] [${database}/743be2fc] Checkpoint triggered by "Scheduled" @ txId: 9 ${message}`;
const started = (time: string, database?: string) => line(time, 'checkpoint started...', database);
const completed = (time: string, database?: string) => line(time, 'checkpoint completed in 2s.', database);
const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

it('is the start of the last completed checkpoint', () => {
  const log = [
    started('09:00:00.000'),
    completed('09:00:02.000'),
    started('10:00:00.000'),
    completed('10:00:02.500'),
  ];
  expect(findLastCheckpoint(log.join('\n'))).toBe(at('10:00:00.000'));
});

it('is not a checkpoint that a crash has interrupted, or one of another database', () => {
  const log = [
    started('10:00:00.000'),
    completed('10:00:02.500'),
    started('10:05:00.000'),
    started('10:06:00.000', 'system'),
    completed('10:06:01.000', 'system'),
  ];
  expect(findLastCheckpoint(log.join('\n'))).toBe(at('10:00:00.000'));
});

it('is unknown if the log has no start of a completed checkpoint', () => {
  expect(findLastCheckpoint('')).toBeUndefined();
  expect(findLastCheckpoint(completed('10:00:02.500'))).toBeUndefined();
});

describe('the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-log-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('continues that of the file before it', () => {
    writeFileSync(join(folder, 'debug.log.02'), started('08:00:00.000'));
    writeFileSync(join(folder, 'debug.log.01'), started('09:00:00.000'));
    writeFileSync(join(folder, 'debug.log'), completed('09:00:02.000'));
    expect(findLastCheckpoint(readLog(folder))).toBe(at('09:00:00.000'));
  });

  it('is read from its end', () => {
    const file = join(folder, 'debug.log');
    writeFileSync(file, 'another line\n'.repeat(400_000));
    appendFileSync(file, [started('11:00:00.000'), completed('11:00:02.000')].join('\n'));
    expect(findLastCheckpoint(readLog(folder))).toBe(at('11:00:00.000'));
    expect(readLog(folder).length).toBeLessThan(3_000_000);
  });
});
