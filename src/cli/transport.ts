/** Sends requests to the service, optionally with retries. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogError } from '../core/errors.js';
import { FRAMEWORK_HEADER } from '../core/compatibility.js';

export interface TransportOptions {
  readonly server: string;
  readonly token?: string;
  /** Waits for a number of milliseconds; replaceable in tests. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  readonly onUnknownFields?: OnUnknownFields;
}

interface Message {
  readonly path: string;
  /** JSON text. Absent: the method is GET. */
  readonly body?: string;
}

interface Attempt {
  readonly response?: Response;
  readonly failure?: string;
}

/** First wait between attempts, which doubles each time, and the maximum, also for `Retry-After`; milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
const ATTEMPTS = 8;
/** Overloaded or unavailable, as reported by the service or a gateway: any request can be retried. */
const TRY_AGAIN = new Set([429, 502, 503]);

export class Transport {
  readonly #options: Required<TransportOptions>;

  constructor({
    server,
    token = '',
    pause = (milliseconds) => sleep(milliseconds),
    onUnknownFields = () => undefined,
  }: TransportOptions) {
    this.#options = { server, token, pause, onUnknownFields };
  }

  get server(): string {
    return this.#options.server;
  }

  /** @throws UNAVAILABLE if no service answers */
  async send(message: Message): Promise<Response> {
    const { response, failure } = await this.#attempt(message);
    if (response !== undefined) return response;
    const why = failure ?? 'no answer';
    throw new CatalogError(
      'UNAVAILABLE',
      `No service at ${this.server} (${why}). Start it, or set another address with --server.`,
    );
  }

  /**
   * Repeats requests that failed in transit or were deferred, so a message can arrive twice.
   * @throws UNAVAILABLE after the last attempt
   */
  async sendWithRetries(message: Message): Promise<Response> {
    let last: Attempt = {};
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await this.#options.pause(pauseBefore(attempt, last.response));
      last = await this.#attempt(message);
      if (last.response !== undefined && !TRY_AGAIN.has(last.response.status)) return last.response;
      await last.response?.body?.cancel();
    }
    const why = last.failure ?? `status ${last.response?.status ?? 'unknown'}`;
    throw new CatalogError(
      'UNAVAILABLE',
      `${this.server} did not accept the request in ${ATTEMPTS} attempts (${why})`,
    );
  }

  async #attempt({ path, body }: Message): Promise<Attempt> {
    const { server, token, onUnknownFields } = this.#options;
    const headers = new Headers({ 'content-type': 'application/json', [FRAMEWORK_HEADER]: '2.0.0' });
    if (token !== '') headers.set('authorization', `Bearer ${token}`);
    const request = body === undefined ? { headers } : { method: 'POST', headers, body };
    try {
      const response = await fetch(server + path, request);
      const fields = readUnknownFields(response);
      if (fields.length > 0) onUnknownFields(fields);
      return { response };
    } catch (error) {
      return { failure: describeFailure(error) };
    }
  }
}

function pauseBefore(attempt: number, response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  const pause = Number.isFinite(seconds) ? seconds * 1000 : FIRST_PAUSE * 2 ** (attempt - 1);
  return Math.min(Math.max(pause, 0), LONGEST_PAUSE);
}

/** `fetch` hides the reason (refused, reset, unknown host) in the error's cause. */
function describeFailure(error: unknown): string {
  const { cause, message } = error as { cause?: Partial<NodeJS.ErrnoException>; message?: string };
  return cause?.code ?? cause?.message ?? message ?? String(error);
}

/** Names the fields of a write that the catalog does not know; see `docs/api.md`. */
const HEADER = 'x-unknown-fields';
/** The last item of a header that names only some of the fields. */
const REST = /^and \d+ more$/;

/** Called with the fields of one response, e.g. `schemaMetadata.fields[*].flavour`, each once. */
type OnUnknownFields = (fields: readonly string[]) => void;

/** Returns the fields without the indices at which they occur. */
function readUnknownFields({ headers }: Pick<Response, 'headers'>): string[] {
  const places = headers.get(HEADER)?.split(', ') ?? [];
  const fields = places.filter((place) => !REST.test(place)).map((place) => place.replace(/\[\d+\]/g, '[*]'));
  return [...new Set(fields)];
}

/** A sentence for people. @param fields at least one */
export function describeUnknownFields(fields: readonly string[]): string {
  return `The catalog does not know these fields, and stored them as they are: ${fields.join(', ')}`;
}
