/**
 * Settles version sets after a rollback. A rollback restores each aspect on its own, so a flag that it restores may contradict what others
 * have written to the set since.
 */
import { hasCode } from '../../core/errors.js';
import type { AfterRollbackDeps, TouchedAspects } from '../writes/aspect-rule.js';
import type { Proposal, WriteContext } from '../writes/types.js';
import {
  compareSortIds,
  SET,
  VERSION,
  type SetProperties,
  type VersionProperties,
} from './version-aspects.js';

/** A version can be deleted between the read and the write; the next attempt no longer finds it. */
const MAX_ATTEMPTS = 5;

/** Sends one statement if all flags are right, and otherwise one write. */
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
      const isGone = hasCode(error, 'NOT_FOUND') || hasCode(error, 'PRECONDITION_FAILED');
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
    const properties = row['properties'] as string | null;
    const members = (row['versions'] as [string, string][]).map(([urn, text]): Member => ({
      urn,
      ...(JSON.parse(text) as VersionProperties),
    }));
    return unsettled(
      properties === null ? undefined : (JSON.parse(properties) as SetProperties).latest,
      members,
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
export function unsettled(latest: string | undefined, members: readonly Member[]): string[] {
  const greatest = [...members].sort((left, right) => compareSortIds(right.sortId, left.sortId))[0]?.urn;
  const right = members.some(({ urn }) => urn === latest) ? latest : greatest;
  const isWrong = ({ urn, isLatest = false }: Member): boolean =>
    isLatest !== (urn === right) || (urn === right && right !== latest);
  const wrong = members.filter(isWrong).map(({ urn }) => urn);
  return [...wrong.filter((urn) => urn === right), ...wrong.filter((urn) => urn !== right)];
}
