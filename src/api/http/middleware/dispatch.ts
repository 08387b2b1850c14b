/** The last middleware: finds the route, checks the request against its schemas, calls the handler and renders the response. */
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Access } from '../../../auth/types.js';
import type { SessionOptions } from '../../../auth/authorized-services.js';
import type { KnownActor } from '../../../auth/authorization/policies/types.js';
import { CatalogError } from '../../../core/errors.js';
import { renderJson } from '../../../core/json.js';
import type { LoadLimits } from '../../../core/limits.js';
import type { ReadActivity } from '../../../core/read-activity.js';
import { Slots } from '../../../core/slots.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Services } from '../../../auth/services.js';
import { systemClock } from '../../../core/clock.js';
import { type EventSource, type RequestFacts, newTrace } from '../../../core/request-facts.js';
import { establishActor, NO_ACTOR, type ActorRules } from '../sign-in/establish-actor.js';
import { parseJsonBody } from '../parse-json-body.js';
import { decodeQueryText, readParameters, splitQuery, readTarget } from '../query.js';
import { readBodyText, type BodyRoom, BodyBudget } from '../request-body.js';
import { type Route, Reply, DOCS_PATH } from '../route.js';
import { routeRequests, type PathParameters, type RoutedContext } from '../router.js';
import type { HttpState, RawQuery } from '../request-context.js';
import { UnknownFields } from '../unknown-fields-header.js';
import { compileBody, compileQuery } from '../validation.js';
import { type MissingPage, isOpenPath } from '../missing-page.js';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Endpoint {
  readonly route: Route;
  /** The path of the route, with its action. */
  readonly address: string;
  readonly readQuery: (raw: RawQuery) => unknown;
  readonly readBody: (request: IncomingMessage, room: BodyRoom) => Promise<unknown>;
}

export interface DispatchOptions extends Pick<Access, 'identify'> {
  readonly model: MetadataModel;
  /**
   * Returns the services that a handler gets for an actor.
   * @param actor URN, or `NO_ACTOR`
   */
  readonly servicesFor: (actor: string, options: SessionOptions) => Services;
  readonly rules: ActorRules;
  /** False: every actor may view the whole catalog, so reads need no decision. */
  readonly viewAuthorization: boolean;
  readonly missingPage: MissingPage;
  readonly limits: LoadLimits;
  readonly readActivity: ReadActivity;
}

export function dispatch(routes: readonly Route[], options: DispatchOptions): Middleware<HttpState> {
  const { model, identify, servicesFor, rules, viewAuthorization } = options;
  const { limits, readActivity, missingPage } = options;
  const slots = new Slots({ atOnce: limits.requests, waiting: 0, waitMillis: 0 }, 'requests');
  const budget = new BodyBudget(limits.bodyBytes);
  const handle = async (
    ctx: RoutedContext,
    endpoint: Endpoint,
    parameters: PathParameters,
  ): Promise<void> => {
    const { route } = endpoint;
    const { held } = ctx.state;
    ctx.state.route = endpoint.address;
    ctx.state.operation = route.operationId;
    let read: KnownActor | undefined;
    const onFacts = (found: KnownActor): void => {
      read = found;
    };
    const actor = await establishActor(ctx, route, {
      ...rules,
      identify: (credentials) =>
        identify(credentials, viewAuthorization || needsDecision(route) ? onFacts : undefined),
    });
    // If the client still sends, it could keep rights by sending slowly.
    const known = ctx.req.complete ? read : undefined;
    if (actor !== NO_ACTOR) ctx.state.actor = actor;
    const query = endpoint.readQuery(ctx.state.query);
    const share = budget.open();
    held.push(() => {
      share.release();
    });
    const body = await endpoint.readBody(ctx.req, { share, idleMillis: limits.bodyIdleMillis });
    const unknownFields = new UnknownFields();
    const facts = factsOfRequest(ctx.req, route);
    const call = {
      parameters,
      query,
      body,
      headers: ctx.req.headers,
      origin: `${ctx.protocol}://${ctx.host}`,
      actor,
      facts,
      known,
      address: ctx.req.socket.remoteAddress ?? 'unknown',
      onUnknownFields: unknownFields.add,
    };
    if (isRead(route)) held.push(readActivity.begin());
    if (!isLight(route)) held.push(await slots.take());
    const services = servicesFor(actor, { known, onUnknownFields: unknownFields.add });
    if (facts.trace !== undefined) ctx.res.setHeader('traceparent', facts.trace.traceparent);
    render(ctx, await route.handle(call, services));
    ctx.set(unknownFields.headers);
  };
  /** Without credentials, an address that does not exist is refused like one that does. */
  const requireActor = async (ctx: RoutedContext, permission: Route['permission']): Promise<void> => {
    ctx.state.actor = await establishActor(ctx, { permission }, { ...rules, identify });
  };
  const aspectNames = new Set([...model.aspects.keys()].map((name) => name.toLowerCase()));
  const routed = routeRequests(
    routes.map((route) => [route, compile(route)] as const),
    {
      accepts: ({ urn, aspect, page }) => canBeAspect(urn, aspect, aspectNames) && canBePage(page),
      handle,
      beforeRefusal: async (ctx, endpoints) => {
        if (!endpoints.some(({ route }) => route.permission === 'public'))
          await requireActor(ctx, 'signed-in');
      },
    },
  );
  const missing = compile(missingPage.route);
  return async (ctx) => {
    const { path, rawQuery } = readTarget(ctx.req.url ?? '/');
    const { state } = ctx;
    state.query = splitQuery(rawQuery);
    const action = readAction(state.query);
    if (action !== undefined) state.action = action;
    (ctx as RoutedContext & { newRouterPath: string }).newRouterPath = path;
    await routed(ctx, async () => {
      const isOpen = isOpenPath(path);
      if (!isOpen && missingPage.isFor(ctx, path)) return handle(ctx, missing, {});
      await requireActor(ctx, isOpen ? 'public' : 'signed-in');
      throw new CatalogError('NOT_FOUND', `There is no endpoint at ${path}; see ${DOCS_PATH}`);
    });
  };
}

