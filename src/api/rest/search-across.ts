/** Searches over several entity types, and along the lineage of an entity: page by page, or with a cursor. */
import { exclusionsOf } from '../../catalog/search/exclusions.js';
import type { Page } from '../../catalog/page.js';
import type { Services } from '../../auth/services.js';
import type { LineageHit } from '../../catalog/lineage/types.js';
import {
  object,
  members,
  oneOf,
  orNull,
  type Schema,
  type ShapeOfMembers,
  STRING,
  EXAMPLE_URN,
  URN,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';
import {
  numberedPage,
  PAGED_MEMBERS,
  readAcross,
  SCROLLED_MEMBERS,
  scrolledPage,
  wantsMatches,
  type AcrossBody,
  ACROSS_RESULT,
  presentAcross,
  presentMatches,
  LINEAGE_RESULT,
} from './across.js';

const EXAMPLE = {
  input: 'orders',
  entities: ['dataset', 'dashboard'],
  count: 10,
  filter: { or: [{ and: [{ field: 'origin', values: ['PROD'], condition: 'EQUAL' }] }] },
};

export const searchAcrossEntities = defineAction('/entities', 'searchAcrossEntities', {
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Search entities of several types by text and filter',
  body: object({ input: STRING, ...PAGED_MEMBERS }),
  example: EXAMPLE,
  response: ACROSS_RESULT,
  handle: ({ body }, services) => findEntities(body, { page: numberedPage(body), scroll: false }, services),
});

export const scrollAcrossEntities = defineAction('/entities', 'scrollAcrossEntities', {
  tag: 'Search',
  permission: 'signed-in',
  summary: 'Search entities of several types, page by page while others write',
  description: 'In URN order unless sorted. Follow `scrollId` until a response lacks it.',
  body: object({ input: STRING, ...SCROLLED_MEMBERS }),
  example: EXAMPLE,
  response: ACROSS_RESULT,
  handle: ({ body }, services) => findEntities(body, { page: scrolledPage(body), scroll: true }, services),
});

async function findEntities(
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
    ...exclusionsOf(selection, body.searchFlags),
  });
  const entities = found.hits.map(({ urn, score, matchedFields }) => ({
    entity: urn,
    score,
    matchedFields: presentMatches(matchedFields),
    features: {},
  }));
  return presentAcross(found, { count: page.count, entities });
}

const TIME: Schema<number | null> = { type: ['integer', 'null'] };

const LINEAGE_MEMBERS = members({
  urn: { ...URN, description: 'Where to start.' },
  direction: oneOf(['UPSTREAM', 'DOWNSTREAM']),
  'input?': { ...orNull(STRING), description: 'Query text; default: everything.' },
  'maxHops?': { type: ['integer', 'null'], minimum: 1, description: 'Default: the bound of the catalog.' },
  'startTimeMillis?': { ...TIME, description: 'Only edges that were seen since then.' },
  'endTimeMillis?': { ...TIME, description: 'Only edges that were seen until then.' },
});

type LineageBody = AcrossBody & ShapeOfMembers<typeof LINEAGE_MEMBERS>;

const LINEAGE_EXAMPLE = { urn: EXAMPLE_URN, direction: 'DOWNSTREAM', entities: ['dataset'], count: 10 };

const DESCRIPTION =
  'The filter field `degree` (`1`, `2`, `3+`) selects by the number of hops. Hits have their shortest paths.';

export const searchAcrossLineage = defineAction('/entities', 'searchAcrossLineage', {
  tag: 'Relationships',
  permission: 'signed-in',
  summary: 'Search the lineage of an entity',
  description: DESCRIPTION,
  body: object({ ...LINEAGE_MEMBERS, ...PAGED_MEMBERS }),
  example: LINEAGE_EXAMPLE,
  response: LINEAGE_RESULT,
  handle: ({ body }, services) => findLineage(body, numberedPage(body), services),
});

export const scrollAcrossLineage = defineAction('/entities', 'scrollAcrossLineage', {
  tag: 'Relationships',
  permission: 'signed-in',
  summary: 'Search the lineage of an entity, page by page while others write',
  description: `${DESCRIPTION} Follow \`scrollId\` until a response lacks it.`,
  body: object({ ...LINEAGE_MEMBERS, ...SCROLLED_MEMBERS }),
  example: LINEAGE_EXAMPLE,
  response: LINEAGE_RESULT,
  handle: ({ body }, services) => findLineage(body, scrolledPage(body), services),
});

async function findLineage(body: LineageBody, page: Page, { model, lineage }: Services): Promise<object> {
  const found = await lineage.search({
    urn: body.urn.trim() === '' ? '' : model.parseUrn(body.urn).text,
    direction: body.direction,
    ...readAcross(body, model),
    ...numbersOf(body),
    page,
    includePaths: true,
    includeMatches: wantsMatches(body),
  });
  return presentAcross(found, { count: page.count, entities: found.hits.map(presentHit) });
}

function numbersOf({ maxHops, startTimeMillis, endTimeMillis }: LineageBody): object {
  return {
    ...(typeof maxHops === 'number' && { maxHops }),
    ...(typeof startTimeMillis === 'number' && { startTimeMillis }),
    ...(typeof endTimeMillis === 'number' && { endTimeMillis }),
  };
}

function presentHit({ urn, degree, paths, matchedFields }: LineageHit): object {
  return { entity: urn, matchedFields: presentMatches(matchedFields), degree, degrees: [degree], paths };
}
