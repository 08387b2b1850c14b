/** Reads points of a timeseries aspect. */
import { MAX_TIMESERIES_POINTS } from '../../core/limits.js';
import {
  ANY_OBJECT,
  arrayOf,
  BOOLEAN,
  EXAMPLE_URN,
  INTEGER,
  object,
  ref,
  STRING,
  URN,
  valueOf,
} from '../http/json-schema.js';
import { presentPoints } from '../http/presenters/timeseries.js';
import { readFilter, type FilterBody } from '../http/requests/filter.js';
import { requireTimeseries } from '../http/requests/timeseries-aspect.js';
import { defineRoute } from '../http/route.js';

interface PointsBody {
  readonly urn: string;
  readonly entity?: string;
  readonly aspect: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly limit?: number;
  readonly latestValue?: boolean;
  readonly filter?: FilterBody;
}

const LIMIT = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_TIMESERIES_POINTS,
  default: MAX_TIMESERIES_POINTS,
  'x-limit': 'MAX_TIMESERIES_POINTS',
};
const POINT = object({
  aspect: object({ value: STRING, contentType: STRING }),
  'systemMetadata?': ANY_OBJECT,
});

export const getTimeseriesAspectValues = defineRoute<unknown, PointsBody>({
  method: 'POST',
  path: '/aspects',
  action: 'getTimeseriesAspectValues',
  operationId: 'getTimeseriesAspectValues',
  tag: 'Timeseries',
  permission: 'signed-in',
  summary: 'Points of a timeseries aspect, newest first',
  body: object({
    urn: URN,
    'entity?': { type: 'string', description: 'Entity type; must agree with the URN.' },
    aspect: { type: 'string', description: 'Name of a timeseries aspect.' },
    'startTimeMillis?': { type: 'integer', description: 'Inclusive.' },
    'endTimeMillis?': { type: 'integer', description: 'Inclusive.' },
    'limit?': LIMIT,
    'latestValue?': { ...BOOLEAN, description: 'Only the newest point.' },
    'filter?': ref('Filter'),
  }),
  example: { urn: EXAMPLE_URN, entity: 'dataset', aspect: 'datasetProfile', limit: 10 },
  response: valueOf(
    object({
      entityName: STRING,
      aspectName: STRING,
      'startTimeMillis?': INTEGER,
      'endTimeMillis?': INTEGER,
      limit: INTEGER,
      values: arrayOf(POINT),
    }),
  ),
  async handle({ body }, { model, timeseries }) {
    const { entity, aspect, filter, ...range } = body;
    const urn = model.parseUrn(body.urn, entity);
    const { name: aspectName } = requireTimeseries(model.getAspectOf(urn.entityType, aspect), '/aspect');
    const found = await timeseries.listPoints({ ...range, urn: urn.text, aspectName, ...readFilter(filter) });
    return presentPoints({ ...range, entityName: urn.entityType, aspectName }, found);
  },
});
