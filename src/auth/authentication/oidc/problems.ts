/** The ways in which single sign-on can fail: a sentence for the user, a word for the page. */
import { CatalogError, type ErrorCode } from '../../../core/errors.js';

interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
}

const PROBLEMS = {
  'not-configured': {
    code: 'NOT_FOUND',
    message: 'This service has no single sign-on; sign in with a password, or have TRELLIS_OIDC_ISSUER set',
  },
  'provider-away': {
    code: 'UNAVAILABLE',
    message: 'The sign-in provider does not answer as it should; try again later, or sign in with a password',
  },
  'client-refused': {
    code: 'UNAVAILABLE',
    message:
      'The sign-in provider refuses this service: an administrator must compare TRELLIS_OIDC_CLIENT_ID, _CLIENT_SECRET and ' +
      '_CLIENT_AUTH with what is registered there',
  },
  cancelled: { code: 'FORBIDDEN', message: 'The sign-in was cancelled at the provider' },
  stale: {
    code: 'UNAUTHENTICATED',
    message:
      'Unauthorized: this sign-in has expired, was started in another browser, or was already used; start again',
  },
  invalid: {
    code: 'UNAUTHENTICATED',
    message: 'Unauthorized: the response of the sign-in provider is invalid; start again',
  },
  'no-name': {
    code: 'FORBIDDEN',
    message:
      'The sign-in provider returned no valid user name: an administrator must check TRELLIS_OIDC_USER_CLAIM, ' +
      'TRELLIS_OIDC_USER_PATTERN and TRELLIS_OIDC_SCOPES',
  },
  'unverified-email': {
    code: 'FORBIDDEN',
    message:
      'The sign-in provider does not state that it has verified this e-mail address (email_verified), which is the user name here: ' +
      'verify it there, or have TRELLIS_OIDC_USER_CLAIM set to another claim',
  },
  'other-identity': {
    code: 'FORBIDDEN',
    message:
      'The account with this user name belongs to another identity at a sign-in provider: an administrator must find out whose it is, ' +
      'and can delete its aspect signInIdentity to hand it over',
  },
  'first-user': {
    code: 'FORBIDDEN',
    message: 'The first user signs in with a password only, so that no provider can take over the account',
  },
  'unknown-user': {
    code: 'FORBIDDEN',
    message: 'You have no account; ask an administrator for one',
  },
  suspended: { code: 'UNAUTHENTICATED', message: 'Unauthorized: the account was suspended or deleted' },
} as const satisfies Record<string, Problem>;

export type SignInProblem = keyof typeof PROBLEMS;

/** @returns an error with the word in `details.problem`. It contains nothing that the provider sent. */
export function signInProblem(problem: SignInProblem): CatalogError {
  const { code, message } = PROBLEMS[problem];
  return new CatalogError(code, message, { problem });
}

/** A refused sign-in. It becomes a `signInProblem` after it is written to the audit log with the user. */
export class RefusedSignIn extends Error {
  constructor(
    readonly problem: SignInProblem,
    /** URN of the user, if known. */
    readonly user?: string,
  ) {
    super(problem);
  }
}
