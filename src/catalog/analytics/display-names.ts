/** Names of entities in charts. */
import { readableEnd } from '../../model/search/key-facts.js';
import type { AnalyticsReaders } from './types.js';

/** Returns the display names of the entities; of an entity without one, the name in its URN. At most one statement. */
export async function findDisplayNames(
  { model, entities }: Pick<AnalyticsReaders, 'model' | 'entities'>,
  urns: readonly string[],
): Promise<(urn: string) => string> {
  const names = urns.length === 0 ? new Map<string, string>() : await entities.findNames([...new Set(urns)]);
  return (urn) => {
    const name = names.get(urn)?.trim() ?? '';
    return name === '' ? readableEnd(model, urn) : name;
  };
}
