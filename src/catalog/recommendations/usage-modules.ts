/** Recommendations from usage events: what the user viewed, edited and searched last, and what everybody views. */
import type { UsageEventReader } from '../usage-events/types.js';
import type { RecommendationModule } from './types.js';

/** Number of entities or texts in a module. */
const LENGTH = 5;

/** Three statements. @param actor URN of the user */
export async function entityModules(
  usageEvents: Pick<UsageEventReader, 'recentEntities' | 'popular'>,
  actor: string,
): Promise<RecommendationModule[]> {
  const [{ viewed, edited }, popular] = await Promise.all([
    usageEvents.recentEntities(actor, LENGTH),
    usageEvents.popular(LENGTH),
  ]);
  return [
    entityModule('RecentlyViewedEntities', 'Recently Viewed', viewed),
    entityModule('RecentlyEditedEntities', 'Recently Edited', edited),
    entityModule('HighUsageEntities', 'Most Popular', popular),
  ];
}

function entityModule(moduleId: string, title: string, urns: readonly string[]): RecommendationModule {
  return {
    ...{ moduleId, title, renderType: 'ENTITY_NAME_LIST' },
    content: urns.map((urn) => ({ kind: 'entity', urn })),
  };
}

/** One statement. @param actor URN of the user */
export async function recentSearches(
  usageEvents: Pick<UsageEventReader, 'recentQueries'>,
  actor: string,
): Promise<RecommendationModule> {
  const queries = await usageEvents.recentQueries(actor, LENGTH);
  return {
    ...{ moduleId: 'RecentSearches', title: 'Recent searches', renderType: 'SEARCH_QUERY_LIST' },
    content: queries.map((query) => ({ kind: 'query', query })),
  };
}
