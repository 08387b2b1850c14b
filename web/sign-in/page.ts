/** One script for all sign-in pages. */
import './page.css';
import { FORMS, type Field, type Form, type Values } from './forms.js';
import { describeProblem } from './problems.js';

const START_PAGE = '/';

/** Returns the page to open after signing in, which must be on this site. */
function readTarget(): string {
  const given = new URLSearchParams(location.search).get('redirect_uri') ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, location.origin)) return START_PAGE;
  // Browsers treat `//name` and `/\name` as other sites.
  const { origin, href } = new URL(given, location.origin);
  return origin === location.origin ? href : START_PAGE;
}

/** Responses and addresses are inserted only as text, never as markup. */
function showMessage(place: 'problem' | 'note', text: string): void {
  const element = document.getElementById(place);
  if (element === null) return;
  element.textContent = text;
  element.hidden = text === '';
}

/** The cookie with the URN of the signed-in user; empty without one. */
function actorCookie(): string {
  return document.cookie.split('; ').find((cookie) => cookie.startsWith('actor=')) ?? '';
}

async function send(element: HTMLFormElement, values: Values, given: Form): Promise<void> {
  const before = actorCookie();
  const response = await fetch(given.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(given.body(values)),
  });
  if (!response.ok) {
    showMessage('problem', given.messages[response.status] ?? (await readProblem(response)));
    return;
  }
  // The request did not sign in: another user stays signed in, or sign-in is off.
  const isOther = before === actorCookie();
  const done = isOther ? given.doneForOther : undefined;
  if (done === undefined) {
    location.assign(readTarget());
    return;
  }
  element.remove();
  showMessage('note', done);
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
  const values = Object.fromEntries(
    [...new FormData(element)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  showMessage('problem', '');
  if (values['repeated'] !== undefined && values['repeated'] !== values['password']) {
    showMessage('problem', 'The two passwords are not the same.');
    return;
  }
  const button = element.querySelector('button');
  if (button !== null) button.disabled = true;
  try {
    await send(element, values, given);
  } catch {
    showMessage('problem', 'The catalog does not answer. Is there a network?');
  } finally {
    if (button !== null) button.disabled = false;
  }
}

interface SignInSettings {
  readonly required?: boolean;
  readonly singleSignOn?: string;
  readonly passwordMinLength?: number;
}

async function readSettings(): Promise<SignInSettings> {
  const { signIn = {} } = (await (await fetch('/config')).json()) as { signIn?: SignInSettings };
  return signIn;
}

/** How many characters a new password needs. */
async function showPasswordRule(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[data-new]');
  const { passwordMinLength: length } = await readSettings();
  const hint = input?.nextElementSibling;
  if (input === null || length === undefined || !(hint instanceof HTMLElement)) return;
  input.minLength = length;
  hint.textContent = `${length} characters or more.`;
}

/** The link to the provider, and a note if sign-in is off. */
async function showWaysToSignIn(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('#single-sign-on');
  if (link === null) return;
  const { required = true, singleSignOn } = await readSettings();
  if (!required) showMessage('note', 'Sign-in is optional here. Without it, you act as the first user.');
  if (singleSignOn === undefined) return;
  link.textContent = `Sign in with ${singleSignOn}`;
  const target = new URL(readTarget(), location.origin);
  link.href = `/sso?${new URLSearchParams({ redirect_uri: target.pathname + target.search + target.hash }).toString()}`;
  link.hidden = false;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function makeField({ name, label, type, autocomplete, hint: text, isNewPassword }: Field): HTMLElement[] {
  const input = make('input', { id: name, name, type: type ?? 'text', required: true });
  input.setAttribute('autocomplete', autocomplete);
  if (autocomplete === 'username') input.autocapitalize = 'none';
  if (isNewPassword) input.dataset['new'] = '';
  input.spellcheck = false;
  const parts = [make('label', { htmlFor: name, textContent: label }), input];
  const hint = text ?? (isNewPassword ? '' : undefined);
  if (hint === undefined) return parts;
  const id = `${name}-hint`;
  input.setAttribute('aria-describedby', id);
  return [...parts, make('p', { id, className: 'hint', textContent: hint })];
}

function show(element: HTMLFormElement, { title, fields, submit: text, instead }: Form): void {
  document.title = `${title} – Trellis`;
  const heading = document.querySelector('h1');
  if (heading !== null) heading.textContent = title;
  element.append(...fields.flatMap(makeField), make('button', { type: 'submit', textContent: text }));
  element.querySelector('input')?.focus();
  const link = document.querySelector('#instead');
  if (!(link instanceof HTMLElement) || instead === undefined) return;
  link.querySelector('a')?.append(instead);
  link.hidden = false;
}

function start(): void {
  const element = document.querySelector('form');
  // The service accepts trailing slashes.
  const path = location.pathname.replace(/\/+$/, '');
  const given = FORMS[path];
  if (element === null || given === undefined) return;
  show(element, given);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(element, given);
  });
  showMessage('problem', describeProblem(new URLSearchParams(location.search).get('problem') ?? ''));
  // Without the response, people can still sign in with a password, and the service checks new passwords.
  const complete = path === '/login' ? showWaysToSignIn : showPasswordRule;
  complete().catch(() => undefined);
}

start();
