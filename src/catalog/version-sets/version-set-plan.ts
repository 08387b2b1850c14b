/** What a transaction must read and lock of version sets before it applies its writes. */
import type { MetadataModel } from '../../model/types.js';
import { URN_PREFIX } from '../../model/urn/parse-urn.js';
import { findEntityUrn } from '../../model/urn/find-entity-urn.js';
import { collectTexts } from '../../core/collect-texts.js';
import { CatalogError } from '../../core/errors.js';
import { currentAspect, type EntityState } from '../writes/entity-state.js';
import type { LockContext } from '../writes/aspect-rule.js';
import type { LoadContext, LockTarget } from '../writes/load-states.js';
import type { WriteStep } from '../writes/write-steps.js';
import {
  compareSortIds,
  SET,
  VERSION,
  type SetProperties,
  type VersionProperties,
} from './version-aspects.js';

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

type ReadContext = Pick<LoadContext, 'run' | 'load'>;

/**
 * Must run before entities are locked. Sends one statement if a step writes a version or a version set, and one if it deletes entities
 * that may be versions; none for other writes.
 */
export async function lockVersionSets(
  steps: readonly WriteStep[],
  { at, ...context }: LockContext,
): Promise<VersionSets> {
  const { written, deleted, sets, named } = involved(steps);
  const versioned = await listVersioned(deleted, context);
  const touched = [...new Set([...written, ...versioned])];
  if (touched.length === 0 && sets.length === 0) return NO_VERSION_SETS;
  const { run, load } = context;
  const rows = await run(load('version-sets/lock-version-sets'), { at, urns: touched, sets });
  const versions = new Map<string, ReadonlyMap<string, VersionProperties>>();
  const locked = new Map<string, typeof SET | typeof VERSION>(sets.map((set) => [set, SET]));
  for (const row of rows) {
    const set = row['urn'] as string;
    const members = new Map(
      (row['versions'] as [string, string][]).map(([urn, text]) => [
        urn,
        JSON.parse(text) as VersionProperties,
      ]),
    );
    const properties = row['properties'] as string | null;
    const latest = properties === null ? undefined : (JSON.parse(properties) as SetProperties).latest;
    versions.set(set, members);
    locked.set(set, SET);
    for (const urn of possiblyLatest(members, latest, touched)) locked.set(urn, VERSION);
    for (const urn of named) if (members.has(urn)) locked.set(urn, VERSION);
  }
  return { versions, touched, locked };
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
  const missed = involved(steps).deleted.find((urn) => {
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
  /** URNs that may become the latest version of a set because the set says so. */
  readonly named: readonly string[];
}

/** Any text of a patch may be a URN, so the result contains at least those that it names. */
function involved(steps: readonly WriteStep[]): Involved {
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

async function listVersioned(urns: readonly string[], { run, load }: ReadContext): Promise<string[]> {
  if (urns.length === 0) return [];
  const rows = await run(load('version-sets/list-versioned'), { urns });
  return rows.map((row) => row['urn'] as string);
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
