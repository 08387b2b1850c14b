/** What is said to people where signing in at a provider did not work; the words stand for them in the address. */
export const PROBLEMS = {
  'not-configured': 'There is no single sign-on here. Sign in with your password.',
  'provider-away': 'The sign-in provider does not answer. Try again later, or sign in with a password.',
  'client-refused':
    'The sign-in provider does not accept this catalog. An administrator must look at its settings.',
  cancelled: 'You cancelled the sign-in.',
  stale: 'This sign-in is over, or was begun in another browser. Begin again.',
  invalid: 'The sign-in provider gave an answer that does not hold. Begin again.',
  'no-name':
    'The sign-in provider tells no user name that can be used here. An administrator must look at the settings.',
  'unverified-email':
    'The sign-in provider has not verified your e-mail address. Verify it there, then sign in.',
  'first-user': 'The first user signs in with a password.',
  'unknown-user': 'There is no account for you here. Ask an administrator for one.',
  suspended: 'Your account was suspended or deleted. Ask an administrator.',
} as const;

/** @returns the empty text for other words: what an address says for itself is not shown */
export function describeProblem(word: string): string {
  const known: Readonly<Record<string, string>> = PROBLEMS;
  return Object.hasOwn(known, word) ? (known[word] ?? '') : '';
}
