/** Client of the service's API for all commands except `load`, which handles refusals record by record. */
import { CatalogError } from '../../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits } from '../../core/json.js';
import { readGraphqlRefusal, readRefusal } from './read-refusal.js';
import { Transport, type TransportOptions } from './transport.js';

export interface ApiOptions extends TransportOptions {
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
