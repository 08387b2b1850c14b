/** A minimal HTTP client: persistent connections, JSON in both directions; a status other than 200 is an error. */
import { Agent, request } from 'node:http';

const HEADERS = { 'content-type': 'application/json', 'x-restli-protocol-version': '2.0.0' };

export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true });

  /** @param origin e.g. `http://127.0.0.1:8080` */
  constructor(readonly origin: string) {}

  get(path: string): Promise<unknown> {
    return this.#send('GET', path);
  }

  post(path: string, body: unknown): Promise<unknown> {
    return this.#send('POST', path, JSON.stringify(body));
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(method: 'GET' | 'POST', path: string, body?: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.origin}${path}`,
        { method, agent: this.#agent, headers: HEADERS },
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
