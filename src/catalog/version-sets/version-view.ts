/** Version sets as the running transaction sees them: what is stored, and the changes so far. */
import type { MetadataModel } from '../../model/types.js';
import { URN_PREFIX } from '../../model/urn.js';
import { findEntityUrn } from '../../model/entity-urn.js';
import { collectTexts } from '../../core/texts.js';
import { CatalogError } from '../../core/errors.js';
import type { RunDeps } from '../../neo4j/database.js';
import type { StatementRows } from '../../neo4j/generated/statement-rows.js';
import type { FindState, RuleContext, LockContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState, currentAspect } from '../writes/entity-state.js';
import type { LockTarget } from '../writes/load-states.js';
import type { WriteStep } from '../writes/write-steps.js';
import {
  SET,
  VERSION,
  type SetProperties,
  type VersionProperties,
  compareSortIds,
} from './version-aspects.js';

type Versions = ReadonlyMap<string, VersionProperties>;

/** Versions by URN, by the URN of their set. */
type Members = Map<string, Map<string, VersionProperties>>;

const NO_VERSIONS: Versions = new Map();

/** What a view needs of a job. */
export type ViewedJob = Pick<RuleContext<VersionSets>, 'known' | 'find' | 'applied'>;

const views = new WeakMap<ViewedJob, VersionView>();

/** Returns the view of a job, always the same one. */
export function viewOf(job: ViewedJob): VersionView {
  const view = views.get(job) ?? new VersionView(job);
  views.set(job, view);
  return view;
}

/** The view of one job. It reads the states of all versions once, and then only those that change. */
export class VersionView {
  /** Absent until the first call of `versionsOf`. */
  private members: Members | undefined;
  /** URNs of the sets by those of their versions. */
  private readonly setOf = new Map<string, string>();
  /** Number of applied steps that the view has seen. */
  private seen = 0;

  private readonly find: FindState;

  constructor(private readonly job: ViewedJob) {
    this.find = job.find;
  }

  /** Returns undefined for a set without properties. */
  propertiesOf(set: string): SetProperties | undefined {
    return setIn(this.find(set));
  }

  /** Returns the versions of a set by URN. */
  versionsOf(set: string): Versions {
    const { applied } = this.job;
    this.members ??= this.readAll();
    for (; this.seen < applied.length; this.seen += 1) this.update(this.members, applied[this.seen] ?? '');
    return this.members.get(set) ?? NO_VERSIONS;
  }

  private readAll(): Members {
    const { versions, touched } = this.job.known;
    const members: Members = new Map();
    const listed = [...versions.values()].flatMap((ofSet) => [...ofSet]);
    for (const [urn, version] of listed) this.put(members, urn, version);
    for (const urn of new Set([...listed.map(([urn]) => urn), ...touched])) this.update(members, urn);
    this.seen = this.job.applied.length;
    return members;
  }

  private update(members: Members, urn: string): void {
    const state = this.find(urn);
    if (state?.readAspects.has(VERSION) === true) this.put(members, urn, versionIn(state));
  }

  private put(members: Members, urn: string, version: VersionProperties | undefined): void {
    const before = this.setOf.get(urn);
    if (before !== undefined && before !== version?.versionSet) {
      members.get(before)?.delete(urn);
      this.setOf.delete(urn);
    }
    if (version === undefined) return;
    const { versionSet } = version;
    const ofSet = members.get(versionSet) ?? new Map<string, VersionProperties>();
    members.set(versionSet, ofSet.set(urn, version));
    this.setOf.set(urn, versionSet);
  }
}

/** Returns the version that an entity is, if it is one. */
export function versionIn(state: EntityState): VersionProperties | undefined {
  return aspectValue(state.aspects.get(VERSION)) as VersionProperties | undefined;
}

/** Returns the properties of the version set that an entity is, if it is one. */
export function setIn(state: EntityState | undefined): SetProperties | undefined {
  return aspectValue(state?.aspects.get(SET)) as SetProperties | undefined;
}

// Before a transaction applies its writes, it locks and reads the version sets that they may change.

const SET_PREFIX = `${URN_PREFIX}versionSet:`;

/** The version sets that the writes of a transaction may change, as they are stored. */
export interface VersionSets {
  /** Versions by URN, by the URN of their set. */
  readonly versions: ReadonlyMap<string, ReadonlyMap<string, VersionProperties>>;
  /** URNs of the entities whose version the transaction may change. */
  readonly touched: readonly string[];
  /** URNs of the entities to lock in addition to those that are written, by the aspect to read. */
  readonly locked: ReadonlyMap<string, typeof SET | typeof VERSION>;
}

const NO_VERSION_SETS: VersionSets = { versions: new Map(), touched: [], locked: new Map() };

/**
 * Must run before entities are locked. Sends one statement if a step writes a version or a version set, and one if it deletes entities
 * that may be versions; none for other writes.
 */
