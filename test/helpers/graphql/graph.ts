/** Queries the GraphQL field `graph` of a running catalog. */
import type { TestCatalog } from '../catalog.js';

/** Returns the selection below `graph`. Fails if the answer has errors. */
export type AskGraph = (selection: string, variables?: Record<string, unknown>) => Promise<any>;

export function graphOf(catalog: () => TestCatalog): AskGraph {
  return async (selection, variables = {}) => {
    const declared = Object.keys(variables).map((name) => `$${name}: ${typeOf(variables[name])}`);
    const head = declared.length === 0 ? '' : `(${declared.join(', ')})`;
    return (await catalog().query(`query ${head} { graph { ${selection} } }`, variables)).graph;
  };
}

function typeOf(value: unknown): string {
  if (typeof value === 'number') return 'Int';
  return typeof value === 'string' ? 'String' : 'GraphEntityWhere';
}

/** Joins selections into one, each with its position as alias. */
export function together(selections: readonly string[]): string {
  return selections.map((selection, index) => `q${index}: ${selection}`).join('\n');
}
