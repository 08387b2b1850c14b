/** Version sets as the running transaction sees them: what is stored, and the changes so far. */
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { SET, VERSION, type SetProperties, type VersionProperties } from './version-aspects.js';
import type { VersionSets } from './version-set-plan.js';

/** Returns the state of an entity now; undefined if the transaction did not lock it. */
export type FindState = (urn: string) => EntityState | undefined;

export interface VersionView {
  /** Returns undefined for a set that nobody has described yet. */
  readonly propertiesOf: (set: string) => SetProperties | undefined;
  /** Returns the versions of a set by URN. */
  readonly versionsOf: (set: string) => ReadonlyMap<string, VersionProperties>;
}

export function versionView({ versions, touched }: VersionSets, find: FindState): VersionView {
  return {
    propertiesOf: (set) => aspectValue(find(set)?.aspects.get(SET)) as SetProperties | undefined,
    versionsOf: (set) => {
      const stored = versions.get(set) ?? new Map<string, VersionProperties>();
      const now = new Map<string, VersionProperties>();
      for (const urn of new Set([...stored.keys(), ...touched])) {
        const state = find(urn);
        const version = state?.asked.has(VERSION) === true ? versionIn(state) : stored.get(urn);
        if (version?.versionSet === set) now.set(urn, version);
      }
      return now;
    },
  };
}

/** Returns the version that an entity is, if it is one. */
export function versionIn(state: EntityState): VersionProperties | undefined {
  return aspectValue(state.aspects.get(VERSION)) as VersionProperties | undefined;
}
