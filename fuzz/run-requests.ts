/** Sends many requests to the service, a few at a time, and collects what is wrong with the answers. */
import { Agent, request as send } from 'node:http';

/** Number of concurrent requests. */
const WIDTH = 8;
/** A request without an answer after this time hangs. Milliseconds. */
const HANGS_AFTER = 60_000;
/** After this number of different faults, the run ends. */
const MOST_FAULTS = 50;

/** A request of a fuzzer. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Tells what is wrong with an answer that is not a server error. */
  readonly faultIn?: (answer: string) => string | undefined;
}

/** Returns the request at a position. The same seed and position give the same request. */
export type MakeRequest = (position: number) => FuzzRequest;

export interface Fault {
  /** What is wrong, without values, so that equal faults are recognized. */
  readonly kind: string;
  readonly position: number;
  readonly description: string;
}

export interface Outcome {
  readonly sent: number;
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The first one of each kind. */
  readonly faults: readonly Fault[];
}

export interface Run {
  readonly origin: string;
  readonly make: MakeRequest;
  readonly count: number;
  /** Called after each request with the number of those that were sent. */
  readonly onProgress: (sent: number) => void;
}

export async function runRequests({ origin, make, count, onProgress }: Run): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });
  const statuses = new Map<number, number>();
  const faults = new Map<string, Fault>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count && faults.size < MOST_FAULTS) {
      const position = next++;
      const request = make(position);
      const { status, text } = await answerTo(origin, request, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = faultOf(request, status, text);
      const kind = fault?.replaceAll(/"[^"]*"|[\d.]+|urn:\S+/g, '…').slice(0, 200);
      if (fault !== undefined && kind !== undefined && !faults.has(kind))
        faults.set(kind, { kind, position, description: `${fault}\n${describe(request)}` });
      onProgress(position + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: WIDTH }, work));
  } finally {
    agent.destroy();
  }
  return { sent: next, statuses, faults: [...faults.values()] };
}

interface Answer {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly text: string;
}

function answerTo(
  origin: string,
  { method, path, headers, body }: FuzzRequest,
  agent: Agent,
): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: Error): void => {
      resolve({ status: 0, text: error.message });
    };
    const outgoing = send(`${origin}${path}`, { method, headers: { ...headers }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    outgoing.setTimeout(HANGS_AFTER, () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

function faultOf({ faultIn }: FuzzRequest, status: number, text: string): string | undefined {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `${status}: ${text.slice(0, 500)}`;
  return faultIn?.(text);
}

function describe({ method, path, body = '' }: FuzzRequest): string {
  return `  ${method} ${path}\n  ${body.toString('utf8').slice(0, 3_000)}`;
}
