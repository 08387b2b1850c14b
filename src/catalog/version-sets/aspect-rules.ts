/** The rules of versions and version sets, which hold for every write of their aspects. */
import { CatalogError } from '../../core/errors.js';
import type { Urn } from '../../model/urn.js';
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import type { MetadataModel, Payload } from '../../model/types.js';
import type { AspectRule, Proposed } from '../writes/aspect-rule.js';
import { followVersions, settleVersions } from './follow-versions.js';
import {
  SET,
  VERSION,
  compareSortIds,
  GENERATED,
  LEXICOGRAPHIC,
  type SetProperties,
  type VersionProperties,
  nextSortId,
} from './version-aspects.js';
import {
  viewOf,
  lockTargets,
  lockVersionSets,
  requirePlanned,
  type VersionSets,
  type VersionView,
  setIn,
  versionIn,
} from './version-view.js';

/** Each set has one latest version, and each version knows whether it is that one. */
const latestVersions: AspectRule<VersionSets> = {
  aspects: [VERSION, SET],
  deletions: true,
  locks: async (steps, context) => {
    const known = await lockVersionSets(steps, context);
    return { known, entities: lockTargets(known, context.model) };
  },
  reads: (steps, { states, locked }) => {
    requirePlanned(steps, states, locked);
    return Promise.resolve(locked);
  },
  complete: (proposed, job) => {
    if (proposed.step.aspect.name === VERSION) return completeVersion(proposed, viewOf(job), job.model);
    checkSetPayload(proposed, viewOf(job));
    return proposed.payload;
  },
  derive: (step, before, job) => followVersions(step, before, { ...job, view: viewOf(job) }),
  afterRollback: settleVersions,
};

export const aspectRules = [latestVersions];

/** A write of `versionProperties`. */
interface VersionWrite {
  readonly entity: Urn;
  readonly set: Urn;
  readonly proposed: VersionProperties;
  /** What it replaces, if the entity is a version already. */
  readonly stored: VersionProperties | undefined;
  /** True: `isLatest` is ignored, because the value was exported and may describe other times. */
  readonly isRestated: boolean;
}

/**
 * Checks a version, and tells whether it is the latest one of its set.
 * @returns the value of `isLatest` to store; undefined: the member is left out
 * @throws INVALID_ASPECT with the path of the member that breaks a rule
 */
function checkVersion(write: VersionWrite, view: VersionView): boolean | undefined {
  const { entity, set, proposed, stored } = write;
  const properties = view.propertiesOf(set.text);
  const versions = view.versionsOf(set.text);
  requireType(entity, set);
  if (properties !== undefined) requireScheme(write, properties, versions);
  requireUnique(write, versions);
  requireStoredFlag(write);
  const latest = properties && versions.get(properties.latest);
  const isLatest =
    properties === undefined ||
    properties.latest === entity.text ||
    latest === undefined ||
    compareSortIds(latest.sortId, proposed.sortId) < 0;
  if (isLatest) return true;
  return stored?.versionSet === set.text && stored.isLatest !== undefined ? false : undefined;
}

/**
 * Checks the properties of a version set.
 * @throws INVALID_ASPECT for another versioning scheme, and for a latest version that is not a version of the set
 */
function checkVersionSet(
  set: Urn,
  { proposed, stored }: { readonly proposed: SetProperties; readonly stored: SetProperties | undefined },
  view: VersionView,
): void {
  if (stored !== undefined && stored.versioningScheme !== proposed.versioningScheme)
    throw refusal(SET, 'versioningScheme', `the versioning scheme of a set does not change`);
  if (stored?.latest !== proposed.latest && !view.versionsOf(set.text).has(proposed.latest))
    throw refusal(SET, 'latest', `${proposed.latest} has no versionProperties of ${set.text}`);
}

function requireType(entity: Urn, set: Urn): void {
  if (set.parts[1] === entity.entityType) return;
  const rule = `a set for entities of the type ${entity.entityType}, urn:li:versionSet:(…,${entity.entityType})`;
  throw refusal(VERSION, 'versionSet', rule);
}

/** The first version of a set decides its scheme, and may have any sort id. */
function requireScheme(
  { entity, proposed, stored }: VersionWrite,
  { latest, versioningScheme }: SetProperties,
  versions: ReadonlyMap<string, VersionProperties>,
): void {
  const scheme = proposed.versioningScheme ?? LEXICOGRAPHIC;
  if (scheme !== versioningScheme)
    throw refusal(VERSION, 'versioningScheme', `${versioningScheme}, as the version set says`);
  const { sortId } = proposed;
  if (scheme !== GENERATED || stored?.sortId === sortId || /^[A-Z]{8}$/.test(sortId)) return;
  const previous = latest === entity.text ? undefined : versions.get(latest);
  if (sortId !== nextSortId(previous?.sortId)) throw refusal(VERSION, 'sortId', 'eight upper-case letters');
}

/** Refusals do not name the other version, which the actor may not be able to view. */
function requireUnique(
  { entity, proposed }: VersionWrite,
  versions: ReadonlyMap<string, VersionProperties>,
): void {
  const label = proposed.version?.versionTag;
  for (const [urn, { sortId, version }] of versions) {
    if (urn === entity.text) continue;
    if (sortId === proposed.sortId)
      throw refusal(VERSION, 'sortId', `unique in the set; another version has ${sortId} already`);
    if (label !== undefined && version?.versionTag === label)
      throw refusal(VERSION, 'version', `unique in the set; another version is ${label} already`);
  }
}

/** Clients that read, modify and write a version repeat the flag, which does no harm. */
function requireStoredFlag({ proposed, stored, isRestated }: VersionWrite): void {
  if (proposed.isLatest === undefined || isRestated) return;
  if (proposed.isLatest === (stored?.isLatest ?? false)) return;
  throw refusal(
    VERSION,
    'isLatest',
    'left out, or as stored: it follows from the sort ids of the version set',
  );
}

function refusal(aspect: string, member: string, rule: string): CatalogError {
  return new CatalogError('INVALID_ASPECT', `${aspect}.${member}: ${rule}`, {
    path: `/${member}`,
    rule,
    aspect,
  });
}

/**
 * Checks and completes the payload of a version inside the transaction that stores it. @returns the payload with the right `isLatest`.
 * @throws INVALID_ASPECT, INVALID_URN
 */
function completeVersion(
  { step, payload, state }: Proposed,
  view: VersionView,
  model: MetadataModel,
): Payload {
  const isRestated = step.kind === 'put' && step.changeType === 'RESTATE';
  const proposed = payload.value as unknown as VersionProperties;
  const set = model.parseUrn(proposed.versionSet, 'versionSet');
  const isLatest = checkVersion(
    { entity: state.urn, set, proposed, stored: versionIn(state), isRestated },
    view,
  );
  if (proposed.isLatest === isLatest) return payload;
  const tree = parseKeepingDigits(payload.text) as JsonObject;
  const { isLatest: _, ...rest } = tree;
  // Its unknown fields were accepted when it was read.
  const completed = model.readPayload(VERSION, isLatest === undefined ? rest : { ...rest, isLatest }, tree);
  const { unknownFields } = payload;
  return { ...completed, ...(unknownFields && { unknownFields }) };
}

/** Does the same for a version set. @throws INVALID_ASPECT */
function checkSetPayload({ payload, state }: Proposed, view: VersionView): void {
  const proposed = payload.value as unknown as SetProperties;
  checkVersionSet(state.urn, { proposed, stored: setIn(state) }, view);
}
