/** Bounds of `limit`, `offset` and `first`, wherever they stand in a selection. */
import { Kind, valueFromASTUntyped, visit, type FieldNode } from 'graphql';
import { CatalogError } from '../../kernel/errors.js';

/** Most entities that one list may hold; as `@limit` of `schemas/graphql/graph-api` says it to the library. */
export const MAX_LIMIT = 1000;

const PAGING_ARGUMENTS = new Set(['limit', 'offset', 'first']);

/**
 * The library would cut a list at its bound without a word, and Neo4j fails on a negative one.
 * @throws LIMIT_EXCEEDED, INVALID_REQUEST
 */
export function checkPaging(field: FieldNode, variableValues: Readonly<Record<string, unknown>>): void {
  visit(field, {
    [Kind.ARGUMENT]: ({ name: { value: name }, value: node }) => {
      if (!PAGING_ARGUMENTS.has(name)) return false;
      const value = valueFromASTUntyped(node, { ...variableValues });
      if (typeof value !== 'number') return false;
      if (value < 0)
        throw new CatalogError('INVALID_REQUEST', `${name} is ${value}, and must be 0 or more`, {
          rule: `${name} >= 0`,
        });
      if (name !== 'offset' && value > MAX_LIMIT)
        throw new CatalogError('LIMIT_EXCEEDED', `${name} is ${value}, and may be at most ${MAX_LIMIT}`, {
          rule: `${name} <= ${MAX_LIMIT}`,
        });
      return false;
    },
  });
}
