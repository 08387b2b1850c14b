/** Version sets as the running transaction sees them: what is stored, and the changes so far. */
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { SET, VERSION, type SetProperties, type VersionProperties } from './version-aspects.js';
import type { VersionSets } from './version-set-plan.js';

/** Returns the state of an entity now; undefined if the transaction did not lock it. */
export type FindState = (urn: string) => EntityState | undefined;

type Versions = ReadonlyMap<string, VersionProperties>;

const NO_VERSIONS: Versions = new Map();

/** The view of one job. It reads the states of all versions once, and then only those that change. */
export class VersionView {
  /** Versions by URN, by the URN of their set. Absent until somebody asks for them. */
  private members: Map<string, Map<string, VersionProperties>> | undefined;
  /** URNs of the sets by those of their versions. */
  private readonly setOf = new Map<string, string>();

  constructor(
    private readonly stored: VersionSets,
    private readonly find: FindState,
  ) {}

  /** Returns undefined for a set that nobody has described yet. */
  propertiesOf(set: string): SetProperties | undefined {
    return setIn(this.find(set));
  }

  /** Returns the versions of a set by URN. */
  versionsOf(set: string): Versions {
    if (this.members === undefined) this.readAll();
    return this.members?.get(set) ?? NO_VERSIONS;
  }

  /** Must be called after each change of an entity. */
  update(urn: string): void {
    const state = this.find(urn);
    if (this.members !== undefined && state?.asked.has(VERSION) === true) this.put(urn, versionIn(state));
  }

  private readAll(): void {
    const { versions, touched } = this.stored;
    this.members = new Map();
    const listed = [...versions.values()].flatMap((ofSet) => [...ofSet]);
    for (const [urn, version] of listed) this.put(urn, version);
    for (const urn of new Set([...listed.map(([urn]) => urn), ...touched])) this.update(urn);
  }

  private put(urn: string, version: VersionProperties | undefined): void {
    const before = this.setOf.get(urn);
    if (before !== undefined && before !== version?.versionSet) {
      this.members?.get(before)?.delete(urn);
      this.setOf.delete(urn);
    }
    if (version === undefined) return;
    const { versionSet } = version;
    const ofSet = this.members?.get(versionSet) ?? new Map<string, VersionProperties>();
    this.members?.set(versionSet, ofSet.set(urn, version));
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
