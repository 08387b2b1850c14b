/** Version sets as the running transaction sees them: what is stored, and the changes so far. */
import type { FindState, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { SET, VERSION, type SetProperties, type VersionProperties } from './version-aspects.js';
import type { VersionSets } from './version-set-plan.js';

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
  /** Absent until somebody asks for them. */
  private members: Members | undefined;
  /** URNs of the sets by those of their versions. */
  private readonly setOf = new Map<string, string>();
  /** Number of applied steps that the view has seen. */
  private seen = 0;

  private readonly find: FindState;

  constructor(private readonly job: ViewedJob) {
    this.find = job.find;
  }

  /** Returns undefined for a set that nobody has described yet. */
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
    if (state?.asked.has(VERSION) === true) this.put(members, urn, versionIn(state));
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
