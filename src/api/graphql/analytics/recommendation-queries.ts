/** Recommendations for the current user. */
import { CatalogError } from '../../../core/errors.js';
import { recommend } from '../../../catalog/recommendations/recommend.js';
import type { RecommendationModule, RecommendedContent } from '../../../catalog/recommendations/types.js';
import type { GraphqlContext } from '../context.js';
import type { ListRecommendationsInput } from '../generated/schema-types.js';
import { storedEntityRef } from '../mapping/entity-ref.js';
import type { Args } from '../search/inputs.js';
import { readSelection } from '../search/read-filter.js';
import { profileOf } from './link-params.js';

async function listRecommendations(
  _: unknown,
  { input: { requestContext, limit, viewUrn } }: Args<ListRecommendationsInput>,
  context: GraphqlContext,
): Promise<object> {
  if (limit != null && limit < 0) throw negativeLimit(limit);
  if (!requestContext) return { modules: [] };
  const view = await readSelection({ viewUrn: viewUrn ?? null }, context);
  const { scenario } = requestContext;
  const modules = await recommend(context.services, { scenario, view, actor: context.actor });
  return { modules: modules.slice(0, limit ?? modules.length).map(presentModule) };
}

function negativeLimit(limit: number): CatalogError {
  const message = `limit must not be negative, but is ${limit}`;
  return new CatalogError('LIMIT_EXCEEDED', message, { path: '/input/limit', rule: 'minimum 0' });
}

function presentModule({ content, ...module }: RecommendationModule): object {
  return { ...module, content: content.map(presentContent) };
}

function presentContent(content: RecommendedContent): object {
  if (content.kind === 'query')
    return { value: content.query, params: { searchParams: { query: content.query } } };
  const { urn: value } = content;
  const entity = storedEntityRef(value);
  if (content.kind === 'entity') return { value, entity, params: { entityProfileParams: profileOf(entity) } };
  const { field, count } = content;
  const searchParams = { query: '', filters: [{ field, values: [value] }] };
  return { value, entity, params: { searchParams, contentParams: { count } } };
}

export const recommendationQueries = { listRecommendations };
