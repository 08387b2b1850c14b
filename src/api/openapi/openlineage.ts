/** Accepts events of OpenLineage clients: schedulers and engines report their runs, and the lineage of these. */
import { proposeEvent } from '../../catalog/openlineage/propose-event.js';
import { runUrnOf } from '../../catalog/openlineage/propose-run.js';
import type { Field } from '../../catalog/openlineage/types.js';
import { invalidRequest } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { defineChange, Reply } from '../http/route.js';
import { arrayOf, mapOf, object, ref, type Schema } from '../http/json-schema.js';

const TEXT: Schema<string | null> = { type: ['string', 'null'] };
const TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}([.,]\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})$';
const NAME = { type: 'string', minLength: 1 } as const;
const NAMED = { namespace: NAME, name: NAME };

/** A column, or a member of a structure. */
const FIELD = ref<Field>('OpenLineageField');

const DATASET = object({
  ...NAMED,
  'facets?': object({
    'documentation?': object({ 'description?': TEXT }),
    'schema?': object({ 'fields?': arrayOf(FIELD) }),
    'symlinks?': object({ 'identifiers?': arrayOf(object({ ...NAMED, 'type?': TEXT })) }),
    'columnLineage?': object({
      'fields?': mapOf(object({ inputFields: arrayOf(object({ ...NAMED, field: NAME })) })),
    }),
  }),
});

const RUN = object({
  runId: NAME,
  'facets?': object({
    'parent?': object({ 'run?': object({ runId: NAME }), 'job?': object(NAMED) }),
    'processing_engine?': object({ 'name?': TEXT }),
  }),
});

const JOB = object({
  ...NAMED,
  'facets?': object({
    'documentation?': object({ 'description?': TEXT }),
    'jobType?': object({ 'integration?': TEXT, 'jobType?': TEXT }),
    'sourceCodeLocation?': object({ 'url?': TEXT }),
    'sql?': object({ 'query?': TEXT }),
  }),
});

/** The members of a run event that are read. Others are ignored. */
const RUN_EVENT = object(
  {
    'eventType?': { enum: ['START', 'RUNNING', 'COMPLETE', 'ABORT', 'FAIL', 'OTHER', null] },
    eventTime: { type: 'string', pattern: TIME, description: 'With a time zone.' },
    'producer?': TEXT,
    run: RUN,
    job: JOB,
    'inputs?': arrayOf(DATASET),
    'outputs?': arrayOf(DATASET),
  },
  { description: 'A run event. Events about a job or a dataset without a run are refused.' },
);

const EXAMPLE: JsonObject = {
  eventType: 'COMPLETE',
  eventTime: '2026-01-02T03:04:05.000Z',
  producer: 'https://github.com/OpenLineage/OpenLineage/tree/1.9.0/integration/airflow',
  run: { runId: '01941f29-7c00-7d2b-8e5c-6b1a2c3d4e5f' },
  job: { namespace: 'production', name: 'daily.load_orders' },
  inputs: [{ namespace: 'postgres://db:5432', name: 'shop.public.orders' }],
  outputs: [{ namespace: 's3://lake', name: 'orders' }],
};

export const postRunEvent = defineChange('/openapi/openlineage/api/v1/lineage', {
  operationId: 'postOpenLineageEvent',
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
  throw invalidRequest('/eventTime', `There is no time ${text}`, 'an existing time');
}
