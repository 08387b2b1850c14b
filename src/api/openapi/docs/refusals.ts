/** The error responses of an operation, derived from the declaration of its route. All errors have the same body. */
import type { JsonObject } from '../../../core/json.js';
import { ref } from '../../http/json-schema.js';
import type { Route } from '../../http/route.js';
import { SESSION_COOKIE } from '../../http/sign-in/cookies.js';

const RETRY_AFTER = {
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};

const REFUSALS: Readonly<Record<number, { readonly description: string; readonly headers?: JsonObject }>> = {
  400: {
    description: 'The request is invalid: `code` and `message` name the problem, the path and the rule.',
  },
  401: { description: 'No credentials, or invalid ones.' },
  403: { description: 'The actor lacks a permission.' },
  404: { description: 'It does not exist.' },
  409: { description: 'A concurrent write came first.' },
  412: { description: 'A precondition is not met.' },
  413: { description: 'The body is too large.' },
  415: { description: 'The body is not JSON in a known charset.' },
  429: { description: 'The service is busy, or there were too many wrong passwords.', ...RETRY_AFTER },
  503: { description: 'The database does not answer.', ...RETRY_AFTER },
};

const ERROR_CONTENT: JsonObject = { content: { 'application/json': { schema: ref('Error') } } };

/** Error responses as components. Operations refer to them, which keeps the document small. */
export const REFUSAL_RESPONSES: JsonObject = {
  ...Object.fromEntries(
    Object.entries(REFUSALS).map(([status, told]) => [status, { ...told, ...ERROR_CONTENT }]),
  ),
  failed: { description: 'Refused or failed.', ...ERROR_CONTENT },
};

export const SECURITY_SCHEMES: JsonObject = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token. If sign-in is off, requests without credentials act as the first user.',
  },
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by `/logIn`.' },
};

/** The default: a token or a session. Open operations override it. */
export const SECURITY: JsonObject[] = [{ bearer: [] }, { session: [] }];

export function refusalResponses(route: Route): JsonObject {
  const named = refusalsOf(route).map((status): [number, JsonObject] => [status, refTo(String(status))]);
  return { ...Object.fromEntries(named), default: refTo('failed') };
}

function refTo(name: string): JsonObject {
  return { $ref: `#/components/responses/${name}` };
}

/** Status codes in ascending order. */
function refusalsOf(route: Route): number[] {
  const { method, path, action, query, body } = route;
  const open = route.permission === 'public';
  const isNamed = path.includes('{');
  const isRead = method === 'GET' || method === 'HEAD';
  const isFile = open && isRead && route.response === undefined && route.responseType === undefined;
  const holds: readonly (readonly [status: number, holds: boolean])[] = [
    [400, body !== undefined || query !== undefined || action !== undefined || (isNamed && !isFile)],
    [401, !isFile],
    [403, !isFile],
    [404, isNamed],
    [409, writes(route)],
    [412, writes(route)],
    [413, body !== undefined],
    [415, body !== undefined],
    [429, !(open && isRead)],
    [503, !isFile],
  ];
  return holds.flatMap(([status, can]) => (can ? [status] : []));
}

/** Only operations that write aspects have conditions and conflicts. */
function writes({ method, tag, query = {} }: Route): boolean {
  return tag === 'Write' || method === 'PATCH' || method === 'DELETE' || 'async' in query;
}
