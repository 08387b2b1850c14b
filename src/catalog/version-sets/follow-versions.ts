/** What other entities a write of a version changes: the latest version of its set, and the flags of the versions. */
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../../model/types.js';
import { hasCode } from '../../core/errors.js';
import { currentAspect, type EntityState } from '../writes/entity-state.js';
import type { WriteStep } from '../writes/write-steps.js';
import type { FindState, AfterRollbackDeps, TouchedAspects } from '../writes/aspect-rule.js';
import type { Proposal, WriteContext } from '../writes/types.js';
import {
  compareSortIds,
  LEXICOGRAPHIC,
  SET,
  VERSION,
  type SetProperties,
  type VersionProperties,
} from './version-aspects.js';
import { readLockedSet, setIn, versionIn, type VersionView } from './version-view.js';

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
  return latest === undefined || latest === before?.latest ? [] : flagChanges(set, latest, view);
}

type Change = readonly [before: VersionProperties | undefined, after: VersionProperties | undefined];

function followVersion(urn: string, [before, after]: Change, view: VersionView): Consequence[] {
  const consequences: Consequence[] = [];
  const left = before?.versionSet;
  if (left !== undefined && left !== after?.versionSet && view.propertiesOf(left)?.latest === urn)
    consequences.push(...promoteGreatest(left, view));
  if (after?.isLatest !== true || view.propertiesOf(after.versionSet)?.latest === urn) return consequences;
  const { versionSet: set, versioningScheme = LEXICOGRAPHIC } = after;
  const scheme = view.propertiesOf(set)?.versioningScheme ?? versioningScheme;
  const moved = { urn: set, aspect: SET, members: { latest: urn, versioningScheme: scheme } } as const;
  return [...consequences, moved, ...flagChanges(set, urn, view)];
}

/** The greatest version that is left becomes the latest. A set without versions has no latest one. */
function promoteGreatest(set: string, view: VersionView): Consequence[] {
  const versions = [...view.versionsOf(set)];
  const [next] = versions.sort(([, left], [, right]) => compareSortIds(right.sortId, left.sortId));
  if (next === undefined) return [{ urn: set, aspect: SET, members: undefined }];
  const [latest] = next;
  return [{ urn: set, aspect: SET, members: { latest } }, ...flagChanges(set, latest, view)];
}

function flagChanges(set: string, latest: string, view: VersionView): Consequence[] {
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

/** A version can be deleted between the read and the write; the next attempt no longer finds it. */
const MAX_ATTEMPTS = 5;

/**
 * Settles version sets after a rollback. A rollback restores each aspect on its own, so a flag that it restores may contradict what others
 * have written to the set since. Sends one statement if all flags are right, and otherwise one write.
 */
export async function settleVersions(
  touched: TouchedAspects,
  deps: AfterRollbackDeps,
  context: WriteContext,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const wrong = await listUnsettled(touched, deps);
    if (wrong.length === 0) return;
    try {
      await deps.writer.write(wrong.map(proposeAgain), context);
      return;
    } catch (error) {
      const isGone = hasCode(error, 'NOT_FOUND', 'PRECONDITION_FAILED');
      if (!isGone || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** A patch without operations: the write path derives the flag of the version again, and moves the set if need be. */
function proposeAgain(urn: string): Proposal {
  const message = `${urn} is no version any more`;
  return {
    ...{ urn, aspectName: VERSION, changeType: 'PATCH', value: '[]', ifEntityExists: true },
    ifValue: { holds: (current) => current !== undefined, message, path: '' },
  };
}

async function listUnsettled(
  touched: TouchedAspects,
  { database, load, clock }: AfterRollbackDeps,
): Promise<string[]> {
  const [versions = [], sets = []] = [touched.get(VERSION), touched.get(SET)];
  const parameters = { at: clock.now(), urns: [...versions], sets: [...sets] };
  const rows = await database.write('version-sets/settle', (run) =>
    run(load('version-sets/lock-version-sets'), parameters),
  );
  return rows.flatMap((row) => {
    const { latest, members } = readLockedSet(row);
    return listWrongFlags(
      latest,
      [...members].map(([urn, version]) => ({ urn, ...version })),
    );
  });
}

export interface Member extends Pick<VersionProperties, 'sortId' | 'isLatest'> {
  readonly urn: string;
}

/**
 * Returns the URNs of the versions whose flags are wrong, the latest one first. If the set names a latest version that it does not have,
 * the greatest one takes its place.
 */
export function listWrongFlags(latest: string | undefined, members: readonly Member[]): string[] {
  const greatest = [...members].sort((left, right) => compareSortIds(right.sortId, left.sortId))[0]?.urn;
  const right = members.some(({ urn }) => urn === latest) ? latest : greatest;
  const isWrong = ({ urn, isLatest = false }: Member): boolean =>
    isLatest !== (urn === right) || (urn === right && right !== latest);
  const wrong = members.filter(isWrong).map(({ urn }) => urn);
  return [...wrong.filter((urn) => urn === right), ...wrong.filter((urn) => urn !== right)];
}
