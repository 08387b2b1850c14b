/** The calls of the service's HTTP API that the command line makes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogError } from '../kernel/errors.js';
import { FRAMEWORK_HEADER } from '../kernel/vocabulary.js';

/** How the service takes a write: undefined for accepted, else why not. */
export type Answer = Refused | undefined;

export interface Refused {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly path?: string;
  /** Position in the batch of the proposal that is to blame, from 0. */
  readonly index?: number;
}

export interface ClientOptions {
  readonly server: string;
  readonly token?: string;
  /** Waits so many milliseconds; tests pass their own. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** First wait between attempts, doubled each time, and the longest one, also for a `Retry-After`; milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
const ATTEMPTS = 8;
/** Overloaded, away, or a gateway before it says so: worth another try, whatever was sent. */
const TRY_AGAIN = new Set([429, 502, 503]);

interface Attempt {
  readonly response?: Response;
  readonly failure?: string;
}

/**
 * Repeats what failed on the way or was put off, so a proposal may arrive twice; writing what is already there
 * changes nothing. Errors that no other record could escape are thrown, refusals of what was sent are answers.
 */
export class CatalogClient {
  readonly #options: Required<ClientOptions>;

  constructor(options: ClientOptions) {
    this.#options = { token: '', pause: (milliseconds) => sleep(milliseconds), ...options };
  }

  /**
   * Is there a service at all? Asked once, before any file is read, so that a wrong address is told at once.
   * @throws UNAVAILABLE
   */
  async check(): Promise<void> {
    const { response, failure } = await this.#attempt('/health');
    if (response === undefined) {
      throw new CatalogError(
        'UNAVAILABLE',
        `No service at ${this.#options.server} (${failure ?? 'no answer'}). Start it, or name another with --server.`,
      );
    }
    await response.body?.cancel();
  }

  /** All or nothing. @param proposals JSON text of each */
  async ingestProposals(proposals: readonly string[]): Promise<Answer> {
    return this.#post(
      '/aspects?action=ingestProposalBatch',
      `{"proposals":[${proposals.join(',')}],"async":"false"}`,
    );
  }

  /** @param request JSON text of the whole request */
  async ingestSnapshot(request: string): Promise<Answer> {
    return this.#post('/entities?action=ingest', request);
  }

  async #post(path: string, body: string): Promise<Answer> {
    let last: Attempt = {};
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await this.#options.pause(pauseBefore(attempt, last.response));
      last = await this.#attempt(path, body);
      if (last.response !== undefined && !TRY_AGAIN.has(last.response.status))
        return readAnswer(last.response);
      await last.response?.body?.cancel();
    }
    const why = last.failure ?? `status ${last.response?.status ?? 'unknown'}`;
    throw new CatalogError(
      'UNAVAILABLE',
      `${this.#options.server} did not take a request in ${ATTEMPTS} attempts (${why})`,
    );
  }

  async #attempt(path: string, body?: string): Promise<Attempt> {
    const { server, token } = this.#options;
    const headers = new Headers({ 'content-type': 'application/json', [FRAMEWORK_HEADER]: '2.0.0' });
    if (token !== '') headers.set('authorization', `Bearer ${token}`);
    try {
      return {
        response: await fetch(
          server + path,
          body === undefined ? { headers } : { method: 'POST', headers, body },
        ),
      };
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

async function readAnswer(response: Response): Promise<Answer> {
  const body = readBody(await response.text());
  if (response.ok) return undefined;
  if (response.status === 401) {
    throw new CatalogError(
      'UNAUTHENTICATED',
      'The service asks for a valid access token: use --token or TRELLIS_TOKEN',
    );
  }
  if (isElsewhere(response.status, body)) {
    throw new CatalogError(
      'UNAVAILABLE',
      `${response.url} answers ${response.status}: is this the service's address?`,
    );
  }
  return { status: response.status, message: `status ${response.status}`, ...body };
}

/** No Trellis says these of a batch or a snapshot, and neither does any without JSON. */
function isElsewhere(status: number, body: Partial<Refused> | undefined): boolean {
  if (status === 404 || status === 405) return body?.index === undefined;
  return body === undefined && status < 500 && status !== 413;
}

function readBody(text: string): Partial<Omit<Refused, 'status'>> | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (body === null || typeof body !== 'object') return undefined;
  const { message, code, path, index } = body as Record<string, unknown>;
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof path === 'string' ? { path } : {}),
    ...(Number.isInteger(index) ? { index: index as number } : {}),
  };
}
