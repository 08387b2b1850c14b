/** Things that stand in one another: folders of the glossary, and domains. */
import { CatalogError } from '../../kernel/errors.js';
import { parseKeepingDigits, type JsonObject } from '../../kernel/json.js';
import type { Proposal } from '../../write/types.js';
import type { GraphqlContext } from '../context.js';
import { demandUnchanged, storeUnchanged } from '../operations/store-unchanged.js';
import { patchProposal, setStep } from './patch-proposal.js';
import { readUrn, requireEntities } from './require-entities.js';

export interface Hierarchy {
  /** Entity type of what others stand in. */
  readonly parentType: string;
  /** Entity types of what stands in it, each with the aspect that names its parent. */
  readonly aspects: Readonly<Record<string, string>>;
  readonly member: string;
}

export const GLOSSARY: Hierarchy = {
  parentType: 'glossaryNode',
  aspects: { glossaryNode: 'glossaryNodeInfo', glossaryTerm: 'glossaryTermInfo' },
  member: 'parentNode',
};
export const DOMAINS: Hierarchy = {
  parentType: 'domain',
  aspects: { domain: 'domainProperties' },
  member: 'parentDomain',
};

/** Deeper is taken for a circle that stands already. */
const MAX_DEPTH = 100;

/** What a new entity says of its parent, which must be there. */
export async function parentOf(
  context: GraphqlContext,
  { parentType, member }: Hierarchy,
  parent: string | null | undefined,
): Promise<JsonObject> {
  if (!parent) return {};
  const urn = readUrn(context, parent, parentType);
  await requireEntities(context, [{ urn }]);
  return { [member]: urn };
}

/**
 * Moves a thing into another, or to the top. What a move would close is looked up before it is stored, so what it stands on is
 * part of the write: nothing on the way up may have changed in between, whichever service changed it.
 * @throws INVALID_REQUEST for a circle, NOT_FOUND, and CONFLICT when others were faster every time
 */
export async function moveInto(context: GraphqlContext, hierarchy: Hierarchy, move: Move): Promise<boolean> {
  await storeUnchanged(context, () => proposeMove(context, hierarchy, move));
  return true;
}

export interface Move {
  readonly child: string;
  readonly parent: string | null | undefined;
}

async function proposeMove(
  context: GraphqlContext,
  hierarchy: Hierarchy,
  move: Move,
): Promise<readonly Proposal[]> {
  const child = readUrn(context, move.child, ...Object.keys(hierarchy.aspects));
  const parent = move.parent ? readUrn(context, move.parent, hierarchy.parentType) : undefined;
  await requireEntities(context, [{ urn: child }, ...(parent === undefined ? [] : [{ urn: parent }])]);
  const above = parent === undefined ? [] : await wayUp(context, hierarchy, { child, parent });
  const aspectName = hierarchy.aspects[context.services.model.parseUrn(child).entityType] ?? '';
  return [...above, patchProposal({ urn: child, aspectName }, [setStep([hierarchy.member], parent)])];
}

/** One demand for each step from the parent to the top. */
async function wayUp(
  context: GraphqlContext,
  { aspects, parentType, member }: Hierarchy,
  { child, parent }: { readonly child: string; readonly parent: string },
): Promise<Proposal[]> {
  const aspectName = aspects[parentType] ?? '';
  const demands: Proposal[] = [];
  let above: unknown = parent;
  while (typeof above === 'string') {
    if (above === child || demands.length === MAX_DEPTH)
      throw new CatalogError('INVALID_REQUEST', `${child} cannot be moved to ${parent}, which stands in it`, {
        rule: 'nothing stands in itself',
      });
    const [found] = await context.services.entities.findEntities([above], [aspectName]);
    const stored = found?.aspects.get(aspectName);
    demands.push(demandUnchanged({ urn: above, aspectName }, stored));
    above = stored === undefined ? undefined : (parseKeepingDigits(stored.text) as JsonObject)[member];
  }
  return demands;
}
