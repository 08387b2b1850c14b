/** Runs the real rules of writes and rollbacks on entities, versions, log and runs in memory instead of a database. */
import { applyStep } from '../../../src/catalog/writes/apply-step.js';
import type {
  AspectState,
  ChangeEntry,
  EntityState,
  PointRow,
  VersionRow,
} from '../../../src/catalog/writes/entity-state.js';
import type { WriteStep } from '../../../src/catalog/writes/write-steps.js';
import { loadGroup } from '../../../src/catalog/runs/load-group.js';
import { undoEntity, type UndoneEntity } from '../../../src/catalog/runs/undo-entity.js';
import type { AspectDefinition, EntityDefinition, MetadataModel } from '../../../src/model/types.js';
import { parseUrnSyntax } from '../../../src/model/urn.js';
import { aspectOf } from './model-of.js';
import { fakeRun } from './statement-runner.js';

type Rows = Record<string, unknown>[];

interface LogEntry extends Partial<ChangeEntry> {
  readonly id: string;
  readonly urn: string;
  readonly at: number;
  runId: string | undefined;
  undone?: { readonly runId: string | undefined; readonly round: number };
}

interface StoredPoint {
  readonly urn: string;
  readonly aspect: string;
  readonly time: number;
  readonly runId: string | undefined;
}

export const VALUES = ['properties', 'tags'] as const;
const DEFINITION: EntityDefinition = {
  name: 'dataset',
  label: 'Dataset',
  keyAspect: 'datasetKey',
  keyFields: [],
  aspects: ['datasetKey', ...VALUES, 'profile', 'testResults'],
};
const key = { text: '{"name":"x"}', value: { name: 'x' } };
const model = { keyPayload: () => key } as unknown as MetadataModel;

interface Write {
  readonly urn: string;
  readonly aspect: string;
  /** Undefined deletes the aspect. */
  readonly value: unknown;
  readonly runId?: string | undefined;
}

/** A write step without the members that follow from the entity. */
interface Applied {
  readonly kind: WriteStep['kind'];
  readonly aspect: AspectDefinition;
  readonly systemMetadata: { readonly runId?: string | undefined };
  readonly [part: string]: unknown;
}

export class RunsInMemory {
  private readonly entities = new Map<string, ReadonlyMap<string, AspectState>>();
  private versions: VersionRow[] = [];
  private log: LogEntry[] = [];
  private points = new Map<string, StoredPoint>();
  private readonly runs = new Map<string, { rounds: number; began: number }>();
  private time = 0;

  exists(urn: string): boolean {
    return this.entities.has(urn);
  }

  aspect(urn: string, name: string): AspectState | undefined {
    return this.entities.get(urn)?.get(name);
  }

