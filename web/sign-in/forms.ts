/** The forms of the sign-in pages, and what they send. */

/** Values of the inputs by their names. */
export type Values = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
  /** The service says how many characters a new password needs. */
  readonly isNewPassword?: true;
}

export interface Form {
  readonly title: string;
  readonly fields: readonly Field[];
  /** Label of the button. */
  readonly submit: string;
  /** Link to the page where people sign in; absent on that page itself. */
  readonly instead?: string;
  readonly path: string;
  /** Body of the request. */
  readonly body: (values: Values) => object;
  /** Messages that replace those of the service, by status. */
  readonly messages: Readonly<Record<number, string>>;
  /** Message that replaces the form if the browser stays signed in as before, or if sign-in is off. Otherwise the requested page opens. */
  readonly doneForOther?: string;
}

const USER_NAME: Field = { name: 'username', label: 'User name', autocomplete: 'username' };

const parameters = new URLSearchParams(location.search);

/** By the path of the page. */
export const FORMS: Readonly<Record<string, Form>> = {
  '/login': {
    title: 'Sign in',
    fields: [
      USER_NAME,
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    submit: 'Sign in',
    path: '/logIn',
    body: ({ username, password }) => ({ username, password }),
    messages: { 400: 'The user name or the password is wrong.' },
  },
  '/signup': {
    title: 'Create an account',
    fields: [
      {
        name: 'email',
        label: 'E-mail address',
        type: 'email',
        autocomplete: 'username',
        hint: 'This is also your user name.',
      },
      { name: 'fullName', label: 'Full name', autocomplete: 'name' },
      ...newPassword('Password'),
    ],
    submit: 'Create an account',
    instead: 'Sign in instead',
    path: '/signUp',
    body: ({ email, fullName, password }) => ({
      ...{ email, fullName, password },
      inviteToken: parameters.get('invite_token') ?? '',
    }),
    messages: {
      403: 'This invitation is invalid or has expired. Ask for a new one.',
      409: 'An account with this e-mail address already exists.',
    },
    doneForOther: 'The account was created. This browser is not signed in with it.',
  },
  '/reset': {
    title: 'Set a new password',
    fields: [USER_NAME, ...newPassword('New password')],
    submit: 'Set the password',
    instead: 'Sign in',
    path: '/resetNativeUserCredentials',
    body: ({ username = '', password }) => ({
      userUrn: `urn:li:corpuser:${username.normalize('NFC')}`,
      password,
      resetToken: parameters.get('reset_token') ?? '',
    }),
    messages: {
      403: 'This link is for another user, was already used, or has expired. Ask an administrator for a new one.',
    },
    doneForOther: 'Your password is set. Sign in with it.',
  },
};

function newPassword(label: string): Field[] {
  const common = { type: 'password', autocomplete: 'new-password' } as const;
  return [
    { ...common, name: 'password', label, isNewPassword: true },
    { ...common, name: 'repeated', label: `${label} once more` },
  ];
}
