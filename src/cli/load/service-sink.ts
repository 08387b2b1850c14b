/** The calls of the HTTP API that `trellis load` writes with. */
import { CatalogError } from '../../core/errors.js';
import { NEEDS_TOKEN, parseObject } from '../catalog-api.js';
import { Transport, type TransportOptions } from '../transport.js';
import type { Answer, Sink, Refused } from './send-batch.js';

/**
 * Repeats requests that failed in transit or were deferred, so a proposal can arrive twice. Writing a stored value again
 * changes nothing. Throws errors that affect all records; returns refusals.
 */
export class ServiceSink implements Sink {
  readonly #transport: Transport;

  constructor(options: TransportOptions) {
    this.#transport = new Transport(options);
  }

  /**
   * Checks that a service answers. Called once, before any file is read, so that a wrong address is reported at once.
   * @throws UNAVAILABLE
   */
  async check(): Promise<void> {
    const response = await this.#transport.send({ path: '/health' });
    await response.body?.cancel();
  }

  async ingestProposals(proposals: readonly string[]): Promise<Answer> {
    return this.#post(
      '/aspects?action=ingestProposalBatch',
      `{"proposals":[${proposals.join(',')}],"async":"false"}`,
    );
  }

  async ingestSnapshot(request: string): Promise<Answer> {
    return this.#post('/entities?action=ingest', request);
  }

  async #post(path: string, body: string): Promise<Answer> {
    return readAnswer(await this.#transport.sendWithRetries({ path, body }));
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const body = readBody(await response.text());
  if (response.ok) return undefined;
  if (response.status === 401) throw new CatalogError('UNAUTHENTICATED', NEEDS_TOKEN);
  if (isElsewhere(response.status, body)) {
    throw new CatalogError(
      'UNAVAILABLE',
      `${response.url} answers ${response.status}: is this the address of the service?`,
    );
  }
  return { status: response.status, message: `status ${response.status}`, ...body };
}

/** Trellis never answers a batch or a snapshot with these codes, or without JSON. */
function isElsewhere(status: number, body: Partial<Refused> | undefined): boolean {
  if (status === 404 || status === 405) return body?.index === undefined;
  return body === undefined && status < 500 && status !== 413;
}

function readBody(text: string): Partial<Omit<Refused, 'status'>> | undefined {
  const body = parseObject(text);
  if (body === undefined) return undefined;
  const { message, code, path, index } = body;
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof path === 'string' ? { path } : {}),
    ...(Number.isInteger(index) ? { index: index as number } : {}),
  };
}
