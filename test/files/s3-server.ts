/** A small S3 store that verifies signatures as the documentation of S3 describes it. It shares no code with the service. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = { region: 'eu-central-1', accessKey: 'ACCESS', secretKey: 'sEcReT/with+signs' };

export interface S3Server {
  readonly url: string;
  /** Contents by path, percent-encoded. */
  readonly objects: Map<string, { content: Buffer; type: string | undefined }>;
  /** Paths of the objects whose keys begin with `prefix`, percent-encoded. */
  paths(prefix: string): string[];
  /** While it is set, the store answers this status. */
  failure?: number;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const server = createServer((request, response) => {
    void answer(request).then(([status, content]) => {
      response.writeHead(status, { 'content-length': content.length });
      response.end(request.method === 'HEAD' ? undefined : content);
    });
  });
  const answer = async (request: IncomingMessage): Promise<[number, Buffer]> => {
    const content = Buffer.concat(await request.toArray());
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const none = Buffer.alloc(0);
    if (store.failure !== undefined) return [store.failure, none];
    if (!isSigned(request)) return [403, none];
    if (request.method === 'PUT') {
      objects.set(pathname, { content, type: request.headers['content-type'] });
      return [200, none];
    }
    if (request.method === 'DELETE') return [objects.delete(pathname) ? 204 : 204, none];
    if (searchParams.get('list-type') === '2') return [200, Buffer.from(list(pathname, searchParams))];
    const found = objects.get(pathname);
    return found === undefined ? [404, none] : [200, found.content];
  };
  /** One object on a page. */
  const list = (bucket: string, parameters: URLSearchParams): string => {
    const start = Number(parameters.get('continuation-token') ?? 0);
    const found = store.paths(parameters.get('prefix') ?? '');
    const [path] = found.slice(start);
    const key = path === undefined ? '' : `<Key>${path.slice(bucket.length + 1)}</Key>`;
    const time = `<LastModified>${new Date().toISOString()}</LastModified>`;
    const next =
      start + 1 < found.length ? `<NextContinuationToken>${start + 1}</NextContinuationToken>` : '';
    return `<ListBucketResult>${next}${key && `<Contents>${key}${time}</Contents>`}</ListBucketResult>`;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: S3Server = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    paths: (prefix) =>
      [...objects.keys()].filter((path) => path.split('/').slice(2).join('/').startsWith(prefix)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return store;
}

function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [path = '', raw = ''] = url.split('?');
  const pairs = raw.split('&');
  const query = new Map(pairs.map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]));
  const at = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const day = at('Date').slice(0, 8);
  const scope = `${day}/${S3_KEYS.region}/s3/aws4_request`;
  const seconds = Date.parse(at('Date').replace(/(....)(..)(..T..)(..)(.*)/, '$1-$2-$3:$4:$5')) / 1_000;
  const isCurrent = Date.now() / 1_000 < seconds + Number(at('Expires'));
  if (at('Credential') !== `${S3_KEYS.accessKey}/${scope}` || !isCurrent) return false;
  const signed = at('SignedHeaders').split(';');
  const canonical = [
    ...[
      method,
      path,
      pairs
        .filter((pair) => !pair.startsWith('X-Amz-Signature='))
        .sort()
        .join('&'),
    ],
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', signed.join(';'), 'UNSIGNED-PAYLOAD'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  let key: Buffer = Buffer.from(`AWS4${S3_KEYS.secretKey}`);
  for (const part of [day, S3_KEYS.region, 's3', 'aws4_request'])
    key = createHmac('sha256', key).update(part).digest();
  const text = ['AWS4-HMAC-SHA256', at('Date'), scope, digest].join('\n');
  return createHmac('sha256', key).update(text).digest('hex') === at('Signature');
}
