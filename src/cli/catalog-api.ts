/** Client of the service's API for all commands except `load`, which handles refusals record by record. */
import { CatalogError, ERROR_STATUS, type ErrorCode } from '../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits } from '../core/json.js';
import { Transport, type TransportOptions } from './transport.js';

interface ApiOptions extends TransportOptions {
  /** Retry requests that were deferred or failed in transit; for long-running commands. Default: false. */
  readonly patient?: boolean;
}

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly reason?: unknown };
  }[];
}

/** Numbers in responses keep every digit. Errors state in one sentence what to do. */
export class CatalogApi {
  readonly #transport: Transport;

  constructor(private readonly options: ApiOptions) {
    this.#transport = new Transport(options);
  }

  /** @throws CatalogError with the service's code; UNAVAILABLE without a service */
  async get(path: string): Promise<unknown> {
    return this.#ask(path);
  }

  /** @throws CatalogError with the service's code; UNAVAILABLE without a service */
  async post(path: string, body: unknown): Promise<unknown> {
    return this.#ask(path, stringifyKeepingDigits(body));
  }

  /**
   * Sends a request whose response is a file, and yields its bytes as they arrive.
   * @throws CatalogError with the service's code; UNAVAILABLE without a service, or if the connection breaks
   */
  async *download(path: string, body: unknown): AsyncGenerator<Uint8Array> {
    const response = await this.#transport.send({ path, body: stringifyKeepingDigits(body) });
    if (!response.ok) throw readRefusal(response, await readText(response));
    try {
      // The types of the browser's and of Node's streams differ; a response with this status has a body.
      yield* response.body as unknown as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw brokenOff(response, error);
    }
  }

  /** @returns `data` @throws CatalogError with the code of the first error in the response */
  async graphql(query: string, variables: object): Promise<unknown> {
    const { data, errors } = (await this.post('/api/graphql', { query, variables })) as GraphqlAnswer;
    const [error] = errors ?? [];
    if (error !== undefined) throw readGraphqlRefusal(error.extensions?.reason, error.message);
    return data;
  }

  async #ask(path: string, body?: string): Promise<unknown> {
    const message = body === undefined ? { path } : { path, body };
    const { patient = false } = this.options;
    const response = await (patient
      ? this.#transport.sendWithRetries(message)
      : this.#transport.send(message));
    const text = await readText(response);
    if (!response.ok) throw readRefusal(response, text);
    try {
      return parseKeepingDigits(text);
    } catch (error) {
      const { origin } = new URL(response.url);
      const sentence = `${origin} returned something other than JSON: is this the address of the service?`;
      throw new CatalogError('UNAVAILABLE', sentence, {}, { cause: error });
    }
  }
}

/** Calls an action, e.g. `/runs?action=list`. @returns `value` of the response @throws CatalogError as `post` does */
export async function act<Value>(api: Pick<CatalogApi, 'post'>, path: string, body: unknown): Promise<Value> {
  return ((await api.post(path, body)) as { readonly value: Value }).value;
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw brokenOff(response, error);
  }
}

function brokenOff({ url }: Response, cause: unknown): CatalogError {
  const { origin } = new URL(url);
  const message = `${origin} closed the connection before the end of the response: try again.`;
  return new CatalogError('UNAVAILABLE', message, {}, { cause });
}

export const NEEDS_TOKEN = 'The service requires a valid access token: use --token or TRELLIS_TOKEN';

/** Converts an error response to one sentence that states what to do. @param text the body of a response with a status other than 2xx */
function readRefusal(response: Response, text: string): CatalogError {
  const { status } = response;
  if (status === 401) return new CatalogError('UNAUTHENTICATED', NEEDS_TOKEN);
  const body = parseObject(text);
  const message = body?.['message'];
  const code = findCode(body?.['code']) ?? (body === undefined ? undefined : codeOfStatus(status));
  if (typeof message !== 'string' || code === undefined) return fromElsewhere(response);
  return new CatalogError(code, withAdvice(code, message), { status });
}

/** @param reason from the body of a GraphQL response, whose status is always 200 */
function readGraphqlRefusal(reason: unknown, message: string): CatalogError {
  const known = findCode(reason) ?? 'INVALID_REQUEST';
  return new CatalogError(known, withAdvice(known, message));
}

const ADVICE: Partial<Record<ErrorCode, string>> = {
  UNAVAILABLE: 'Wait a moment and try again.',
  OVERLOADED: 'Wait a moment and try again.',
  FORBIDDEN: 'Use a token with this permission.',
};

function withAdvice(code: ErrorCode, message: string): string {
  const advice = ADVICE[code];
  if (advice === undefined) return message;
  return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${advice}`;
}

/** A response of a gateway or another server, not of Trellis. */
function fromElsewhere({ status, url }: Response): CatalogError {
  const { origin } = new URL(url);
  if (status === 429 || status >= 500) {
    return new CatalogError('UNAVAILABLE', `${origin} answers ${status}: wait a moment and try again.`);
  }
  return new CatalogError(
    'UNAVAILABLE',
    `${origin} answers ${status} , which Trellis never does: is this the address of the service? Set it with --server.`,
  );
}

/** @returns undefined for anything but a JSON object */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function findCode(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' && code in ERROR_STATUS ? (code as ErrorCode) : undefined;
}

function codeOfStatus(status: number): ErrorCode | undefined {
  const codes = Object.entries(ERROR_STATUS).find(([, known]) => known === status);
  return codes?.[0] as ErrorCode | undefined;
}
