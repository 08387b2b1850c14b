/** A minimal HTTP client: persistent connections, JSON in both directions; a status other than 200 is an error. */
import { Agent, request } from 'node:http';

const HEADERS = { 'content-type': 'application/json', 'x-restli-protocol-version': '2.0.0' };

/** A GET request, or a POST request if it has a body. */
export interface HttpRequest {
  readonly path: string;
  /** JSON. */
  readonly body?: string;
}

export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true });
  #headers: Readonly<Record<string, string>> = HEADERS;

  /** @param origin e.g. `http://127.0.0.1:8080` */
  constructor(readonly origin: string) {}

  /** Sends an access token with each further request. */
  authorize(token: string): void {
    this.#headers = { ...HEADERS, authorization: `Bearer ${token}` };
  }

  get(path: string): Promise<unknown> {
    return this.send({ path });
  }

  post(path: string, body: unknown): Promise<unknown> {
    return this.send({ path, body: JSON.stringify(body) });
  }

  /** Sends a GraphQL operation. @throws Error if the response has errors */
  async query<Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
    const answer = (await this.post('/api/graphql', { query, variables })) as {
      data: Data;
      errors?: unknown;
    };
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }

  /** Later requests open connections again. */
  close(): void {
    this.#agent.destroy();
  }

  send({ path, body }: HttpRequest): Promise<unknown> {
    const method = body === undefined ? 'GET' : 'POST';
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.origin}${path}`,
        { method, agent: this.#agent, headers: this.#headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            if (response.statusCode === 200) resolve(JSON.parse(text));
            else
              reject(
                new Error(
                  `${method} ${path.slice(0, 200)}: ${response.statusCode ?? ''} ${text.slice(0, 500)}`,
                ),
              );
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}
