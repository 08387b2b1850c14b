/** Sends GraphQL operations to the service that delivered the page. */
import type { Operation } from './operation.js';

interface GraphqlAnswer<Answer> {
  readonly data?: Answer | null;
  readonly errors?: readonly ProblemOfAnswer[];
}

/**
 * Longest body of a kept-alive request, in characters of up to 3 bytes. Browsers refuse kept-alive requests under way whose bodies exceed
 * 64 KiB together, so two of this length fit. Source: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
const KEPT_ALIVE_LENGTH = 8_000;

/**
 * A failed field is null in the result. Only a result without data is an error.
 * @throws ApiError when the service refuses the operation or cannot be reached
 */
export async function request<Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer> {
  const body = JSON.stringify({ query: operation, variables });
  // The browser sends a kept-alive request even if the user closes or reloads the page first.
  const keepalive = operation.startsWith('mutation') && body.length <= KEPT_ALIVE_LENGTH;
  const response = await send({ body, keepalive, ...(signal && { signal }) });
  if (response.status === 401) {
    openSignIn();
    throw new ApiError('You are not signed in.', { code: 'UNAUTHENTICATED' });
  }
  const answer = (await response.json().catch(() => ({}))) as GraphqlAnswer<Answer>;
  const [problem] = answer.errors ?? [];
  const isWithoutData = answer.data === undefined || answer.data === null;
  if (problem !== undefined && (isWithoutData || isRootField(problem))) throw ApiError.of(problem);
  if (isWithoutData) throw new ApiError(`The service answered with status ${response.status}.`);
  return answer.data;
}

async function send(init: Pick<RequestInit, 'body' | 'keepalive' | 'signal'>): Promise<Response> {
  try {
    return await fetch('/api/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      ...init,
    });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new ApiError('The service cannot be reached.', { code: 'UNREACHABLE' });
  }
}

function isRootField({ path }: ProblemOfAnswer): boolean {
  return (path?.length ?? 0) <= 1;
}

function openSignIn(): void {
  const here = `${location.pathname}${location.search}`;
  location.assign(`/login?${new URLSearchParams({ redirect_uri: here }).toString()}`);
}

/** An item of `errors` in a GraphQL response. */
interface ProblemOfAnswer {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    /** As in `src/core/errors.ts`, or a code of Apollo. */
    readonly reason?: string;
    readonly errorId?: string;
    readonly rule?: string;
    /** Path in the input. */
    readonly path?: string;
    readonly aspectName?: string;
  };
}

interface ApiErrorDetails {
  /** As in `src/core/errors.ts`, or `UNREACHABLE`. */
  readonly code?: string;
  /** Identifies the error in the log of the service. */
  readonly errorId?: string;
  readonly rule?: string;
  /** Path in the input, e.g. `/actors/users/0`. */
  readonly path?: string;
  /** The aspect that was not written. */
  readonly aspectName?: string;
}

/** An error or refusal of the service. The message is shown to the user. */
export class ApiError extends Error {
  readonly code: string;
  readonly errorId: string | undefined;
  readonly rule: string | undefined;
  readonly path: string | undefined;
  readonly aspectName: string | undefined;

  constructor(message: string, { code = 'INTERNAL', errorId, rule, path, aspectName }: ApiErrorDetails = {}) {
    super(message);
    this.code = code;
    this.errorId = errorId;
    this.rule = rule;
    this.path = path;
    this.aspectName = aspectName;
  }

  static of({ message, extensions = {} }: ProblemOfAnswer): ApiError {
    const { reason, ...details } = extensions;
    return new ApiError(message, { ...details, ...(reason !== undefined && { code: reason }) });
  }
}
