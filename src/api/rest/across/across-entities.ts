/** Searches several entity types at once: page by page, or with a cursor. */
import { leavingOut } from '../../../catalog/search/left-out.js';
import type { Page } from '../../../catalog/page.js';
import { object, STRING } from '../../http/json-schema.js';
import { defineRoute } from '../../http/route.js';
import type { Services } from '../../../auth/services.js';
import {
  numberedPage,
  PAGED_MEMBERS,
  readAcross,
  SCROLLED_MEMBERS,
  scrolledPage,
  wantsMatches,
  type AcrossBody,
} from './across-body.js';
import { ACROSS_RESULT, presentAcross, presentMatches } from './present-across.js';

const EXAMPLE = {
  input: 'orders',
  entities: ['dataset', 'dashboard'],
  count: 10,
  filter: { or: [{ and: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] },
};

export const searchAcrossEntities = defineRoute<unknown, AcrossBody>({
  method: 'POST',
  path: '/entities',
  action: 'searchAcrossEntities',
  operationId: 'searchAcrossEntities',
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Search entities of several types by text and filter',
  body: object({ input: STRING, ...PAGED_MEMBERS }),
  example: EXAMPLE,
  response: ACROSS_RESULT,
  handle: ({ body }, services) => find(body, { page: numberedPage(body), scroll: false }, services),
});

export const scrollAcrossEntities = defineRoute<unknown, AcrossBody>({
  method: 'POST',
  path: '/entities',
  action: 'scrollAcrossEntities',
  operationId: 'scrollAcrossEntities',
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Search entities of several types, page by page while others write',
  description: 'In URN order unless sorted. Follow `scrollId` until a response lacks it.',
  body: object({ input: STRING, ...SCROLLED_MEMBERS }),
  example: EXAMPLE,
  response: ACROSS_RESULT,
  handle: ({ body }, services) => find(body, { page: scrolledPage(body), scroll: true }, services),
});

async function find(
  body: AcrossBody,
  { page, scroll }: { page: Page; scroll: boolean },
  { model, search }: Services,
): Promise<object> {
  const selection = readAcross(body, model);
  const found = await search.search({
    ...selection,
    page,
    scroll,
    matches: wantsMatches(body),
    ...leavingOut(selection, body.searchFlags),
  });
  const entities = found.hits.map(({ urn, score, matchedFields }) => ({
    entity: urn,
    score,
    matchedFields: presentMatches(matchedFields),
    features: {},
  }));
  return presentAcross(found, { count: page.count, entities });
}
