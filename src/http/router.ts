/** Finds the endpoint for method, path and action by map look-ups; knows nothing of what endpoints are. */
import { CatalogError } from '../kernel/errors.js';
import { DOCS_PATH } from './docs/docs-path.js';

export interface Address {
  readonly method: string;
  /** May end in one parameter, e.g. `/aspects/{urn}`. */
  readonly path: string;
  readonly action?: string;
}

export interface Match<Endpoint> {
  readonly endpoint: Endpoint;
  /** What stands in the place of the path's parameter, as it was sent. */
  readonly pathParameter: string;
}

interface Methods<Endpoint> {
  /** By method, then by action; the key of an endpoint without action is the empty string. */
  readonly byMethod: Map<string, Map<string, Endpoint>>;
}

const PARAMETER = /\/\{[^/]+\}$/;

export class Router<Endpoint> {
  private readonly closed = new Map<string, Methods<Endpoint>>();
  /** Paths with a parameter, by what stands before it. */
  private readonly open = new Map<string, Methods<Endpoint>>();
  private longestOpen = 0;

  add(address: Address, endpoint: Endpoint): void {
    const paths = PARAMETER.test(address.path) ? this.open : this.closed;
    const path = address.path.replace(PARAMETER, '');
    const methods: Methods<Endpoint> = paths.get(path) ?? { byMethod: new Map() };
    const actions = methods.byMethod.get(address.method) ?? new Map<string, Endpoint>();
    actions.set(address.action ?? '', endpoint);
    methods.byMethod.set(address.method, actions);
    paths.set(path, methods);
    if (paths === this.open) this.longestOpen = Math.max(this.longestOpen, path.length);
  }

  /**
   * A slash too many at the end of a path without parameter is forgiven; in a parameter it may belong to a URN.
   * @throws NOT_FOUND, METHOD_NOT_ALLOWED (with `details.allow`), INVALID_REQUEST for an unknown action.
   */
  find(request: { method: string; path: string; action?: string }): Match<Endpoint> {
    const trimmed = request.path.replace(/\/+$/, '');
    const closed = this.closed.get(trimmed);
    if (closed !== undefined) return { endpoint: choose(closed, request), pathParameter: '' };
    const open = this.findOpen(request.path);
    if (open !== undefined) {
      return { endpoint: choose(open.methods, request), pathParameter: open.pathParameter };
    }
    throw new CatalogError('NOT_FOUND', `There is no endpoint at ${request.path}; see ${DOCS_PATH}`);
  }

  private findOpen(path: string): { methods: Methods<Endpoint>; pathParameter: string } | undefined {
    for (let at = path.indexOf('/', 1); at > 0 && at <= this.longestOpen; at = path.indexOf('/', at + 1)) {
      const methods = this.open.get(path.slice(0, at));
      const pathParameter = path.slice(at).replace(/^\/+/, '');
      if (methods !== undefined && pathParameter !== '') return { methods, pathParameter };
    }
    return undefined;
  }
}

function choose<Endpoint>(
  methods: Methods<Endpoint>,
  request: { method: string; path: string; action?: string },
): Endpoint {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const actions = methods.byMethod.get(method);
  if (actions === undefined) throw methodNotAllowed(methods, request);
  const endpoint = actions.get('') ?? actions.get(request.action ?? '');
  if (endpoint === undefined) throw unknownAction([...actions.keys()], request);
  return endpoint;
}

function methodNotAllowed<Endpoint>(
  methods: Methods<Endpoint>,
  request: { method: string; path: string },
): CatalogError {
  const allow = [...methods.byMethod.keys()].flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const message = `${request.path} takes ${allow.join(', ')}, not ${request.method}`;
  return new CatalogError('METHOD_NOT_ALLOWED', message, { allow });
}

function unknownAction(known: readonly string[], request: { path: string; action?: string }): CatalogError {
  const given = request.action === undefined ? 'is missing' : `"${request.action}" is unknown`;
  return new CatalogError(
    'INVALID_REQUEST',
    `Query parameter action ${given}; POST ${request.path} takes ${known.join(', ')}`,
    { path: '/action', rule: `enum: ${known.join(', ')}` },
  );
}
