/** The pages to sign in, to create an account with an invitation, and to set a new password. */
import { join } from 'node:path';
import { SIGN_IN_PATH } from '../sign-in/sign-in-page.js';
import { defineRoute, type Route } from '../route.js';
import { pageFiles, REVALIDATED } from './page-files.js';

const COMMON = { method: 'GET', tag: 'Sign-in', permission: 'public' } as const;

/** One file; its script reads the path. */
const PAGES = [
  { path: SIGN_IN_PATH, operationId: 'getSignInPage', summary: 'The page to sign in' },
  {
    path: '/signup',
    operationId: 'getSignUpPage',
    summary: 'The page to create an account with an invitation (`invite_token`)',
  },
  {
    path: '/reset',
    operationId: 'getResetPage',
    summary: 'The page to set a new password with a reset token (`reset_token`)',
  },
];

/** @param webFolder output folder of the web build */
export function signInPageRoutes(webFolder: string): Route[] {
  const read = pageFiles(join(webFolder, 'sign-in'), { 'Cache-Control': REVALIDATED });
  return [
    ...PAGES.map((page) =>
      defineRoute<unknown, unknown>({
        ...COMMON,
        ...page,
        handle: ({ headers }) => read('page.html', headers),
      }),
    ),
    defineRoute<unknown, unknown, { file: string }>({
      ...COMMON,
      path: `${SIGN_IN_PATH}/{file}`,
      operationId: 'getSignInPageFile',
      summary: 'A file of these pages',
      handle: ({ parameters, headers }) => read(parameters.file, headers),
    }),
  ];
}
