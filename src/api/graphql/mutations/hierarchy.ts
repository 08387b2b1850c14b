/** Things that stand in one another: folders of the glossary, and domains. */
import type { JsonObject } from '../../../core/json.js';
import type { GraphqlContext } from '../context.js';
import { patchProposal, setStep } from '../../../catalog/commands/patch-proposal.js';
import { readUrn, requireEntities } from '../../../catalog/commands/require-entities.js';
import { store } from '../../../catalog/commands/store.js';

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

/** Moves a thing into another, or to the top. @throws NOT_FOUND, and INVALID_ASPECT for a circle, which the write path looks for */
export async function moveInto(context: GraphqlContext, hierarchy: Hierarchy, move: Move): Promise<boolean> {
  const child = readUrn(context, move.child, ...Object.keys(hierarchy.aspects));
  const parent = move.parent ? readUrn(context, move.parent, hierarchy.parentType) : undefined;
  await requireEntities(context, [{ urn: child }, ...(parent === undefined ? [] : [{ urn: parent }])]);
  const aspectName = hierarchy.aspects[context.services.model.parseUrn(child).entityType] ?? '';
  await store(context, [patchProposal({ urn: child, aspectName }, [setStep([hierarchy.member], parent)])]);
  return true;
}

export interface Move {
  readonly child: string;
  readonly parent: string | null | undefined;
}