export async function lockVersionSets(
  steps: readonly WriteStep[],
  { at, ...context }: LockContext,
): Promise<VersionSets> {
  const { written, deleted, sets, named } = involvedEntities(steps);
  const versioned = await listVersioned(deleted, context);
  const touched = [...new Set([...written, ...versioned])];
  if (touched.length === 0 && sets.length === 0) return NO_VERSION_SETS;
  const { run, load } = context;
  const rows = await run(load('version-sets/lock-version-sets'), { at, urns: touched, sets });
  const versions = new Map<string, ReadonlyMap<string, VersionProperties>>();
  const locked = new Map<string, typeof SET | typeof VERSION>(sets.map((set) => [set, SET]));
  for (const row of rows) {
    const { set, members, latest } = readLockedSet(row);
    versions.set(set, members);
    locked.set(set, SET);
    for (const urn of possiblyLatest(members, latest, touched)) locked.set(urn, VERSION);
    for (const urn of named) if (members.has(urn)) locked.set(urn, VERSION);
  }
  return { versions, touched, locked };
}

/** Reads a row of the statement `lock-version-sets`. `latest` is undefined for a set without properties. */
export function readLockedSet({
  urn: set,
  properties: text,
  versions,
}: StatementRows['version-sets/lock-version-sets']): {
  readonly set: string;
  readonly members: ReadonlyMap<string, VersionProperties>;
  readonly latest: string | undefined;
} {
  const properties = JSON.parse(text ?? 'null') as SetProperties | null;
  const members = new Map(versions.map(([urn, payload]) => [urn, JSON.parse(payload) as VersionProperties]));
  return { set, members, latest: properties?.latest };
}

/** Returns what `lockEntities` locks in addition. A text that only begins like a URN, e.g. a comment, names no entity. */
export function lockTargets({ locked }: VersionSets, model: MetadataModel): LockTarget[] {
  return [...locked].flatMap(([text, aspect]) => {
    const urn = findEntityUrn(text, model);
    if (urn === undefined) return [];
    return { kind: 'put', urn, entity: model.getEntity(urn.entityType), aspect: model.getAspect(aspect) };
  });
}

/** @throws CONFLICT, after which the transaction starts again: an entity became a version before it was locked for its deletion */
export function requirePlanned(
  steps: readonly WriteStep[],
  states: ReadonlyMap<string, EntityState>,
  { touched }: VersionSets,
): void {
  const known = new Set(touched);
  const missed = involvedEntities(steps).deleted.find((urn) => {
    const state = states.get(urn);
    return !known.has(urn) && state !== undefined && currentAspect(state, VERSION) !== undefined;
  });
  if (missed === undefined) return;
  throw new CatalogError('CONFLICT', `${missed} became a version meanwhile; send the request again`);
}

interface Involved {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
  readonly sets: readonly string[];
  /** URNs that may become the latest version of a set because the properties of the set name them. */
  readonly named: readonly string[];
}

/** Any text of a patch may be a URN, so the result contains at least those that it names. */
function involvedEntities(steps: readonly WriteStep[]): Involved {
  const [written, deleted] = [new Set<string>(), new Set<string>()];
  const [sets, named] = [new Set<string>(), new Set<string>()];
  for (const step of steps) {
    if (step.aspect.name === SET) {
      sets.add(step.urn.text);
      collectTexts(valueOf(step), named, URN_PREFIX);
    }
    if (step.kind === 'delete-entity' && step.entity.aspects.includes(VERSION)) deleted.add(step.urn.text);
    if (step.aspect.name !== VERSION) continue;
    written.add(step.urn.text);
    collectTexts(valueOf(step), sets, SET_PREFIX);
  }
  return { written: [...written], deleted: [...deleted], sets: [...sets], named: [...named] };
}

function valueOf(step: WriteStep): unknown {
  if (step.kind === 'put') return step.payload.value;
  return step.kind === 'patch' ? step.patch : undefined;
}

async function listVersioned(urns: readonly string[], { run, load }: RunDeps): Promise<string[]> {
  if (urns.length === 0) return [];
  const rows = await run(load('version-sets/list-versioned'), { urns });
  return rows.map(({ urn }) => urn);
}

/** Returns the latest version, and those that can become it: each version of the set that the transaction touches can leave it. */
function possiblyLatest(
  members: ReadonlyMap<string, VersionProperties>,
  latest: string | undefined,
  touched: readonly string[],
): string[] {
  const leaving = touched.filter((urn) => members.has(urn)).length;
  const ordered = [...members].sort(([, left], [, right]) => compareSortIds(right.sortId, left.sortId));
  return ordered.flatMap(([urn, { isLatest }], index) =>
    index <= leaving || isLatest === true || urn === latest ? [urn] : [],
  );
}
