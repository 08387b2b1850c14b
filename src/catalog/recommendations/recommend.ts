/** The recommendations of a page. */
import { facetModules } from './facet-modules.js';
import { entityModules, recentSearches } from './usage-modules.js';
import type { RecommendationModule, RecommendationQuery, RecommendationReaders } from './types.js';

/** Returns the modules of the page that have content, in the order in which the page shows them. The pages of entities have none. */
export async function recommend(
  readers: RecommendationReaders,
  query: RecommendationQuery,
): Promise<readonly RecommendationModule[]> {
  const modules = await modulesOf(readers, query);
  return modules.filter(({ content }) => content.length > 0);
}

async function modulesOf(
  readers: RecommendationReaders,
  query: RecommendationQuery,
): Promise<readonly RecommendationModule[]> {
  const { scenario, actor } = query;
  if (scenario === 'SEARCH_BAR') return [await recentSearches(readers.usageEvents, actor)];
  if (scenario === 'SEARCH_RESULTS') return facetModules(readers, ['tags', 'terms'], query);
  if (scenario === 'ENTITY_PROFILE') return [];
  const [counted, used] = await Promise.all([
    facetModules(readers, ['platforms', 'domains', 'tags', 'terms'], query),
    entityModules(readers.usageEvents, actor),
  ]);
  return [...counted.slice(0, 2), ...used, ...counted.slice(2)];
}
