/** Messages for failed sign-ins at a provider, by the word in the address of the page. */
export const PROBLEMS = {
  'not-configured': 'This catalog has no single sign-on. Sign in with your password.',
  'provider-away': 'The sign-in provider does not answer. Try again later, or sign in with a password.',
  'client-refused':
    'The sign-in provider does not accept this catalog. An administrator must look at its settings.',
  cancelled: 'You cancelled the sign-in.',
  stale: 'This sign-in has expired, or was started in another browser. Start again.',
  invalid: 'The response of the sign-in provider is invalid. Start again.',
  'no-name': 'The sign-in provider returned no valid user name. An administrator must check the settings.',
  'unverified-email':
    'The sign-in provider does not state that your e-mail address is verified. Verify it there, or ask an administrator.',
  'other-identity':
    'The account with your user name belongs to somebody else at the sign-in provider, or to an earlier provider. Ask an administrator.',
  'first-user': 'The first user signs in with a password.',
  'unknown-user': 'You have no account. Ask an administrator for one.',
  suspended: 'Your account was suspended or deleted. Ask an administrator.',
} as const;

/** @returns an empty text for other words, because texts from the address are not shown */
export function describeProblem(word: string): string {
  const known: Readonly<Record<string, string>> = PROBLEMS;
  return Object.hasOwn(known, word) ? (known[word] ?? '') : '';
}
