/** All resolvers that are written by hand, by type; the other fields say in the schema files where they come from. */
import type { IResolvers } from '@graphql-tools/utils';
import type { GraphqlContext } from '../context.js';
import { entityQueries } from './entity-queries.js';
import { Long } from './long.js';
import { mlModelProperties } from './ml-model-properties.js';

export const resolvers: IResolvers<unknown, GraphqlContext> = {
  Long,
  Query: { ...entityQueries },
  MLModelProperties: mlModelProperties,
};
