/** The declaration of an endpoint. It routes and validates requests and documents the endpoint. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { KnownActor } from '../../auth/authorization/policies/types.js';
import type { Services, EndpointPermission } from '../../auth/services.js';
import type { ReportUnknownFields } from '../../catalog/writes/types.js';
import type { JsonObject, JsonValue } from '../../core/json.js';
import type { ShapeOf } from './json-schema.js';
import type { Requester } from '../../core/request-facts.js';
import { FRAMEWORK } from '../../core/compatibility.js';
import type { PathParameters } from './router.js';

/** Executes GraphQL requests. This is all that the HTTP layer knows about GraphQL. */
export interface GraphqlExecutor {
  execute(
    request: { query: string; variables?: Record<string, unknown> | null; operationName?: string | null },
    caller: Requester & {
      known: KnownActor | undefined;
      wantsCost: boolean;
      onUnknownFields: ReportUnknownFields;
      origin: string;
    },
  ): Promise<unknown>;
}

export interface QueryParameter {
  readonly description: string;
  /** Schema of the parameter's value, or of one item of a list. */
  readonly schema: JsonObject;
  readonly required?: boolean;
  /**
   * The parameter can be repeated or be a `List(a,b)`; with `comma` also `a,b`. Use `comma` only for names, because URNs can contain
   * commas.
   */
  readonly list?: 'restli' | 'comma';
}

export type QueryParameters = Readonly<Record<string, QueryParameter>>;

type ValueOf<Parameter> = Parameter extends { readonly list: string; readonly schema: infer Item }
  ? readonly ShapeOf<Item>[]
  : Parameter extends { readonly schema: infer Schema }
    ? ShapeOf<Schema>
    : never;

/** The values of query parameters. */
export type QueryOf<Given> = {
  readonly [Name in keyof Given as Given[Name] extends { required: true } ? Name : never]: ValueOf<
    Given[Name]
  >;
} & {
  readonly [Name in keyof Given as Given[Name] extends { required: true } ? never : Name]?: ValueOf<
    Given[Name]
  >;
};

/** The values of the parameters of a path. */
export type ParametersOf<Path extends string> = string extends Path
  ? PathParameters
  : Path extends `${string}{${infer Name}}${infer Rest}`
    ? { readonly [Parameter in Name]: string } & ParametersOf<Rest>
    : unknown;

/** A request that fits the route's schemas. */
export interface Call<Query = unknown, Body = unknown, Parameters = PathParameters> extends Requester {
  /** Parameters of the path by name, still percent-encoded. */
  readonly parameters: Parameters;
  readonly query: Query;
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  /** Scheme and host as the client addressed them, without a trailing slash. */
  readonly origin: string;
  /** URN of the actor; on open routes the empty text without credentials. */
  readonly actor: string;
  /** What was read about the actor when the request arrived. For a handler that gets services of its own. */
  readonly known: KnownActor | undefined;
  /** Address of the client's end of the connection, e.g. `127.0.0.1`. */
  readonly address: string;
  /** For a handler that gets services of its own. The services of the call already report to it. */
  readonly onUnknownFields: ReportUnknownFields;
}

export type Tag =
  | 'GraphQL'
  | 'Write'
  | 'Read'
  | 'Search'
  | 'Relationships'
  | 'Timeseries'
  | 'Runs'
  | 'Tests'
  | 'Timeline'
  | 'OpenAPI v3'
  | 'OpenAPI'
  | 'Files'
  | 'Sign-in'
  | 'Service'
  | 'Pages';

interface RouteFacts {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Value of the query parameter `action`, which distinguishes POST endpoints with the same path. */
  readonly action?: string;
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly permission: EndpointPermission;
  /**
   * True: handling usually needs a decision by policies, so what these need to know about the actor is read with the credentials. Default:
   * false for signed-in routes, which are open to every actor, true for the others.
   */
  readonly needsDecision?: true;
  /** The handler gets the request itself as body and reads its content. The route declares no `body`. */
  readonly readsContent?: true;
  /** Default: `MAX_BODY_BYTES`. */
  readonly maxBodyBytes?: number;
  /** Default: true for public routes without a body. True: the requests do not count as requests that are handled, so a busy service answers them. */
  readonly whileBusy?: boolean;
  /** An example of the body for the documentation. */
  readonly example?: JsonValue;
  /** Parse the body so that numbers in payloads keep every digit. */
  readonly keepDigits?: boolean;
  /** JSON Schema of the response; absent if the response is not JSON. */
  readonly response?: JsonObject;
  /** Media type of a response that is not JSON, for the documentation. */
  readonly responseType?: string;
}

