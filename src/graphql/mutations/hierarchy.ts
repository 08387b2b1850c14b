/** Things that stand in one another: folders of the glossary, and domains. */
import { inTurn } from '../../kernel/in-turn.js';
import { CatalogError } from '../../kernel/errors.js';
import { parseKeepingDigits, type JsonObject } from '../../kernel/json.js';
import type { Proposal } from '../../write/types.js';
import type { GraphqlContext } from '../context.js';
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
 * What a move would close is looked up before it is stored, so moves wait for one another. Those of two services on one
 * database do not, and two of them at the same moment may still close a circle.
 */
export const moving = inTurn();

/**
 * Both must be there. Whether they would stand in each other is looked up before the write: two moves at the same time can
 * still close a circle.
 * @throws INVALID_REQUEST
 */
export async function proposeMove(
  context: GraphqlContext,
  hierarchy: Hierarchy,
  move: { readonly child: string; readonly parent: string | null | undefined },
): Promise<Proposal> {
  const child = readUrn(context, move.child, ...Object.keys(hierarchy.aspects));
  const parent = move.parent ? readUrn(context, move.parent, hierarchy.parentType) : undefined;
  await requireEntities(context, [{ urn: child }, ...(parent === undefined ? [] : [{ urn: parent }])]);
  if (parent !== undefined) await forbidCircle(context, hierarchy, { child, parent });
  const aspectName = hierarchy.aspects[context.services.model.parseUrn(child).entityType] ?? '';
  return patchProposal({ urn: child, aspectName }, [setStep([hierarchy.member], parent)]);
}

async function forbidCircle(
  context: GraphqlContext,
  { aspects, parentType, member }: Hierarchy,
  { child, parent }: { readonly child: string; readonly parent: string },
): Promise<void> {
  const aspect = aspects[parentType] ?? '';
  let above: unknown = parent;
  for (let depth = 0; typeof above === 'string'; depth++) {
    if (above === child || depth === MAX_DEPTH)
      throw new CatalogError('INVALID_REQUEST', `${child} cannot be moved to ${parent}, which stands in it`, {
        rule: 'nothing stands in itself',
      });
    const [found] = await context.services.entities.findEntities([above], [aspect]);
    const text = found?.aspects.get(aspect)?.text;
    above = text === undefined ? undefined : (parseKeepingDigits(text) as JsonObject)[member];
  }
}
