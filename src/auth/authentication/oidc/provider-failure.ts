/** Classifies failures between this service and the identity provider, for users and for the log. */
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { SignInProblem } from './problems.js';

/** Error codes of the authorization endpoint that report a fault of the provider (RFC 6749, 4.1.2.1). */
const PROVIDER_TROUBLE = new Set(['server_error', 'temporarily_unavailable']);
/** Error codes of the token endpoint that concern the code, not this service (RFC 6749, 5.2). */
const CODE_REFUSED = new Set(['invalid_grant']);
/** The library's codes for a provider that does not answer in time, or not in the protocol. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

export function classifyFailure(error: unknown): SignInProblem {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return PROVIDER_TROUBLE.has(error.error) ? 'provider-away' : 'client-refused';
  }
  if (error instanceof ResponseBodyError) {
    if (error.status >= 500) return 'provider-away';
    return CODE_REFUSED.has(error.error) ? 'stale' : 'client-refused';
  }
  // Errors without a code come from below the protocol, usually from a failed connection.
  const { code } = error instanceof ClientError ? error : {};
  return code === undefined || NO_ANSWER.has(code) ? 'provider-away' : 'invalid';
}

/** Logs only codes and the library's own words, because answers of the provider may contain tokens or names. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const said =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : '';
  const { cause } = error;
  const under = cause instanceof Error && !(cause instanceof SyntaxError) ? cause.message : '';
  return [error.message, said, under].filter((part) => part !== '').join(': ');
}
