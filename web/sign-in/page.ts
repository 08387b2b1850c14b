/** The pages of sign-in: one script for three forms, of which a page has one. */
import './page.css';
import { describeProblem } from './problems.js';
import { readTarget } from './target.js';

type Fields = Readonly<Record<string, string>>;

interface Form {
  readonly path: string;
  /** Body of the request. */
  readonly body: (fields: Fields) => object;
  /** What people read instead of the service's own words, by status. */
  readonly messages: Readonly<Record<number, string>>;
  readonly done: () => void;
}

const parameters = new URLSearchParams(location.search);

const FORMS: Readonly<Record<string, Form>> = {
  'sign-in': {
    path: '/logIn',
    body: ({ username, password }) => ({ username, password }),
    messages: { 401: 'The user name or the password is wrong.' },
    done: goOn,
  },
  'sign-up': {
    path: '/signUp',
    body: ({ email, fullName, password }) => ({
      ...{ email, fullName, password },
      inviteToken: parameters.get('invite_token') ?? '',
    }),
    messages: {
      403: 'This invitation does not hold, or no longer. Ask for a new one.',
      409: 'There is an account for this e-mail address already.',
    },
    done: goOn,
  },
  reset: {
    path: '/resetNativeUserCredentials',
    body: ({ username = '', password }) => ({
      userUrn: `urn:li:corpuser:${username.normalize('NFC')}`,
      password,
      resetToken: parameters.get('reset_token') ?? '',
    }),
    messages: {
      403: 'This link does not hold for this user, or no longer. Ask an administrator for a new one.',
    },
    done: () => {
      form()?.remove();
      say('note', 'Your password is set. Sign in with it.');
    },
  },
};

function form(): HTMLFormElement | null {
  return document.querySelector('form');
}

function goOn(): void {
  location.assign(readTarget());
}

/** Only ever as text: nothing of an answer or of the address becomes part of the page's markup. */
function say(place: 'problem' | 'note', text: string): void {
  const element = document.getElementById(place);
  if (element === null) return;
  element.textContent = text;
  element.hidden = text === '';
}

async function send(fields: Fields, { path, body, messages, done }: Form): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body(fields)),
  });
  if (response.ok) {
    done();
    return;
  }
  say('problem', messages[response.status] ?? (await readProblem(response)));
}

async function readProblem(response: Response): Promise<string> {
  const wait = response.headers.get('Retry-After');
  if (response.status === 429) return `Too many wrong attempts. Try again in ${wait ?? '60'} seconds.`;
  if (response.status === 503)
    return 'The catalog is not available at the moment. Try again in a few seconds.';
  const answer = (await response.json().catch(() => ({}))) as { message?: string };
  return answer.message ?? `The catalog answered with status ${String(response.status)}.`;
}

async function submit(element: HTMLFormElement, given: Form): Promise<void> {
  const fields = Object.fromEntries(
    [...new FormData(element)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  say('problem', '');
  if (fields['repeated'] !== undefined && fields['repeated'] !== fields['password']) {
    say('problem', 'The two passwords are not the same.');
    return;
  }
  const button = element.querySelector('button');
  if (button !== null) button.disabled = true;
  try {
    await send(fields, given);
  } catch {
    say('problem', 'The catalog does not answer. Is there a network?');
  } finally {
    if (button !== null) button.disabled = false;
  }
}

/** The provider's link, and a word where nobody has to sign in. */
async function askService(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('#single-sign-on');
  if (link === null) return;
  const answer = (await (await fetch('/config')).json()) as {
    signIn?: { required?: boolean; singleSignOn?: string };
  };
  const { required = true, singleSignOn } = answer.signIn ?? {};
  if (!required) say('note', 'Nobody has to sign in here: without signing in you act as the first user.');
  if (singleSignOn === undefined) return;
  link.textContent = `Sign in with ${singleSignOn}`;
  const target = new URL(readTarget(), location.origin);
  link.href = `/sso?${new URLSearchParams({ redirect_uri: target.pathname + target.search + target.hash }).toString()}`;
  link.hidden = false;
}

function start(): void {
  const element = form();
  const given = FORMS[element?.id ?? ''];
  if (element === null || given === undefined) return;
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(element, given);
  });
  say('problem', describeProblem(parameters.get('problem') ?? ''));
  // Without the answer there is still the password.
  askService().catch(() => undefined);
}

start();
