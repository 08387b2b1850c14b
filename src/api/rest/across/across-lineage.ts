/** Searches what data flows into or out of an entity: page by page, or with a cursor. */
import type { LineageDirection, LineageHit } from '../../../catalog/lineage/types.js';
import { EXAMPLE_URN, object, STRING, URN } from '../../http/json-schema.js';
import type { JsonObject } from '../../../core/json.js';
import type { Page } from '../../../catalog/page.js';
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
import { LINEAGE_RESULT, presentAcross, presentMatches } from './present-across.js';

interface LineageBody extends AcrossBody {
  readonly urn: string;
  readonly direction: LineageDirection;
  readonly maxHops?: number | null;
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
}

const TIME: JsonObject = { type: ['integer', 'null'] };

const LINEAGE_MEMBERS: Readonly<Record<string, JsonObject>> = {
  urn: { ...URN, description: 'Where to start.' },
  direction: { type: 'string', enum: ['UPSTREAM', 'DOWNSTREAM'] },
  'input?': { anyOf: [STRING, { type: 'null' }], description: 'Query text; default: everything.' },
  'maxHops?': { type: ['integer', 'null'], minimum: 1, description: 'Default: the bound of the catalog.' },
  'startTimeMillis?': { ...TIME, description: 'Only edges that were seen since then.' },
  'endTimeMillis?': { ...TIME, description: 'Only edges that were seen until then.' },
};

const EXAMPLE = { urn: EXAMPLE_URN, direction: 'DOWNSTREAM', entities: ['dataset'], count: 10 };

const DESCRIPTION =
  'The filter field `degree` (`1`, `2`, `3+`) selects by the number of hops. Hits have their shortest paths.';

export const searchAcrossLineage = defineRoute<unknown, LineageBody>({
  method: 'POST',
  path: '/entities',
  action: 'searchAcrossLineage',
  operationId: 'searchAcrossLineage',
  tag: 'Relationships',
  permission: 'signed-in',
  summary: 'Search the lineage of an entity',
  description: DESCRIPTION,
  body: object({ ...LINEAGE_MEMBERS, ...PAGED_MEMBERS }),
  example: EXAMPLE,
  response: LINEAGE_RESULT,
  handle: ({ body }, services) => find(body, numberedPage(body), services),
});

export const scrollAcrossLineage = defineRoute<unknown, LineageBody>({
  method: 'POST',
  path: '/entities',
  action: 'scrollAcrossLineage',
  operationId: 'scrollAcrossLineage',
  tag: 'Relationships',
  permission: 'signed-in',
  summary: 'Search the lineage of an entity, page by page while others write',
  description: `${DESCRIPTION} Follow \`scrollId\` until a response lacks it.`,
  body: object({ ...LINEAGE_MEMBERS, ...SCROLLED_MEMBERS }),
  example: EXAMPLE,
  response: LINEAGE_RESULT,
  handle: ({ body }, services) => find(body, scrolledPage(body), services),
});

async function find(body: LineageBody, page: Page, { model, lineage }: Services): Promise<object> {
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