  value(urn: string, name: string): unknown {
    const text = this.aspect(urn, name)?.text;
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Returns the numbers of the aspect's older versions. */
  olderVersions(urn: string, aspect: string): number[] {
    return this.versions.filter((row) => row.urn === urn && row.aspect === aspect).map((row) => row.version);
  }

  pointTimes(urn: string): number[] {
    return [...this.points.values()].filter((point) => point.urn === urn).map(({ time }) => time);
  }

  /** Returns the entries of the log that still belong to a run. */
  written(runId: string): LogEntry[] {
    return this.log.filter((entry) => entry.runId === runId);
  }

  write({ urn, aspect, value, runId }: Write): void {
    const common = { systemMetadata: runId === undefined ? {} : { runId }, aspect: aspectOf(aspect) };
    const payload = { text: JSON.stringify(value), value: value as never };
    this.apply(
      urn,
      value === undefined
        ? { kind: 'delete-aspect', ...common }
        : { kind: 'put', changeType: 'UPSERT', payload, ...common },
    );
  }

  writePoint(urn: string, timestampMillis: number, runId?: string): void {
    const value = { timestampMillis };
    const payload = { text: JSON.stringify(value), value };
    const systemMetadata = runId === undefined ? {} : { runId };
    this.apply(urn, { kind: 'point', aspect: aspectOf('profile'), payload, systemMetadata });
  }

  /** Deletes an entity hard. */
  deleteEntity(urn: string, runId?: string): void {
    const systemMetadata = runId === undefined ? {} : { runId };
    this.apply(urn, { kind: 'delete-entity', aspect: aspectOf('datasetKey'), systemMetadata });
  }

  /** Rolls back a run. @param groupSize the number of entities per transaction, each of which counts as one round */
  async rollBack(runId: string, { nuke = false, groupSize = 2 } = {}): Promise<UndoneEntity[]> {
    const urns = [...new Set(this.written(runId).map(({ urn }) => urn))].sort();
    const undone: UndoneEntity[] = [];
    for (let from = 0; from < Math.max(urns.length, 1); from += groupSize) {
      const group = urns.slice(from, from + groupSize);
      const states = new Map(group.map((urn) => [urn, this.stateOf(urn)]));
      const context = { run: this.run, load: (name: string) => name, model };
      const { entities, changes, textOf } = await loadGroup({ states, urns: group, runId }, context);
      const at = (this.time += 1);
      const by = { actor: 'urn:li:corpuser:undoer', jobId: `job${at}`, traceId: undefined };
      const results = entities.map((entity) => undoEntity(entity, { ...by, runId, nuke, model, at, textOf }));
      for (const [pointKey, point] of this.points)
        if (point.runId === runId && group.includes(point.urn)) this.points.delete(pointKey);
      for (const { state } of results) this.store(state, at);
      const round = this.markRolledBack(runId, from === 0);
      for (const entry of this.log)
        if (changes.includes(entry.id)) {
          entry.undone = { runId: entry.runId, round };
          entry.runId = undefined;
        }
      undone.push(...results);
    }
    return undone;
  }

  private markRolledBack(runId: string, isFirst: boolean): number {
    const run = this.runs.get(runId);
    if (run === undefined) return 1;
    run.rounds += 1;
    if (isFirst) run.began = run.rounds;
    return run.rounds;
  }

  private apply(urn: string, what: Applied): void {
    const runId = what.systemMetadata.runId;
    const state = this.stateOf(urn);
    const operation = { index: 0, urn: state.urn, entity: DEFINITION, ...what } as unknown as WriteStep;
    const at = (this.time += 1);
    const rounds = new Map([...this.runs].flatMap(([id, run]) => (run.rounds > 0 ? [[id, run.rounds]] : [])));
    const by = { actor: 'urn:li:corpuser:writer', jobId: `job${at}`, traceId: undefined };
    const { state: next } = applyStep(
      operation,
      { current: state, before: state },
      { ...by, model, at, rounds },
    );
    if (runId !== undefined && !this.runs.has(runId)) this.runs.set(runId, { rounds: 0, began: 0 });
    this.store(next, at);
  }

  private stateOf(text: string): EntityState {
    const stored = this.entities.get(text) ?? new Map<string, AspectState>();
    const existed = this.entities.has(text);
    const nothing = { versions: [], points: new Map<string, PointRow>(), deletedPoints: [], changes: [] };
    const now = { aspects: stored, exists: existed, hardDeleted: false as const };
    const before = { stored, existed, readAspects: new Set(DEFINITION.aspects) };
    return { urn: parseUrnSyntax(text), definition: DEFINITION, ...before, ...now, ...nothing };
  }

  private store(state: EntityState, at: number): void {
    const urn = state.urn.text;
    const entry = (change: Partial<ChangeEntry>): LogEntry => {
      return { ...change, id: `${at}.${this.log.length}`, urn, at, runId: change.runId };
    };
    if (state.hardDeleted !== false) {
      this.versions = this.versions.filter((row) => row.urn !== urn);
      this.log = this.log.filter((change) => change.urn !== urn);
      this.points = new Map([...this.points].filter(([, point]) => point.urn !== urn));
      this.log.push(entry({ operation: 'DELETE_ENTITY', runId: state.hardDeleted.runId }));
    }
    if (state.exists) this.entities.set(urn, state.aspects);
    else this.entities.delete(urn);
    this.versions.push(...state.versions);
    for (const change of state.changes) this.log.push(entry(change));
    for (const [pointKey, { properties }] of state.points) {
      const { aspect, timestampMillis: time } = properties;
      this.points.set(pointKey, { urn, aspect, time, runId: properties['runId'] as string | undefined });
    }
  }

  /** Answers the read statements of a rollback. */
  private readonly run = fakeRun((name, given) => {
    const read = this.statements[name];
    if (read === undefined) throw new Error(`No statement ${name} in memory`);
    return read(given);
  });

  private readonly statements: Record<string, (given: Record<string, any>) => Rows> = {
    'runs/get-span': () => [{ first: 0, last: this.time }],
    'runs/count-points': ({ runId, urns }) =>
      [...this.points.values()]
        .filter(({ urn }) => urns.includes(urn))
        .map((point) => ({ urn: point.urn, aspect: point.runId === runId ? point.aspect : null, points: 1 })),
    'runs/list-entity-changes': ({ runId, urns }) =>
      this.log
        .filter((entry) => entry.runId === runId && urns.includes(entry.urn))
        .map(({ id, urn, at, aspect, operation, version }) => {
          const [aspects, versions] = aspect === undefined ? [[], []] : [[aspect], [version]];
          return { id, urn, at, aspects, operations: [operation], versions };
        }),
    'runs/list-undone-rounds': ({ rows }) =>
      rows.flatMap(({ urn, runId }: Record<string, string>) => {
        const rounds = this.log.flatMap((entry) =>
          entry.undone !== undefined && entry.urn === urn && entry.undone.runId === runId
            ? [entry.undone.round]
            : [],
        );
        return rounds.length === 0 ? [] : [{ urn, runId, round: Math.max(...rounds) }];
      }),
    'runs/get-rounds': ({ ids }) =>
      ids.flatMap((id: string) => {
        const run = this.runs.get(id);
        return run === undefined || run.rounds === 0 ? [] : [{ id, ...run }];
      }),
    'runs/list-older-versions': ({ rows, limit }) =>
      rows.map(({ urn, aspect, before }: Record<string, unknown>, index: number) => {
        const older = this.versions.filter(
          (row) => row.urn === urn && row.aspect === aspect && row.version < Number(before),
        );
        const newest = older.sort((left, right) => right.version - left.version).slice(0, limit);
        return { index, versions: newest.map(({ version, meta }) => [version, meta]) };
      }),
    'versions/get-versions': ({ rows }) =>
      rows.flatMap((wanted: Record<string, unknown>, index: number) => {
        const isWanted = (row: VersionRow) =>
          row.urn === wanted['urn'] && row.aspect === wanted['aspect'] && row.version === wanted['version'];
        return this.versions.filter(isWanted).map(({ payload, meta }) => ({ index, payload, meta }));
      }),
  };
}
