/** The schema of `@neo4j/graphql`. Loading this module and building the schema are expensive (decision 16). */
import { Neo4jGraphQL } from '@neo4j/graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';

export function buildLibrarySchema(typeDefs: readonly DocumentNode[]): Promise<GraphQLSchema> {
  return new Neo4jGraphQL({
    typeDefs: [...typeDefs],
    // Validation would double the time. The definitions are part of this repository, and the tests build them.
    validate: false,
    features: {
      excludeDeprecatedFields: {
        mutationOperations: true,
        aggregationFilters: true,
        aggregationFiltersOutsideConnection: true,
        relationshipFilters: true,
        attributeFilters: true,
      },
    },
  }).getSchema();
}
