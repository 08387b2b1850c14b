/** Hierarchies: parents of entities in glossaries and domains, numbers of members, containers, and browse paths. */
import { findAncestors, parentFieldOf } from '../../../catalog/hierarchies/hierarchy.js';
import type { GraphqlContext } from '../context.js';
import type { Resolvers } from '../generated/schema-types.js';
import { findEntityRef, findRefOfType, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord, textIn } from '../mapping/record.js';
import { subsetFields } from '../search/subsets.js';
import { platformOf } from './platforms.js';
import { countIncoming } from './relationships.js';
import { schemaMetadata } from './schemas.js';

export const hierarchies = {
  GlossaryTerm: { parentNodes, schemaMetadata },
  GlossaryNode: {
    ...subsetFields.GlossaryNode,
    parentNodes,
    childrenCount: async ({ urn: { text: urn } }: EntityRef, _: unknown, context: GraphqlContext) => {
      const [termsCount, nodesCount] = await Promise.all([
        countIncoming(urn, { types: ['IsPartOf'], entityTypes: ['glossaryTerm'] }, context),
        countIncoming(urn, { types: ['IsPartOf'], entityTypes: ['glossaryNode'] }, context),
      ]);
      return { termsCount, nodesCount };
    },
  },
  Container: { platform: platformOf, ...subsetFields.Container },
  /** Stored as text, e.g. `/prod/hive`. */
  BrowsePath: {
    path: (parent: StoredRecord | { readonly path: readonly string[] }) =>
      parent instanceof StoredRecord ? textIn(parent.value, 'path').split('/').filter(Boolean) : parent.path,
  },
  Domain: {
    ...subsetFields.Domain,
    parentDomains: async (entity: EntityRef, _, context) => {
      const domains = await parentsOf(entity, context);
      return { count: domains.length, domains };
    },
  },
} satisfies Resolvers;

/** Nearest parent first. One statement per level. */
function parentsOf(entity: EntityRef, { aspects }: Pick<GraphqlContext, 'aspects'>): Promise<EntityRef[]> {
  return findAncestors(entity, async ({ urn }) => {
    const field = parentFieldOf(urn.entityType);
    if (field === undefined) return undefined;
    const aspect = await aspects.load(urn.text, field.aspect);
    return findEntityRef(memberAt(aspect?.value, [field.member]));
  });
}

async function parentNodes(entity: EntityRef, _: unknown, context: GraphqlContext) {
  const parents = await parentsOf(entity, context);
  const nodes = parents.filter(({ urn }) => urn.entityType === 'glossaryNode');
  return { count: nodes.length, nodes };
}

/** Returns the containers of an entity, innermost first. One statement per level. */
export async function parentContainersOf(
  entity: EntityRef,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<{ count: number; containers: EntityRef[] }> {
  const found = await findAncestors(entity, (each) => containerOf(each, aspects));
  return { count: found.length, containers: found };
}

async function containerOf(
  { urn }: EntityRef,
  aspects: GraphqlContext['aspects'],
): Promise<EntityRef | undefined> {
  const aspect = await aspects.load(urn.text, 'container');
  return findRefOfType(memberAt(aspect?.value, ['container']), 'container');
}
