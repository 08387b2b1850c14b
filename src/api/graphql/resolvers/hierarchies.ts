/** Glossaries and domains: parents of an entity, and the number of its members. */
import { findAncestors } from '../../../catalog/hierarchies/find-ancestors.js';
import { parentFieldOf } from '../../../catalog/hierarchies/hierarchy.js';
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt } from '../mapping/record.js';
import { subsetFields } from '../search/subsets.js';
import { schemaMetadata } from './schemas.js';

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

async function countChildren(
  { urn }: EntityRef,
  entityType: string,
  { relationships }: Pick<GraphqlContext, 'relationships'>,
): Promise<number> {
  const { total } = await relationships.load({
    urn: urn.text,
    direction: 'INCOMING',
    types: ['IsPartOf'],
    entityTypes: [entityType],
    start: 0,
    count: 0,
    includeRemoved: false,
  });
  return total;
}

export const hierarchies = {
  GlossaryTerm: { parentNodes, schemaMetadata },
  GlossaryNode: {
    ...subsetFields.GlossaryNode,
    parentNodes,
    childrenCount: async (entity: EntityRef, _: unknown, context: GraphqlContext) => {
      const [termsCount, nodesCount] = await Promise.all([
        countChildren(entity, 'glossaryTerm', context),
        countChildren(entity, 'glossaryNode', context),
      ]);
      return { termsCount, nodesCount };
    },
  },
  Domain: {
    ...subsetFields.Domain,
    parentDomains: async (entity: EntityRef, _: unknown, context: GraphqlContext) => {
      const domains = await parentsOf(entity, context);
      return { count: domains.length, domains };
    },
  },
} as const;
