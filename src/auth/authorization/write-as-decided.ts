/** A write whose permissions depend on which entities exist. */
import { CatalogError, hasCode } from '../../core/errors.js';
import type {
  CatalogWriter,
  ChangeType,
  Proposal,
  WriteContext,
  WriteResult,
} from '../../catalog/writes/types.js';
import { requireChanges, type RequirementDeps } from './write-requirements.js';

interface Batch {
  readonly proposals: readonly Proposal[];
  readonly context: WriteContext;
}

/** These types replace an existing value. */
const WHOLE: readonly ChangeType[] = ['UPSERT', 'UPDATE', 'RESTATE'];
/** Attempts for a batch whose personal entities others create and delete at the same time. */
const ATTEMPTS = 5;

/**
 * Stores the batch if the policies permit it. Decides again if somebody else has created a personal entity of the batch meanwhile.
 * @throws FORBIDDEN, and what the writer throws
 */
export async function writeAsDecided(
  writer: CatalogWriter,
  deps: RequirementDeps,
  { proposals, context }: Batch,
): Promise<WriteResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    const creating = await requireWrites(deps, proposals, context.actor);
    const creatingFirst = onlyIfNew(proposals, creating);
    try {
      return await writer.write(creatingFirst, context);
    } catch (error) {
      const index = hasCode(error, 'PRECONDITION_FAILED') ? error.details.index : undefined;
      const isOvertaken = index !== undefined && creatingFirst[index] !== proposals[index];
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Adds to the first proposal for each of these entities the condition that the aspect does not exist, unless it already has a condition. */
function onlyIfNew(proposals: readonly Proposal[], creating: readonly number[]): readonly Proposal[] {
  if (creating.length === 0) return proposals;
  const seen = new Set<string>();
  const indexes = new Set(creating);
  return proposals.map((proposal, index) => {
    const isFirst = indexes.has(index) && seen.size < seen.add(proposal.urn).size;
    const { changeType, ifVersion, ifAbsent } = proposal;
    return isFirst && WHOLE.includes(changeType) && ifVersion === undefined && ifAbsent !== true
      ? { ...proposal, ifVersion: 0 }
      : proposal;
  });
}

/** @throws INVALID_REQUEST for values nested thousands of levels deep, which exhaust the stack while their permissions are derived */
async function requireWrites(
  deps: RequirementDeps,
  proposals: readonly Proposal[],
  actor: string,
): Promise<readonly number[]> {
  try {
    return await requireChanges(deps, proposals, actor);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CatalogError(
      'INVALID_REQUEST',
      'A value is nested too deeply',
      { rule: 'depth' },
      { cause: error },
    );
  }
}
