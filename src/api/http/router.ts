/** Finds the endpoint for method, path and action by map look-ups; knows nothing of what endpoints are. */
import { CatalogError } from '../../core/errors.js';
import { DOCS_PATH } from './docs-path.js';

export interface Address {
  readonly method: string;
  /** Can contain parameters, e.g. `/aspects/{urn}`. Values of `{urn}`, `{file}` and `{page}` can contain slashes; others match one segment. */
  readonly path: string;
  readonly action?: string;
}

/** What stands in the places of the path's parameters, as it was sent, by name. */
export type PathParameters = Readonly<Record<string, string>>;

export interface Match<Endpoint> {
  readonly endpoint: Endpoint;
  readonly parameters: PathParameters;
}

/** By method, then by action; the key of an endpoint without action is the empty string. */
type Methods<Endpoint> = Map<string, Map<string, Endpoint>>;

interface Pattern<Endpoint> {
  readonly path: string;
  readonly shape: RegExp;
  readonly methods: Methods<Endpoint>;
}

const PARAMETER = /\{([^}]+)\}/;
const MAY_HOLD_SLASHES = new Set(['urn', 'file', 'page']);

export class Router<Endpoint> {
  private readonly closed = new Map<string, Methods<Endpoint>>();
  /** Paths with parameters, by what stands before the first; the ones with more fixed parts come first. */
  private readonly open = new Map<string, Pattern<Endpoint>[]>();
  private longestOpen = 0;

  /** @param accepts says of the parameters that a path was taken apart into whether they can be meant. */
  constructor(private readonly accepts: (parameters: PathParameters) => boolean = () => true) {}

  add(address: Address, endpoint: Endpoint): void {
    const methods = PARAMETER.test(address.path)
      ? this.openMethods(address.path)
      : getOrAdd(this.closed, address.path, () => new Map<string, Map<string, Endpoint>>());
    getOrAdd(methods, address.method, () => new Map<string, Endpoint>()).set(address.action ?? '', endpoint);
  }

  /**
   * A slash too many at the end of a path without parameter is forgiven; in a parameter it may belong to a URN.
   * @throws NOT_FOUND, METHOD_NOT_ALLOWED (with `details.allow`), INVALID_REQUEST for an unknown action.
   */
  find(request: { method: string; path: string; action?: string }): Match<Endpoint> {
    const trimmed = request.path.replace(/\/+$/, '') || '/';
    const closed = this.closed.get(trimmed);
    if (closed !== undefined) return { endpoint: choose(closed, request), parameters: {} };
    const open = this.findOpen(request.path);
    if (open !== undefined) {
      return { endpoint: choose(open.methods, request), parameters: open.parameters };
    }
    throw new CatalogError('NOT_FOUND', `There is no endpoint at ${request.path}; see ${DOCS_PATH}`);
  }

  private openMethods(path: string): Methods<Endpoint> {
    const before = path.slice(0, path.search(PARAMETER)).replace(/\/$/, '');
    const patterns = getOrAdd(this.open, before, () => []);
    const known = patterns.find((pattern) => pattern.path === path);
    if (known !== undefined) return known.methods;
    const pattern: Pattern<Endpoint> = { path, shape: shapeOf(path), methods: new Map() };
    patterns.push(pattern);
    patterns.sort(
      (one, other) => fixedParts(other.path) - fixedParts(one.path) || parts(other.path) - parts(one.path),
    );
    this.longestOpen = Math.max(this.longestOpen, before.length);
    return pattern.methods;
  }

  private findOpen(path: string): { methods: Methods<Endpoint>; parameters: PathParameters } | undefined {
    // Routes with more fixed leading segments take precedence.
    for (let at = path.lastIndexOf('/', this.longestOpen); at > 0; at = path.lastIndexOf('/', at - 1)) {
      for (const { shape, methods } of this.open.get(path.slice(0, at)) ?? []) {
        const parameters = shape.exec(path)?.groups;
        if (parameters !== undefined && this.accepts(parameters)) return { methods, parameters };
      }
    }
    return undefined;
  }
}

/** The whole path as an expression with a named group for each parameter; slashes before a parameter may be doubled. */
function shapeOf(path: string): RegExp {
  const pieces = path.split(new RegExp(PARAMETER, 'g')).map((piece, index) => {
    if (index % 2 === 0) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/$/, '/+');
    return MAY_HOLD_SLASHES.has(piece) ? `(?<${piece}>[^/].*)` : `(?<${piece}>[^/]+)`;
  });
  const end = MAY_HOLD_SLASHES.has(lastPart(path)) ? '$' : '/*$';
  return new RegExp(`^${pieces.join('')}${end}`, 's');
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(PARAMETER, '$1');
}

function parts(path: string): number {
  return path.split('/').length;
}

function fixedParts(path: string): number {
  return path.split('/').filter((part) => !PARAMETER.test(part)).length;
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function choose<Endpoint>(
  methods: Methods<Endpoint>,
  request: { method: string; path: string; action?: string },
): Endpoint {
  const actions = methods.get(request.method) ?? (request.method === 'HEAD' ? methods.get('GET') : undefined);
  if (actions === undefined) throw methodNotAllowed(methods, request);
  const endpoint = actions.get('') ?? actions.get(request.action ?? '');
  if (endpoint === undefined) throw unknownAction([...actions.keys()], request);
  return endpoint;
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

function unknownAction(known: readonly string[], request: { path: string; action?: string }): CatalogError {
  const given = request.action === undefined ? 'is missing' : `"${request.action}" is unknown`;
  return new CatalogError(
    'INVALID_REQUEST',
    `Query parameter action ${given}; POST ${request.path} takes ${known.join(', ')}`,
    { path: '/action', rule: `enum: ${known.join(', ')}` },
  );
}
