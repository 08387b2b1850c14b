/** Finds the endpoint of a request by method, path and action. */
import { METHODS } from 'node:http';
import KoaRouter from '@koa/router';
import type { Middleware, ParameterizedContext } from 'koa';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { HttpState } from './request-context.js';

export interface Address {
  readonly method: string;
  /** Can contain parameters, e.g. `/aspects/{urn}`. Values of `{urn}`, `{file}` and `{page}` can contain slashes; others match one segment. */
  readonly path: string;
  readonly action?: string;
}

/** Values of the path's parameters by name, exactly as the client sent them. */
export type PathParameters = Readonly<Record<string, string>>;

/** By method, then by action. An endpoint without action has the empty string as its key. */
type Methods<Endpoint> = Map<string, Map<string, Endpoint>>;

interface RouterOptions<Endpoint> {
  /** Rejects values that cannot belong to this path, so that the next matching path is tried. Default: accepts all. */
  readonly accepts?: (parameters: PathParameters) => boolean;
  readonly handle: (ctx: RoutedContext, endpoint: Endpoint, parameters: PathParameters) => Promise<void>;
  /** Called before a request is refused because the path does not take its method or action. @param endpoints all of this path */
  readonly beforeRefusal?: (ctx: RoutedContext, endpoints: readonly Endpoint[]) => Promise<void>;
}

/** What the router reads from the context of a request, and writes to it. */
interface Routed {
  readonly captures: readonly string[];
  readonly newRouterPath: string;
}

const NO_PARAMETERS: PathParameters = {};

/** A request on its way through the router, which reads `newRouterPath` and sets `captures`. */
export type RoutedContext = ParameterizedContext<HttpState>;

const PARAMETER = /\{([^}]+)\}/;
const MAY_HOLD_SLASHES = new Set(['urn', 'file', 'page']);

/**
 * A middleware that calls the endpoint of the request. It calls `next` if no path matches. It reads the path from `ctx.newRouterPath`, which
 * must be the path as the client sent it: `@koa/router` hands out captures undecoded, so URNs keep their percent signs and slashes.
 * @throws METHOD_NOT_ALLOWED with `details.allow`; INVALID_REQUEST for an unknown action
 */
export function routeRequests<Endpoint>(
  endpoints: readonly (readonly [Address, Endpoint])[],
  { accepts = () => true, handle, beforeRefusal }: RouterOptions<Endpoint>,
): Middleware<HttpState> {
  const router = new KoaRouter<HttpState>();
  /** Paths without parameters. They come first, so looking them up changes no order. */
  const fixed = new Map<string, Middleware<HttpState>>();
  for (const [path, methods] of groupByPath(endpoints)) {
    const names = parameterNames(path);
    const all = [...methods.values()].flatMap((actions) => [...actions.values()]);
    const layer: Middleware<HttpState> = async (ctx, next) => {
      const { captures, newRouterPath } = ctx as unknown as Routed;
      const parameters =
        names.length === 0
          ? NO_PARAMETERS
          : Object.fromEntries(names.map((name, index) => [name, captures[index] ?? '']));
      if (!accepts(parameters)) {
        await next();
        return;
      }
      const { action } = ctx.state;
      const request = { method: ctx.method, path: newRouterPath, action };
      const chosen = choose(methods, request);
      if (chosen instanceof CatalogError) {
        await beforeRefusal?.(ctx, all);
        throw chosen;
      }
      await handle(ctx, chosen, parameters);
    };
    // All methods, so that a method that the path does not take is answered 405 here.
    router.register(shapeOf(path), METHODS, layer, { pathAsRegExp: true });
    if (names.length === 0) fixed.set(path, layer);
  }
  const patterns = router.routes() as Middleware<HttpState>;
  return (ctx, next) =>
    (fixed.get((ctx as unknown as Routed).newRouterPath) ?? patterns)(ctx, next) as Promise<void>;
}

/** The most specific path comes first: fixed paths, then by length of the fixed beginning, by fixed segments and by segments. */
function groupByPath<Endpoint>(
  endpoints: readonly (readonly [Address, Endpoint])[],
): [string, Methods<Endpoint>][] {
  const paths = new Map<string, Methods<Endpoint>>();
  for (const [{ method, path, action = '' }, endpoint] of endpoints) {
    const methods = getOrAdd(paths, path, () => new Map<string, Map<string, Endpoint>>());
    getOrAdd(methods, method, () => new Map<string, Endpoint>()).set(action, endpoint);
  }
  return [...paths].sort(([one], [other]) => {
    const [left, right] = [rankOf(one), rankOf(other)];
    const index = left.findIndex((value, at) => value !== right[at]);
    return index < 0 ? 0 : (right[index] ?? 0) - (left[index] ?? 0);
  });
}

function rankOf(path: string): number[] {
  const segments = path.split('/');
  const first = segments.findIndex((segment) => PARAMETER.test(segment));
  const fixed = segments.filter((segment) => !PARAMETER.test(segment)).length;
  return [first < 0 ? 1 : 0, first, fixed, segments.length];
}

/**
 * The whole path as an expression with a group for each parameter. Clients double slashes where they join an address that ends with one
 * to a path, and add one at the end.
 */
function shapeOf(path: string): RegExp {
  const pieces = path.split(new RegExp(PARAMETER, 'g')).map((piece, index) => {
    if (index % 2 === 0) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '/+');
    return MAY_HOLD_SLASHES.has(piece) ? '([^/].*)' : '([^/]+)';
  });
  const last = path.slice(path.lastIndexOf('/') + 1).replace(PARAMETER, '$1');
  return new RegExp(`^${pieces.join('')}${MAY_HOLD_SLASHES.has(last) ? '$' : '/*$'}`, 's');
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(new RegExp(PARAMETER, 'g'))].map(([, name = '']) => name);
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function choose<Endpoint>(
  methods: Methods<Endpoint>,
  request: { method: string; path: string; action: string | undefined },
): Endpoint | CatalogError {
  const actions = methods.get(request.method) ?? (request.method === 'HEAD' ? methods.get('GET') : undefined);
  if (actions === undefined) return methodNotAllowed(methods, request);
  const endpoint = actions.get('') ?? actions.get(request.action ?? '');
  return endpoint ?? unknownAction([...actions.keys()], request);
}

function methodNotAllowed<Endpoint>(
  methods: Methods<Endpoint>,
  request: { method: string; path: string },
): CatalogError {
  const allow = [
    ...new Set([...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
  ];
  const message = `${request.path} takes ${allow.join(', ')}, not ${request.method}`;
  return new CatalogError('METHOD_NOT_ALLOWED', message, { allow });
}

function unknownAction(
  known: readonly string[],
  request: { path: string; action: string | undefined },
): CatalogError {
  const given = request.action === undefined ? 'is missing' : `"${request.action}" is unknown`;
  return invalidRequest(
    '/action',
    `Query parameter action ${given}; POST ${request.path} takes ${known.join(', ')}`,
    `enum: ${known.join(', ')}`,
  );
}
