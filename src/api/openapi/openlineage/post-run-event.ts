/** Accepts events of OpenLineage clients: schedulers and engines report their runs, and the lineage of these. */
import { proposeEvent } from '../../../catalog/openlineage/propose-event.js';
import { runUrnOf } from '../../../catalog/openlineage/propose-run.js';
import type { RunEvent } from '../../../catalog/openlineage/types.js';
import { CatalogError } from '../../../core/errors.js';
import { Reply } from '../../http/reply.js';
import { defineRoute } from '../../http/route.js';
import { EXAMPLE, RUN_EVENT } from './run-event.js';

export const postRunEvent = defineRoute<unknown, RunEvent>({
  method: 'POST',
  path: '/openapi/openlineage/api/v1/lineage',
  operationId: 'postOpenLineageEvent',
  tag: 'OpenAPI',
  permission: 'per-change',
  summary: 'Store the job, the run, the datasets and the lineage of an OpenLineage run event',
  description:
    'All or nothing. Each event adds to the lineage of its job; it never removes any. Repeating an event changes nothing.',
  body: RUN_EVENT,
  example: EXAMPLE,
  async handle({ body, actor, facts }, { entities, model, writer }) {
    const urn = model.parseUrn(runUrnOf(body)).text;
    const [run] = await entities.findEntities([urn], ['dataProcessInstanceProperties']);
    const isKnown = run?.aspects.has('dataProcessInstanceProperties') === true;
    const stamp = { time: readTime(body.eventTime), actor };
    await writer.write(proposeEvent(body, { stamp, isKnown }), { actor, facts });
    return new Reply('', { type: 'application/json' });
  },
});

function readTime(text: string): number {
  const time = Date.parse(text.replace(',', '.'));
  if (!Number.isNaN(time)) return time;
  throw new CatalogError('INVALID_REQUEST', `There is no time ${text}`, {
    path: '/eventTime',
    rule: 'an existing time',
  });
}
