/** Last of the middleware: finds the route, checks the request against its schemas, calls it and renders its answer. */
import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Access } from '../../../auth/types.js';
import { CatalogError } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import type { MetadataModel } from '../../../model/types.js';
import { establishActor, NOBODY, type ActorRules } from '../sign-in/establish-actor.js';
import { parseJsonBody } from '../parse-json-body.js';
import { decodeQueryText, readParameters, splitQuery, type RawQuery } from '../query.js';
import { Reply } from '../reply.js';
import { readBodyText } from '../request-body.js';
import { readTarget } from '../request-target.js';
import type { Route } from '../route.js';
import type { Services } from '../../../auth/services.js';
import { Router, type Match } from '../router.js';
import type { HttpState } from '../state.js';
import { compileBody, compileQuery } from '../validation.js';
import type { MissingPage } from '../web/missing-page.js';

interface Endpoint {
  readonly route: Route;
  readonly readQuery: (raw: RawQuery) => unknown;
  readonly readBody: (request: IncomingMessage) => Promise<unknown>;
}

export interface DispatchOptions extends Pick<Access, 'identify'> {
  readonly model: MetadataModel;
  /** What handlers get for somebody's request. @param actor URN, or `NOBODY` */
  readonly servicesFor: (actor: string) => Services;
  readonly rules: ActorRules;
  readonly missingPage: MissingPage;
}

export function dispatch(
  routes: readonly Route[],
  { model, identify, servicesFor, rules, missingPage }: DispatchOptions,
): Middleware<HttpState> {
  const router = new Router<Endpoint>(
    ({ urn, aspect, page }) => canBeAspect(urn, aspect, model) && canBePage(page),
  );
  for (const route of routes) router.add(route, compile(route));
  const missing = compile(missingPage.route);
  const findEndpoint = (ctx: Context, request: { path: string; action?: string }): Match<Endpoint> => {
    try {
      return router.find({ method: ctx.method, ...request });
    } catch (error) {
      if (!isNotFound(error) || !missingPage.isFor(ctx, request.path)) throw error;
      return { endpoint: missing, parameters: {} };
    }
  };
  return async (ctx) => {
    const { path, rawQuery } = readTarget(ctx.req.url ?? '/');
    const raw = splitQuery(rawQuery);
    const { endpoint, parameters } = findEndpoint(ctx, { path, ...readAction(raw) });
    const { route } = endpoint;
    ctx.state.operation = route.operationId;
    const actor = await establishActor(ctx, route, { ...rules, identify });
    if (actor !== NOBODY) ctx.state.actor = actor;
    const query = endpoint.readQuery(raw);
    const body = await endpoint.readBody(ctx.req);
    const call = {
      parameters,
      query,
      body,
      headers: ctx.req.headers,
      origin: `${ctx.protocol}://${ctx.host}`,
      actor,
      address: ctx.req.socket.remoteAddress ?? 'unknown',
    };
    const answer = await route.handle(call, servicesFor(actor));
    if (answer instanceof Reply) {
      ctx.status = answer.options.status ?? 200;
      ctx.set({ ...answer.options.headers });
      ctx.type = answer.options.type;
      ctx.body = answer.body;
    } else {
      ctx.type = 'json';
      ctx.body = renderJson(answer);
    }
  };
}

function isNotFound(error: unknown): boolean {
  return error instanceof CatalogError && error.code === 'NOT_FOUND';
}

function readAction(raw: RawQuery): { action?: string } {
  const [action] = raw.get('action') ?? [];
  return action === undefined ? {} : { action: decodeQueryText(action, 'action') };
}

function compile(route: Route): Endpoint {
  return { route, readQuery: queryReader(route), readBody: bodyReader(route) };
}

function queryReader({ query }: Route): Endpoint['readQuery'] {
  if (query === undefined) return () => ({});
  const check = compileQuery(query);
  return (raw) => {
    const parameters = readParameters(raw, query);
    check(parameters);
    return parameters;
  };
}

/**
 * Clients send URNs raw in paths, slashes included: what follows the last slash is an aspect's name only where the URN
 * is complete without it, or where there is such an aspect.
 */
function canBeAspect(urn: string | undefined, aspect: string | undefined, model: MetadataModel): boolean {
  if (urn === undefined || aspect === undefined) return true;
  return /(?:\)|%29)$/.test(urn) || model.aspects.has(aspect);
}

function bodyReader({
  body,
  bodyOptional = false,
  keepDigits = false,
  maxBodyBytes,
}: Route): Endpoint['readBody'] {
  if (body === undefined) return () => Promise.resolve(undefined);
  const check = compileBody(body);
  return async (request) => {
    const text = await readBodyText(request, maxBodyBytes);
    if (bodyOptional && text.trim() === '') return undefined;
    const tree = parseJsonBody(text, { keepDigits });
    check(tree);
    return tree;
  };
}

/** A page path contains a URN, percent-encoded or not. Other paths that start with the name of an entity type, e.g. `/api/x`, are not pages. */
function canBePage(page: string | undefined): boolean {
  return page === undefined || /^urn(:|%3A)/i.test(page);
}
