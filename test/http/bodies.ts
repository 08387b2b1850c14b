/** A service that requires sign-in, and requests with any body to its endpoints. */
import type { TestCatalog } from '../helpers/catalog.js';
import { addressOf, readDocument, type Endpoint } from '../authorization/endpoints.js';
import { sendRaw, type RawAnswer } from '../helpers/raw-request.js';
import { makeToken, rootPerson, startSecured } from '../helpers/secured-catalog.js';

export interface Bodies {
  readonly catalog: TestCatalog;
  readonly endpoints: readonly Endpoint[];
  /** The endpoints that take a body. */
  readonly withBody: readonly Endpoint[];
  /** Headers of the first user, who has all privileges. */
  readonly token: Record<string, string>;
  send(endpoint: Endpoint, headers: Record<string, string>, body: string | Buffer): Promise<RawAnswer>;
}

export async function openBodies(): Promise<Bodies> {
  const catalog = await startSecured();
  const { endpoints } = await readDocument(catalog);
  const token = (await makeToken(catalog, await rootPerson(catalog))).headers;
  return {
    catalog,
    endpoints,
    withBody: endpoints.filter(({ operation }) => operation.requestBody !== undefined),
    token,
    send: (endpoint, headers, body) =>
      sendRaw(catalog.url, {
        method: endpoint.method,
        path: addressOf(endpoint),
        headers: { ...token, ...headers, 'content-length': Buffer.byteLength(body) },
        body,
      }),
  };
}
