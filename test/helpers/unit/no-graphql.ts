/** For tests of routes that send no GraphQL. */
import type { GraphqlExecutor } from '../../../src/api/http/route.js';

export const noGraphql: GraphqlExecutor = {
  execute: () => Promise.reject(new Error('this test sends no GraphQL')),
};
