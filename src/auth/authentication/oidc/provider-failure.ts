/** What went wrong between this service and the provider: for people as a problem, for the log as a few words. */
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { SignInProblem } from './problems.js';

/** Answers at the end of an authorization that are the provider's own trouble (RFC 6749, 4.1.2.1). */
const PROVIDER_TROUBLE = new Set(['server_error', 'temporarily_unavailable']);
/** Answers of the token endpoint about the code, not about this service (RFC 6749, 5.2). */
const CODE_REFUSED = new Set(['invalid_grant']);
/** The library's codes for a provider that answers too late, or nothing of the protocol. */
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
  // Others come from below the protocol, as a rule for want of a connection; the library has a code for what is wrong with an answer.
  const { code } = error instanceof ClientError ? error : {};
  return code === undefined || NO_ANSWER.has(code) ? 'provider-away' : 'invalid';
}

/** Words of the library and codes of the protocol only: answers of the provider may hold tokens, or name people. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const said =
    error instanceof AuthorizationResponseError || error instanceof ResponseBodyError ? error.error : '';
  const { cause } = error;
  const under = cause instanceof Error && !(cause instanceof SyntaxError) ? cause.message : '';
  return [error.message, said, under].filter((part) => part !== '').join(': ');
}
