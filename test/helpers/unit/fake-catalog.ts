/** A fake service on loopback. It stores the writes of a request, or none of them if the test marked one of the entities as bad. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { close, listen } from '../loopback.js';

export interface SentProposal {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: string;
  readonly aspect?: { readonly value: string; readonly contentType: string };
  readonly systemMetadata?: unknown;
}

export interface Call {
  readonly path: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** An answer instead of storing the write; `reset` closes the connection. */
export type Disturbance = Reply | 'reset';

export class FakeCatalog {
  readonly calls: Call[] = [];
  /** Everything stored: `<urn> <aspect>` for a proposal, `<urn> snapshot` for a snapshot. */
  readonly stored: string[] = [];
  readonly storedProposals: SentProposal[] = [];
  /** Entities whose writes are refused. */
  readonly bad = new Set<string>();
  /** Leaves the index out of refusals, like other implementations of the service do. */
  silentAboutIndex = false;
  /** Answers to the next writes, in order. */
  disturbances: Disturbance[] = [];
  /** The answer to every write, if it is set. */
  always: Reply | undefined;

  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    return listen(this.#server);
  }

  async stop(): Promise<void> {
    await close(this.#server);
  }

  get writes(): Call[] {
    return this.calls.filter((call) => call.path !== '/health');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const path = request.url ?? '';
    this.calls.push({ path, body, authorization: request.headers.authorization });
    const disturbance = path === '/health' ? undefined : this.disturbances.shift();
    if (disturbance === 'reset') return void request.socket.destroy();
    const reply = disturbance ?? this.#answer(path, body);
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  }

  #answer(path: string, body: string): Reply {
    if (path === '/health') return { status: 200, body: {} };
    if (this.always !== undefined) return this.always;
    if (path === '/aspects?action=ingestProposalBatch') return this.#takeBatch(body);
    if (path === '/entities?action=ingest') return this.#takeSnapshot(body);
    return { status: 404, body: { status: 404, code: 'NOT_FOUND', message: 'no such route' } };
  }

  #takeBatch(body: string): Reply {
    const { proposals } = JSON.parse(body) as { proposals: SentProposal[] };
    const index = proposals.findIndex((proposal) => this.bad.has(proposal.entityUrn));
    if (index >= 0) return this.#refuse(proposals[index]!.entityUrn, index);
    this.storedProposals.push(...proposals);
    this.stored.push(...proposals.map((proposal) => `${proposal.entityUrn} ${proposal.aspectName}`));
    return { status: 200, body: { value: 'success' } };
  }

  #takeSnapshot(body: string): Reply {
    const { entity } = JSON.parse(body) as { entity: { value: Record<string, { urn: string }> } };
    const { urn } = Object.values(entity.value)[0]!;
    if (this.bad.has(urn)) return this.#refuse(urn);
    this.stored.push(`${urn} snapshot`);
    return { status: 200, body: { value: urn } };
  }

  #refuse(urn: string, index?: number): Reply {
    const where = this.silentAboutIndex || index === undefined ? {} : { index };
    const message = `${urn} is bad`;
    return { status: 400, body: { status: 400, code: 'INVALID_ASPECT', message, path: '/x', ...where } };
  }
}
