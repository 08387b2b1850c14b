/** Pages through the points of a timeseries aspect over all entities of a type. */
import { RawJson } from '../../../core/json.js';
import type { NewestPoints } from '../../../catalog/timeseries/types.js';
import { decodePercent } from '../../../model/urn-encoding.js';
import { ANY_OBJECT, arrayOf, BOOLEAN, INTEGER, object, ref, STRING, URN } from '../../http/json-schema.js';
import { requireTimeseries } from '../../http/request-parts.js';
import { defineRead } from '../../http/route.js';
import { clampCount, PAGE_COUNT } from '../v3/parameters.js';
import { readAspectName, readType } from '../v3/read-path.js';

const POINT = object({
  timestampMillis: INTEGER,
  urn: URN,
  'messageId?': STRING,
  event: { ...ANY_OBJECT, description: 'The payload of the aspect.' },
  'systemMetadata?': ref('SystemMetadata'),
});

const PATH = '/openapi/v2/timeseries/{entityType}/{aspect}';

export const timeseriesV2 = defineRead(PATH, {
  operationId: 'listPointsOfTypeV2',
  summary: 'The points of all entities of a type, newest first, page by page',
  description:
    'Follow `scrollId` until it is null. Points that the caller may not view are left out, so a page can be smaller than `count`.',
  query: {
    count: PAGE_COUNT,
    scrollId: { description: 'From the previous page.', schema: STRING },
    startTimeMillis: { description: 'Inclusive.', schema: INTEGER },
    endTimeMillis: { description: 'Inclusive.', schema: INTEGER },
    systemMetadata: {
      description: 'Adds the system metadata of each write.',
      schema: { ...BOOLEAN, default: false },
    },
  },
  response: object({
    scrollId: { type: ['string', 'null'], description: 'null unless the page is full.' },
    results: arrayOf(POINT),
  }),
  async handle({ parameters, query }, { model, timeseries }) {
    const entity = readType(parameters, model);
    const name = decodePercent(parameters.aspect) ?? parameters.aspect;
    const { name: aspectName } = requireTimeseries(readAspectName(name, entity, model), '/aspect');
    const { count, scrollId, systemMetadata, ...range } = query;
    const found = await timeseries.listNewestPoints({
      ...range,
      ...{ entityType: entity.name, aspectName },
      limit: clampCount(count),
      ...(scrollId && { scrollId }),
    });
    return present(found, systemMetadata === true);
  },
});

function present({ points, scrollId }: NewestPoints, withSystemMetadata: boolean): object {
  const results = points.map(({ timestampMillis, urn, text, systemMetadata }) => {
    const { messageId } = JSON.parse(text) as { messageId?: string | null };
    return {
      ...{ timestampMillis, urn, messageId: messageId ?? undefined, event: new RawJson(text) },
      ...(withSystemMetadata && { systemMetadata }),
    };
  });
  return { scrollId: scrollId ?? null, results };
}
