/** Every text input of REST requests, derived from the OpenAPI documents of the service. */
import type { JsonObject } from '../../../src/core/json.js';
import { EXAMPLE_URN } from '../../../src/api/http/json-schema.js';
import { PATH_VALUES, type Document, type Endpoint, type Parameter } from '../../authorization/endpoints.js';
import type { Input } from './attempt.js';
import { objectsIn, Samples, textsIn, type Place } from './sample.js';
import { plausible, type Scratch } from './scratch.js';

const IN_PATHS: Readonly<Record<string, string>> = { ...PATH_VALUES, aspect: 'datasetProperties' };

/** Headers that endpoints read, except credentials. */
const HEADERS = [
  'if-version-match',
  'if-modified-since',
  'if-unmodified-since',
  'x-request-id',
  'x-restli-protocol-version',
  'x-datahub-client-mode',
  'x-trellis-cost',
  'accept-language',
  'content-encoding',
  'user-agent',
  'referer',
  'origin',
  'cookie',
  'authorization',
];

export function restInputs({ endpoints, schemas }: Document, scratch: Scratch): Input[] {
  const textFor = (name: string): string => plausible(scratch, name);
  const samples = new Samples(schemas, textFor);
  return endpoints.flatMap((endpoint) => inputsOf(endpoint, samples, textFor));
}

function inputsOf(endpoint: Endpoint, samples: Samples, textFor: (name: string) => string): Input[] {
  const { operation, method } = endpoint;
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema && baseBody(endpoint, schema, samples, textFor);
  const where = (what: string): string => `${method} ${endpoint.path} ${what}`;
  const attempt = (changes: Changes): Omit<ReturnType<Input['with']>, 'where'> => ({
    method,
    path: addressOf(endpoint, changes, textFor),
    headers: { 'content-type': 'application/json', ...changes.headers },
    ...(body !== undefined && { body: 'body' in changes ? changes.body : body }),
  });
  const input = (what: string, changesFor: (text: string) => Changes): Input => ({
    where: where(what),
    with: (text) => ({ where: where(what), ...attempt(changesFor(text)) }),
  });
  return [
    ...(operation.parameters ?? []).map(({ name, in: place }) =>
      input(`${place} ${name}`, (text) => ({ values: { [name]: text } })),
    ),
    input('query, any', (text) => ({ values: {}, extra: [text, text] })),
    ...HEADERS.map((name) => ({
      ...input(`header ${name}`, (text) => ({ headers: { [name]: forHeader(text) } })),
      isCommon: true,
    })),
    ...(schema === undefined
      ? []
      : [
          ...placesOf(schema, body, samples).map((place) =>
            input(`body /${place.join('/')}`, (text) => ({ body: samples.put(schema, body, place, text) })),
          ),
          ...[...objectsIn(body)].map((place) =>
            input(`body, a member of /${place.join('/')}`, (text) => ({
              body: samples.put(schema, body, [...place, text], text),
            })),
          ),
        ]),
  ];
}

interface Changes {
  readonly values?: Readonly<Record<string, string>>;
  /** A query parameter unknown to the endpoint. */
  readonly extra?: readonly [string, string];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Returns the documented example, which the endpoint certainly accepts, or else a sample. */
function baseBody(
  { operation }: Endpoint,
  schema: JsonObject,
  samples: Samples,
  textFor: (name: string) => string,
): unknown {
  const example = operation.requestBody?.content['application/json']?.example;
  if (example === undefined) return samples.sample(schema);
  return JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_URN, textFor('urn')));
}

function placesOf(schema: JsonObject, body: unknown, samples: Samples): Place[] {
  const places = [...samples.places(schema), ...textsIn(body)];
  return [...new Map(places.map((place) => [place.join('/'), place])).values()];
}

function addressOf(
  { path, operation: { parameters = [] } }: Endpoint,
  { values = {}, extra }: Changes,
  textFor: (name: string) => string,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(values[name] ?? IN_PATHS[name] ?? textFor(name)),
  );
  const query = parameters
    .filter(({ in: place, required, name }) => place === 'query' && (required === true || name in values))
    .map(({ name, ...rest }) => `${name}=${encode(values[name] ?? valueOf(rest, textFor(name)))}`);
  if (extra !== undefined) query.push(`${encode(extra[0])}=${encode(extra[1])}`);
  return query.length === 0 ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${query.join('&')}`;
}

function valueOf({ schema }: Pick<Parameter, 'schema'>, text: string): string {
  const [first] = (schema['enum'] ?? []) as string[];
  return first ?? (schema['type'] === 'integer' ? '1' : text);
}

/** Encodes a text for an address. Half a surrogate pair has no encoding, so it is replaced first. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Replaces characters that HTTP does not allow in headers. */
function forHeader(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 20_000);
}
