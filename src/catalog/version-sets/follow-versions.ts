/** What other entities a write of a version changes: the latest version of its set, and the flags of the versions. */
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import { currentAspect, type EntityState } from '../writes/entity-state.js';
import type { WriteStep } from '../writes/write-steps.js';
import {
  compareSortIds,
  LEXICOGRAPHIC,
  SET,
  VERSION,
  type SetProperties,
  type VersionProperties,
} from './version-aspects.js';
import type { FindState } from '../writes/aspect-rule.js';
import { setIn, versionIn, type VersionView } from './version-view.js';

export interface FollowContext {
  readonly model: MetadataModel;
  /** Both after the step. */
  readonly view: VersionView;
  readonly find: FindState;
}

/** A change of another entity: the new members of its aspect, or its deletion. */
interface Consequence {
  readonly urn: string;
  readonly aspect: typeof SET | typeof VERSION;
  readonly members: Readonly<Record<string, string | boolean>> | undefined;
}

/**
 * Returns the steps that follow from a step, to apply after it. They need no checks, and nothing follows from them.
 * @param before the entity of the step before it
 */
export function followVersions(step: WriteStep, before: EntityState, context: FollowContext): WriteStep[] {
  const { find, view } = context;
  const after = find(step.urn.text);
  if (after === undefined) return [];
  const consequences =
    step.aspect.name === SET
      ? followSet(step.urn.text, setIn(before), view)
      : followVersion(step.urn.text, [versionIn(before), versionIn(after)], view);
  return consequences.flatMap((each) => toStep(each, step, context));
}

function followSet(set: string, before: SetProperties | undefined, view: VersionView): Consequence[] {
  const latest = view.propertiesOf(set)?.latest;
  return latest === undefined || latest === before?.latest ? [] : flags(set, latest, view);
}

type Change = readonly [before: VersionProperties | undefined, after: VersionProperties | undefined];

function followVersion(urn: string, [before, after]: Change, view: VersionView): Consequence[] {
  const consequences: Consequence[] = [];
  const left = before?.versionSet;
  if (left !== undefined && left !== after?.versionSet && view.propertiesOf(left)?.latest === urn)
    consequences.push(...succeed(left, view));
  if (after?.isLatest !== true || view.propertiesOf(after.versionSet)?.latest === urn) return consequences;
  const { versionSet: set, versioningScheme = LEXICOGRAPHIC } = after;
  const scheme = view.propertiesOf(set)?.versioningScheme ?? versioningScheme;
  const moved = { urn: set, aspect: SET, members: { latest: urn, versioningScheme: scheme } } as const;
  return [...consequences, moved, ...flags(set, urn, view)];
}

/** The greatest version that is left becomes the latest. A set without versions has no latest one. */
function succeed(set: string, view: VersionView): Consequence[] {
  const versions = [...view.versionsOf(set)];
  const [next] = versions.sort(([, left], [, right]) => compareSortIds(right.sortId, left.sortId));
  if (next === undefined) return [{ urn: set, aspect: SET, members: undefined }];
  const [latest] = next;
  return [{ urn: set, aspect: SET, members: { latest } }, ...flags(set, latest, view)];
}

function flags(set: string, latest: string, view: VersionView): Consequence[] {
  return [...view.versionsOf(set)].flatMap(([urn, { isLatest = false }]) =>
    isLatest === (urn === latest) ? [] : [{ urn, aspect: VERSION, members: { isLatest: urn === latest } }],
  );
}

/** Attributes the change to the run of the step that it follows from, so that both are rolled back together. */
function toStep(
  { urn, aspect: name, members }: Consequence,
  { index, ...cause }: WriteStep,
  { model, find }: FollowContext,
): WriteStep[] {
  const state = find(urn);
  if (state === undefined) throw new Error(`${urn} was not locked`);
  const aspect = model.getAspect(name);
  const systemMetadata = 'systemMetadata' in cause ? cause.systemMetadata : undefined;
  const target = { index, urn: state.urn, entity: state.definition, aspect, systemMetadata };
  if (members === undefined) return [{ kind: 'delete-aspect', ...target }];
  const stored = parseKeepingDigits(currentAspect(state, name)?.text ?? '{}') as JsonObject;
  const payload = model.readPayload(name, { ...stored, ...members }, stored);
  return [{ kind: 'put', ...target, changeType: 'UPSERT', payload }];
}
