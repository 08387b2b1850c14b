/** Reports what became of the writes of one request, by its trace id. */
import { CatalogError, invalidRequest } from '../../../core/errors.js';
import { MAX_PAGE_SIZE } from '../../../core/limits.js';
import { traceTime } from '../../../core/request-facts.js';
import {
  type TracedChange,
  type TracedRefusal,
  traceStatus,
  type TraceStatus,
  WRITE_STATUSES,
  type StoreStatus,
} from '../../../catalog/traces/trace-reader.js';
import type { Services } from '../../../auth/services.js';
import { arrayOf, EXAMPLE_URN, mapOf, STRING, BOOLEAN, object, oneOf } from '../../http/json-schema.js';
import { defineRead } from '../../http/route.js';
import {
  findEntities,
  type EntityRequest,
  type PresentableAspect,
  type PresentableEntity,
} from '../v3/find-entities.js';

const STORAGE = object({
  writeStatus: oneOf(WRITE_STATUSES),
  'writeMessage?': STRING,
  'writeExceptions?': arrayOf(object({ message: STRING, exceptionClass: STRING })),
});

const TRACE_SCHEMA = object({ success: BOOLEAN, primaryStorage: STORAGE, searchStorage: STORAGE });

const PATH = '/openapi/v1/trace/write/{traceId}';

export const traceWrite = defineRead(PATH, {
  method: 'POST',
  operationId: 'traceWrite',
  summary: 'State of a write',
  description:
    'The path takes the trace id or a whole `traceparent`. Every write is committed before its response, including search ' +
    'properties, so nothing is ever pending. 403 if you may not view one of the entities.',
  query: {
    onlyIncludeErrors: {
      description: 'true returns only aspects with a status ERROR.',
      schema: { type: 'boolean', default: true },
    },
    detailed: {
      description: 'true adds why a write was refused.',
      schema: { type: 'boolean', default: false },
    },
    skipCache: {
      description: 'Has no effect, because nothing is cached.',
      schema: { type: 'boolean', default: false },
    },
  },
  body: mapOf(arrayOf(STRING), {
    maxProperties: MAX_PAGE_SIZE,
    'x-limit': 'MAX_PAGE_SIZE',
    description: 'Names of aspects by URN.',
  }),
  example: { [EXAMPLE_URN]: ['status'] },
  response: mapOf(mapOf(TRACE_SCHEMA)),
  async handle({ parameters, query, body, actor }, services) {
    const { onlyIncludeErrors = true, detailed = false } = query;
    const trace = readTrace(parameters.traceId);
    const requests = Object.entries(body).map(([urn, names]) => readRequest({ urn, names }, services));
    const urns = requests.map(({ urn }) => urn.text);
    await requireVisible(urns, actor, services);
    const [entities, changes, refusals] = await Promise.all([
      findEntities(requests, services),
      services.traces.findChanges(trace, urns),
      services.traces.findRefused(trace, urns),
    ]);
    const known = { trace, written: latestVersions(changes), refused: refusedWrites(refusals) };
    const statuses = requests.map((request, index) => ({
      urn: request.urn.text,
      aspects: request.names
        .map(
          (name) =>
            [name, statusOf(request, { name, entity: entities[index] }, { ...known, services })] as const,
        )
        .filter(([, status]) => !onlyIncludeErrors || hasError(status)),
    }));
    const kept = statuses.filter(({ aspects }) => !onlyIncludeErrors || aspects.length > 0);
    return Object.fromEntries(
      kept.map(({ urn, aspects }) => [
        urn,
        Object.fromEntries(aspects.map(([name, status]) => [name, presentTrace(status, detailed)])),
      ]),
    );
  },
});

/** Presents what became of a write. @param isDetailed adds the reason of a refusal */
function presentTrace({ success, primary, search, refused }: TraceStatus, isDetailed: boolean): object {
  const exceptions = refused && [{ message: refused.message, exceptionClass: refused.code }];
  return {
    success,
    primaryStorage: {
      ...presentStore(primary),
      ...(isDetailed && exceptions && { writeExceptions: exceptions }),
    },
    searchStorage: presentStore(search),
  };
}

function presentStore({ status, message }: StoreStatus): object {
  return { writeStatus: status, ...(message !== undefined && { writeMessage: message }) };
}

interface Trace {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Known {
  readonly trace: Trace;
  readonly written: ReadonlyMap<string, number>;
  readonly refused: ReadonlyMap<string, TracedRefusal>;
  readonly services: Pick<Services, 'model'>;
}

function statusOf(
  { urn }: EntityRequest,
  { name, entity }: { readonly name: string; readonly entity: PresentableEntity | undefined },
  { trace, written, refused, services }: Known,
): TraceStatus {
  const aspect = entity?.aspects.get(name);
  const key = keyOf(urn.text, name);
  return traceStatus({
    isTimeseries: services.model.getAspect(name).kind === 'timeseries',
    written: written.get(key) ?? defaultOf(aspect, trace),
    current: aspect?.version,
    isUnchanged: aspect?.unchangedBy?.includes(trace.id) === true,
    refused: refused.get(key),
  });
}

/** A default aspect is in no log. It exists since the trace that created its entity. */
function defaultOf(aspect: PresentableAspect | undefined, { id }: Trace): 0 | undefined {
  return aspect?.version === 0 && aspect.traceId === id ? 0 : undefined;
}

function hasError({ primary, search }: TraceStatus): boolean {
  return primary.status === 'ERROR' || search.status === 'ERROR';
}

/** Accepts a trace id, or `00-<trace id>-<span id>-01`. */
function readTrace(text: string): Trace {
  const id = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/i.exec(text)?.[1] ?? text;
  const at = traceTime(id);
  if (at !== undefined) return { id: id.toLowerCase(), at };
  const rule = '32 hexadecimal digits, or a traceparent';
  throw invalidRequest('/traceId', `The trace id ${JSON.stringify(text)} must be ${rule}`, rule);
}

function readRequest({ urn: text, names }: { urn: string; names: readonly string[] }, { model }: Services) {
  const urn = model.parseUrn(text);
  return { urn, names: [...new Set(names)].map((name) => model.getAspectOf(urn.entityType, name).name) };
}

/** The answer is the same for an entity that was never written, so it does not reveal a hidden one. */
async function requireVisible(
  urns: readonly string[],
  actor: string,
  { findVisible }: Pick<Services, 'findVisible'>,
): Promise<void> {
  const isVisible = await findVisible(urns);
  const hidden = urns.find((urn) => !isVisible(urn));
  if (hidden === undefined) return;
  throw new CatalogError('FORBIDDEN', `${actor} is unauthorized to READ the entity ${hidden}`, {
    urn: hidden,
    rule: 'view of every entity of the request',
  });
}

/** One write can change an aspect several times. */
function latestVersions(changes: readonly TracedChange[]): Map<string, number> {
  const versions = new Map<string, number>();
  for (const { urn, aspectName, version } of changes) {
    const key = keyOf(urn, aspectName);
    versions.set(key, Math.max(version, versions.get(key) ?? 0));
  }
  return versions;
}

function refusedWrites(refusals: readonly TracedRefusal[]): Map<string, TracedRefusal> {
  return new Map(refusals.map((refusal) => [keyOf(refusal.urn, refusal.aspectName), refusal]));
}

function keyOf(urn: string, aspectName: string): string {
  return `${aspectName} ${urn}`;
}