/** Health, configuration and files are available to every client, also while the service is busy. */
function isLight({ permission, body, whileBusy }: Route): boolean {
  return whileBusy ?? (permission === 'public' && body === undefined);
}

/** Without a decision, what policies need to know about the actor would be read in vain. */
function needsDecision({ permission, needsDecision: isNeeded }: Route): boolean {
  return isNeeded ?? permission !== 'signed-in';
}

/** All GraphQL requests count as reads. People edit with its mutations, and bulk loads do not use them. */
function isRead({ permission }: Route): boolean {
  return permission === 'signed-in';
}

function render(ctx: RoutedContext, answer: unknown): void {
  if (answer instanceof Reply) {
    ctx.status = answer.options.status ?? 200;
    ctx.set({ ...answer.options.headers });
    ctx.type = answer.options.type;
    ctx.body = answer.body;
  } else {
    ctx.res.setHeader('Content-Type', JSON_TYPE);
    ctx.body = renderJson(answer);
  }
}

function readAction(raw: RawQuery): string | undefined {
  const action = raw.get('action')?.[0];
  return action === undefined ? undefined : decodeQueryText(action, 'action');
}

function compile(route: Route): Endpoint {
  const { path, action } = route;
  const address = action === undefined ? path : `${path}?action=${action}`;
  return { route, address, readQuery: queryReader(route), readBody: bodyReader(route) };
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
 * Clients send URNs in paths without encoding, including slashes. The text after the last slash is an aspect name only if the URN is
 * complete without it, or if such an aspect exists, in any case.
 */
function canBeAspect(
  urn: string | undefined,
  aspect: string | undefined,
  names: ReadonlySet<string>,
): boolean {
  if (urn === undefined || aspect === undefined) return true;
  return /(?:\)|%29)$/.test(urn) || names.has(aspect.toLowerCase());
}

function bodyReader({
  body,
  bodyOptional = false,
  keepDigits = false,
  maxBodyBytes,
  readsContent,
}: Route): Endpoint['readBody'] {
  if (readsContent) return (request) => Promise.resolve(request);
  if (body === undefined) return () => Promise.resolve(undefined);
  const check = compileBody(body);
  return async (request, room) => {
    const text = await readBodyText(request, { ...room, maxBytes: maxBodyBytes });
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

/** Routes with these tags belong to no API of the catalog. */
const NO_API: ReadonlySet<Route['tag']> = new Set(['Sign-in', 'Service', 'Pages']);

/** Tells whether requests with this method change no metadata. */
function isSafe(method: Route['method']): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Finds the facts about a request that its changes record. */
function factsOfRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  route: Pick<Route, 'method' | 'path' | 'tag'>,
): RequestFacts {
  const source = eventSourceOf(route);
  const { remoteAddress } = request.socket;
  const userAgent = request.headers['user-agent'];
  return {
    // A request that writes nothing needs no trace.
    ...(!isSafe(route.method) && { trace: newTrace(systemClock.now()) }),
    ...(source !== undefined && { eventSource: source }),
    ...(remoteAddress !== undefined && { sourceIP: remoteAddress }),
    ...(userAgent !== undefined && { userAgent }),
  };
}

function eventSourceOf({ path, tag }: Pick<Route, 'path' | 'tag'>): EventSource | undefined {
  if (NO_API.has(tag)) return undefined;
  if (tag === 'GraphQL') return 'GRAPHQL';
  return path.startsWith('/openapi/') ? 'OPENAPI' : 'RESTLI';
}
