import type { GraphqlContext } from '../context.js';
import { itemsAt } from '../mapping/record.js';

/** Returns the URNs of the siblings of an entity, each once. */
export async function siblingsOf(
  urn: string,
  { aspects }: Pick<GraphqlContext, 'aspects'>,
): Promise<string[]> {
  const named = itemsAt((await aspects.load(urn, 'siblings'))?.value, ['siblings']);
  return [...new Set(named.filter((text) => typeof text === 'string'))];
}
