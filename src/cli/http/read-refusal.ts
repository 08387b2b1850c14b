/** Converts error responses to one sentence that states what to do. */
import { CatalogError, ERROR_STATUS, type ErrorCode } from '../../core/errors.js';

export const NEEDS_TOKEN = 'The service requires a valid access token: use --token or TRELLIS_TOKEN';

/** @param text the body of a response with a status other than 2xx */
export function readRefusal(response: Response, text: string): CatalogError {
  const { status } = response;
  if (status === 401) return new CatalogError('UNAUTHENTICATED', NEEDS_TOKEN);
  const body = parseObject(text);
  const message = body?.['message'];
  const code = findCode(body?.['code']) ?? (body === undefined ? undefined : codeOfStatus(status));
  if (typeof message !== 'string' || code === undefined) return fromElsewhere(response);
  return new CatalogError(code, withAdvice(code, message), { status });
}

/** @param reason from the body of a GraphQL response, whose status is always 200 */
export function readGraphqlRefusal(reason: unknown, message: string): CatalogError {
  const known = findCode(reason) ?? 'INVALID_REQUEST';
  return new CatalogError(known, withAdvice(known, message));
}

const ADVICE: Partial<Record<ErrorCode, string>> = {
  UNAVAILABLE: 'Wait a moment and try again.',
  OVERLOADED: 'Wait a moment and try again.',
  FORBIDDEN: 'Use a token with this permission.',
};

function withAdvice(code: ErrorCode, message: string): string {
  const advice = ADVICE[code];
  if (advice === undefined) return message;
  return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${advice}`;
}

/** A response of a gateway or another server, not of Trellis. */
function fromElsewhere({ status, url }: Response): CatalogError {
  const { origin } = new URL(url);
  if (status === 429 || status >= 500) {
    return new CatalogError('UNAVAILABLE', `${origin} answers ${status}: wait a moment and try again.`);
  }
  return new CatalogError(
    'UNAVAILABLE',
    `${origin} answers ${status} , which Trellis never does: is this the address of the service? Set it with --server.`,
  );
}

/** @returns undefined for anything but a JSON object */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function findCode(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' && code in ERROR_STATUS ? (code as ErrorCode) : undefined;
}

function codeOfStatus(status: number): ErrorCode | undefined {
  const codes = Object.entries(ERROR_STATUS).find(([, known]) => known === status);
  return codes?.[0] as ErrorCode | undefined;
}
