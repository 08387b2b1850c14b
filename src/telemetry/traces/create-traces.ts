/** Traces of one service. Loaded only if a collector is configured, because the libraries take time to load. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
  type Context,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator, type ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { ObserveOperation } from '../../api/graphql/observe-operations.js';
import type { FinishedRequest, RequestObserver } from '../../api/http/request-context.js';
import type { GroupTracer } from '../../catalog/writes/observe-writes.js';
import { withTimeLimit } from '../../core/async.js';
import type { DatabaseObserver, FinishedWork } from '../../neo4j/database-observer.js';

/** Time limit for sending the last spans when the service stops. */
const FLUSH_MILLIS = 4_000;
const LOWEST_FAULT = 500;

export interface TraceOptions {
  /** Address of the collector without a path, e.g. `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  /** Version of the service. */
  readonly version: string;
  readonly log: ExportLog;
}

export interface Traces {
  readonly trace: NonNullable<RequestObserver['trace']>;
  readonly operation: ObserveOperation;
  readonly statement: DatabaseObserver['statement'];
  readonly transaction: DatabaseObserver['transaction'];
  readonly requestId: () => string | undefined;
  readonly groups: GroupTracer;
  /** Sends the spans that were not sent yet. Never rejects. */
  stop(): Promise<void>;
}

/** The traced work under way: a request or a write group. */
interface Origin {
  readonly context: Context;
  readonly requestId?: string | undefined;
}

interface FinishedSpan extends Omit<FinishedWork, 'failure'> {
  readonly failure?: string | undefined;
  readonly kind?: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

export function createTraces({ endpoint, version, log }: TraceOptions): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'trellis', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exportTo(endpoint, log))],
  });
  const tracer = provider.getTracer('trellis', version);
  const current = new AsyncLocalStorage<Origin>();
  const record = (span: FinishedSpan): void => {
    const { name, began: startTime, ended, failure, kind = SpanKind.INTERNAL, attributes = {} } = span;
    const parent = current.getStore()?.context ?? ROOT_CONTEXT;
    const recorded = tracer.startSpan(name, { startTime, kind, attributes }, parent);
    if (failure !== undefined) recorded.setStatus({ code: SpanStatusCode.ERROR, message: failure });
    recorded.end(ended);
  };
  const recordWork = (work: FinishedWork, name = work.name): void => {
    const attributes = { 'db.system.name': 'neo4j', 'db.operation.name': work.name };
    record({ ...work, name, kind: SpanKind.CLIENT, attributes });
  };
  return {
    trace: createRequestTracer(tracer, current),
    operation: ({ type = 'operation', fields, began, ended, codes: [failure] }) => {
      const name = ['GraphQL', type, ...(fields.length === 1 ? fields : [])].join(' ');
      record({ name, began, ended, failure, attributes: { 'graphql.root_fields': fields.join(' ') } });
    },
    statement: (work) => {
      recordWork(work);
    },
    transaction: (work) => {
      recordWork(work, `transaction ${work.name}`);
    },
    requestId: () => current.getStore()?.requestId,
    groups: createGroupTracer(tracer, current),
    stop: async () => {
      // The exporter has logged a failure already.
      await withTimeLimit(provider.shutdown(), FLUSH_MILLIS).catch(() => undefined);
    },
  };
}

type Tracer = ReturnType<BasicTracerProvider['getTracer']>;

function createRequestTracer(tracer: Tracer, current: AsyncLocalStorage<Origin>): Traces['trace'] {
  const propagator = new W3CTraceContextPropagator();
  return (headers, requestId) => {
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const attributes = { 'trellis.request_id': requestId };
    const span = tracer.startSpan('HTTP', { kind: SpanKind.SERVER, attributes }, parent);
    const origin = { context: trace.setSpan(parent, span), requestId };
    return {
      run: (work) => current.run(origin, work),
      end: (request) => {
        span.updateName(`${request.method} ${request.route ?? 'other'}`);
        span.setAttributes(attributesOf(request));
        if (request.status >= LOWEST_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}

function attributesOf({ route, method, status, code }: FinishedRequest): Record<string, string | number> {
  return {
    'http.request.method': method,
    'http.response.status_code': status,
    ...(route !== undefined && { 'http.route': route }),
    ...(code !== undefined && { 'error.type': code }),
  };
}

/** A group continues the trace of the first request in it, and refers to the others by links. */
function createGroupTracer(tracer: Tracer, current: AsyncLocalStorage<Origin>): GroupTracer {
  return {
    current: () => current.getStore(),
    run: async (origins, work) => {
      const [first, ...others] = origins as Origin[];
      const links = others.flatMap(({ context }) => trace.getSpanContext(context) ?? []);
      const span = tracer.startSpan(
        'write group',
        {
          attributes: { 'trellis.jobs': origins.length },
          links: links.map((context) => ({ context })),
        },
        first?.context ?? ROOT_CONTEXT,
      );
      const context = trace.setSpan(first?.context ?? ROOT_CONTEXT, span);
      try {
        return await current.run({ context, requestId: first?.requestId }, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

interface ExportLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Path of traces in OTLP over HTTP. */
const TRACES = '/v1/traces';
/** Of an export with its retries. Less than the time limit of the last export, when the service stops. */
const TIMEOUT_MILLIS = 3_000;

/**
 * Sends spans to a collector and logs when that begins to fail and when it works again.
 * @param endpoint address of the collector without the path of traces
 */
function exportTo(endpoint: string, log: ExportLog): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}${TRACES}`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MILLIS });
  let isFailing = false;
  const note = ({ code, error }: ExportResult): void => {
    const hasFailed = code !== ExportResultCode.SUCCESS;
    if (hasFailed && !isFailing) log.warn({ err: error, url }, 'traces cannot be sent; they are lost');
    if (!hasFailed && isFailing) log.info({ url }, 'traces can be sent again');
    isFailing = hasFailed;
  };
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        note(result);
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
