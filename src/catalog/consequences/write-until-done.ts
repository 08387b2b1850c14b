/** Writes of consequences that are found and stored batch by batch. */
import { NO_REQUEST } from '../../core/request-facts.js';
import { CatalogError } from '../../core/errors.js';
import type { CatalogWriter, Proposal } from '../writes/types.js';

/** Number of proposals that one transaction should have. */
export const PROPOSALS_PER_TRANSACTION = 500;
/** Number of rounds in a row that change nothing because others write the same entities. */
const MAX_IDLE_ROUNDS = 10;

/**
 * Stores what `findNext` proposes, until it proposes nothing. A proposal that is refused does not keep the others: its entity may have been
 * deleted or changed meanwhile, and is proposed again if not.
 * @throws the last refusal if only refused proposals are left
 */
export async function writeUntilDone(
  writer: Pick<CatalogWriter, 'write'>,
  actor: string,
  findNext: () => Promise<readonly Proposal[]>,
): Promise<void> {
  let refusal: CatalogError | undefined;
  for (let idle = 0; idle < MAX_IDLE_ROUNDS;) {
    const proposals = await findNext();
    if (proposals.length === 0) return;
    const stored = await writeMost(writer, actor, proposals);
    idle = stored.isChanged ? 0 : idle + 1;
    refusal = stored.refusal ?? refusal;
  }
  throw refusal ?? new Error('the writes of a consequence change nothing');
}

interface Written {
  readonly isChanged: boolean;
  readonly refusal?: CatalogError | undefined;
}

async function writeMost(
  writer: Pick<CatalogWriter, 'write'>,
  actor: string,
  proposals: readonly Proposal[],
): Promise<Written> {
  const left = [...proposals];
  let refusal: CatalogError | undefined;
  while (left.length > 0) {
    try {
      const results = await writer.write(left, { actor, facts: NO_REQUEST, isConsequence: true });
      return { isChanged: results.some(({ changed }) => changed), refusal };
    } catch (error) {
      if (!(error instanceof CatalogError) || error.details.index === undefined) throw error;
      refusal = error;
      left.splice(error.details.index, 1);
    }
  }
  return { isChanged: false, refusal };
}
