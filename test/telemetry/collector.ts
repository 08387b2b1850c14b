/** A collector of traces on loopback, which keeps the spans that it receives. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Absent or empty for the first span of a trace. */
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  /** Nanoseconds since the epoch. */
  readonly start: bigint;
  readonly end: bigint;
  readonly isError: boolean;
}

export interface Collector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** Attributes of the service that sent the spans. */
  readonly resource: Record<string, unknown>;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const resource: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json')
        for (const sent of JSON.parse(body).resourceSpans) {
          Object.assign(resource, attributesOf(sent.resource.attributes));
          for (const { spans: some } of sent.scopeSpans) spans.push(...some.map(toSpan));
        }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resource,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toSpan(span: any): ReceivedSpan {
  const { traceId, spanId, parentSpanId, name, links = [], status } = span;
  return {
    ...{ traceId, spanId, parentSpanId, name, links },
    attributes: attributesOf(span.attributes),
    start: BigInt(span.startTimeUnixNano),
    end: BigInt(span.endTimeUnixNano),
    isError: status?.code === 2,
  };
}

function attributesOf(list: readonly { key: string; value: object }[]): Record<string, unknown> {
  return Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));
}
