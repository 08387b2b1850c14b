/** Glossaries and domains: what is around an entity, and how much is in it. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, type EntityRef } from '../mapping/entity-ref.js';
import { memberAt } from '../mapping/record.js';
import { places } from '../search/places.js';
import { schemaMetadata } from './schemas.js';

/** Where an aspect names what is directly around its entity. */
interface ParentPlace {
  readonly aspect: string;
  readonly member: string;
}

const PARENT_PLACES: Readonly<Record<string, ParentPlace>> = {
  glossaryTerm: { aspect: 'glossaryTermInfo', member: 'parentNode' },
  glossaryNode: { aspect: 'glossaryNodeInfo', member: 'parentNode' },
  domain: { aspect: 'domainProperties', member: 'parentDomain' },
};

/** Nearest first; one statement for each level. A hierarchy that was written as a circle ends where it closes. */
async function parentsOf(
  entity: EntityRef,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<EntityRef[]> {
  const parents = new Map<string, EntityRef>();
  let current: EntityRef | undefined = entity;
  for (;;) {
    const place: ParentPlace | undefined = PARENT_PLACES[current.urn.entityType];
    if (place === undefined) break;
    const aspect = await aspects.load(current.urn.text, place.aspect);
    current = findEntityRef(memberAt(aspect?.value, [place.member]));
    if (current === undefined || current.urn.text === entity.urn.text || parents.has(current.urn.text)) break;
    parents.set(current.urn.text, current);
  }
  return [...parents.values()];
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
    ...places.GlossaryNode,
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
    ...places.Domain,
    parentDomains: async (entity: EntityRef, _: unknown, context: GraphqlContext) => {
      const domains = await parentsOf(entity, context);
      return { count: domains.length, domains };
    },
  },
} as const;
