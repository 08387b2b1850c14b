/** Sends spans to a collector and logs when that begins to fail and when it works again. */
import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

export interface ExportLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Path of traces in OTLP over HTTP. */
const TRACES = '/v1/traces';
/** Of an export with its retries. Less than the time limit of the last export, when the service stops. */
const TIMEOUT_MILLIS = 3_000;

/** @param endpoint address of the collector without the path of traces */
export function exportTo(endpoint: string, log: ExportLog): SpanExporter {
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