export interface Route extends RouteFacts {
  /** Can contain parameters such as `{urn}`. Values of `{urn}`, `{file}` and `{page}` can contain slashes. */
  readonly path: string;
  readonly query?: QueryParameters;
  readonly body?: JsonObject;
  /** The body is optional; without one, the handler gets `undefined`. */
  readonly bodyOptional?: boolean;
  /** Returns the JSON value of the response, which can contain `RawJson`, or a `Reply`. */
  handle(call: Call, services: Services): unknown;
}

/** The members of a route that the types of its requests follow from. */
interface Handled<Path extends string, Query extends QueryParameters, Body extends JsonObject, IsOptional> {
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyOptional?: IsOptional;
  handle(
    call: Call<
      QueryOf<Query>,
      ShapeOf<Body> | ([IsOptional] extends [true] ? undefined : never),
      ParametersOf<Path>
    >,
    services: Services,
  ): unknown;
}

/**
 * Declares an action, a POST endpoint that shares its path with others.
 * @param definition `operationId` is the name of the action unless it is given
 */
export function defineAction<const Body extends JsonObject>(
  path: string,
  action: string,
  definition: Omit<RouteFacts, 'method' | 'action' | 'operationId'> &
    Handled<string, QueryParameters, Body, boolean> & { readonly operationId?: string },
): Route {
  return withoutTypes({ operationId: action, ...definition, method: 'POST', path, action });
}

/** The tag can be left out only for paths below `/openapi`. */
type Definition = Omit<RouteFacts, 'method' | 'tag' | 'permission'> &
  Partial<Pick<Route, 'method' | 'tag' | 'permission'>>;

/** Declares an endpoint that reads. Default: a GET that shows every signed-in actor what they may view. */
export function defineRead<
  const Path extends string,
  const Query extends QueryParameters,
  const Body extends JsonObject,
  IsOptional extends boolean = false,
>(path: Path, definition: Definition & Handled<Path, Query, Body, IsOptional>): Route {
  const tag = definition.tag ?? tagOf(path);
  return withoutTypes({ method: 'GET', permission: 'signed-in', ...definition, tag, path });
}

/** Declares an endpoint that changes something. Default: a POST whose changes are permitted one by one. */
export function defineChange<
  const Path extends string,
  const Query extends QueryParameters,
  const Body extends JsonObject,
>(path: Path, definition: Definition & Handled<Path, Query, Body, false>): Route {
  const tag = definition.tag ?? tagOf(path);
  return withoutTypes({ method: 'POST', permission: 'per-change', ...definition, tag, path });
}

function tagOf(path: string): Tag {
  if (path.startsWith('/openapi/v3/')) return 'OpenAPI v3';
  if (path.startsWith('/openapi/')) return 'OpenAPI';
  throw new Error(`The endpoint ${path} has no tag`);
}

/** Declares any other endpoint. */
export function defineRoute<
  const Path extends string,
  const Query extends QueryParameters,
  const Body extends JsonObject,
>(definition: RouteFacts & { readonly path: Path } & Handled<Path, Query, Body, false>): Route {
  return withoutTypes(definition);
}

/** Erases the types of query, body and path parameters. The route's schemas guarantee them at run time. */
function withoutTypes(
  route: Omit<Route, 'handle'> & { handle(call: never, services: Services): unknown },
): Route {
  return route;
}

/** A response other than JSON with status 200, e.g. a page or a redirect. */
export class Reply<Body extends string | Buffer | Readable = string | Buffer> {
  constructor(
    readonly body: Body,
    readonly options: {
      readonly type: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | string[]>>;
    },
  ) {}
}

/** Path of the documentation page. */
export const DOCS_PATH = `/${FRAMEWORK}/docs`;
