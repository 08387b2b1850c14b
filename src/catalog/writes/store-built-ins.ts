/** Stores what every catalog has. */
import { NO_REQUEST } from '../../core/request-facts.js';
import { hasCode } from '../../core/errors.js';
import type { EntityReader } from '../entities/types.js';
import { isUntouched, readMade, rememberMade, UNTOUCHED, type MadeDeps } from './made-defaults.js';
import type { CatalogWriter, Proposal } from './types.js';

export interface BuiltInDeps extends MadeDeps {
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly writer: CatalogWriter;
}

/** Proposals made by `createIfAbsent`, because services may start concurrently. */
export interface BuiltIns {
  /** Stored whenever their aspects are missing. Existing aspects stay as they are. */
  readonly always: readonly Proposal[];
  /** Created once: a deleted one stays deleted. An aspect that nobody has changed is updated to the value of this version of Trellis. */
  readonly platforms: readonly Proposal[];
}

/** Two statements that read, and one write if something is missing. */
export async function storeBuiltIns(
  deps: BuiltInDeps,
  { always, platforms }: BuiltIns,
  actor: string,
): Promise<void> {
  const { entities, writer } = deps;
  const requests = [...always, ...platforms].map(({ urn, aspectName }) => ({ urn, names: [aspectName] }));
  const [found, made] = await Promise.all([entities.findAspects(requests), readMade(deps, 'platforms')]);
  const storedOf = ({ urn, aspectName }: Proposal) => found.get(urn)?.aspects.get(aspectName);
  const missing = always.filter((proposal) => storedOf(proposal) === undefined);
  const changed = platforms.flatMap((proposal): Proposal[] => {
    const stored = storedOf(proposal);
    const unchanged = { ...proposal, systemMetadata: UNTOUCHED };
    if (stored === undefined) return made.has(proposal.urn) ? [] : [unchanged];
    if (!isUntouched(stored) || stored.text === proposal.value) return [];
    return [{ ...unchanged, changeType: 'UPSERT', ifAbsent: false, ifVersion: stored.version }];
  });
  try {
    const proposals = [...missing, ...changed];
    if (proposals.length > 0) await writer.write(proposals, { actor, facts: NO_REQUEST });
  } catch (error) {
    // A concurrent start or a user changed a platform. The next start updates the others.
    if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
    return;
  }
  const urns = platforms.map(({ urn }) => urn);
  if (urns.some((urn) => !made.has(urn))) await rememberMade(deps, 'platforms', urns);
}
