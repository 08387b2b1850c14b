/** Lists ingestion runs. */
import { arrayOf, BOOLEAN, INTEGER, object, ref, START, STRING, valueOf } from '../http/json-schema.js';
import { defineRoute } from '../http/route.js';

interface ListBody {
  readonly pageOffset?: number;
  readonly pageSize?: number;
  readonly includeSoft?: boolean;
}

/** The page size that the command line requests. */
const DEFAULT_COUNT = 100;

export const runsList = defineRoute<unknown, ListBody>({
  method: 'POST',
  path: '/runs',
  action: 'list',
  operationId: 'listRuns',
  tag: 'Runs',
  permission: 'signed-in',
  summary: 'Ingestion runs, most recently started first',
  description:
    'rows counts what the run wrote: one for each aspect and request, and for each point. timestamp is that of its last write. ' +
    'With includeSoft, runs that were rolled back are listed too.',
  body: object({ 'pageOffset?': START, 'pageSize?': ref('PageSize'), 'includeSoft?': BOOLEAN }),
  example: { pageOffset: 0, pageSize: 100, includeSoft: false },
  response: valueOf(arrayOf(object({ runId: STRING, rows: INTEGER, timestamp: INTEGER }))),
  async handle({ body }, { runs }) {
    const { pageOffset: start = 0, pageSize: count = DEFAULT_COUNT, includeSoft = false } = body;
    return { value: await runs.listRuns({ start, count, includeUndone: includeSoft }) };
  },
});
