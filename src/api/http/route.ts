/** An endpoint as data: the same declaration routes and validates its requests and documents it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointPermission } from '../../auth/endpoint-permission.js';
import type { Services } from '../../auth/services.js';
import type { JsonObject, JsonValue } from '../../core/json.js';
import type { PathParameters } from './router.js';

/** Executes GraphQL requests. The HTTP layer knows nothing else of GraphQL. */
export interface GraphqlExecutor {
  execute(
    request: { query: string; variables?: Record<string, unknown> | null; operationName?: string | null },
    caller: { actor: string; wantsCost: boolean },
  ): Promise<unknown>;
}

export interface QueryParameter {
  readonly description: string;
  /** Of the parameter's value, or of one item when it is a list. */
  readonly schema: JsonObject;
  readonly required?: boolean;
  /**
   * The parameter may be repeated or be a rest.li `List(a,b)`; with `comma` also `a,b`, which is for names only:
   * a URN may hold commas of its own.
   */
  readonly list?: 'restli' | 'comma';
}

/** A request after it passed the route's schemas. */
export interface Call<Query = unknown, Body = unknown, Parameters = PathParameters> {
  /** The path's parameters by name, still percent-encoded. */
  readonly parameters: Parameters;
  readonly query: Query;
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  /** Scheme and host as the client addressed them, without a trailing slash. */
  readonly origin: string;
  /** URN of who acts; on open routes the empty text where nobody is known to. */
  readonly actor: string;
  /** Of the connection's other end, e.g. `127.0.0.1`. */
  readonly address: string;
}

export type Tag =
  | 'GraphQL'
  | 'Write'
  | 'Read'
  | 'Search'
  | 'Relationships'
  | 'Timeseries'
  | 'Runs'
  | 'Timeline'
  | 'OpenAPI v3'
  | 'OpenAPI'
  | 'Sign-in'
  | 'Service'
  | 'Pages';

export interface RouteDefinition<Query, Body, Parameters = PathParameters> {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Can contain parameters such as `{urn}`. Values of `{urn}`, `{file}` and `{page}` can contain slashes. */
  readonly path: string;
  /** Value of the query parameter `action`, by which the framework's dialect tells POST endpoints apart. */
  readonly action?: string;
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly permission: EndpointPermission;
  readonly query?: Readonly<Record<string, QueryParameter>>;
  readonly body?: JsonObject;
  /** The body may be left out; the handler then gets `undefined`. */
  readonly bodyOptional?: boolean;
  /** Default: `MAX_BODY_BYTES`. */
  readonly maxBodyBytes?: number;
  /** A body that the schema takes, shown by the documentation. */
  readonly example?: JsonValue;
  /** Parse the body so that payloads inside it keep every digit of their numbers. */
  readonly keepDigits?: boolean;
  /** JSON Schema of the answer; left out for what is not JSON. */
  readonly response?: JsonObject;
  /** Gives the JSON value of the answer (may hold `RawJson`), or a `Reply`. */
  handle(call: Call<Query, Body, Parameters>, services: Services): unknown;
}

export type Route = RouteDefinition<unknown, unknown>;

/** Forgets the types of query, body and path parameters, which the route's declaration guarantees from here on. */
export function defineRoute<Query, Body, Parameters = PathParameters>(
  definition: RouteDefinition<Query, Body, Parameters>,
): Route {
  return {
    ...definition,
    handle: (call, services) => definition.handle(call as Call<Query, Body, Parameters>, services),
  };
}
