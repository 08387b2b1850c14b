/** Routes of the web pages: the web application, the GraphQL explorer and the sign-in pages. */
import { join } from 'node:path';
import type { MetadataModel } from '../../model/types.js';
import { defineRead, defineRoute, type Route, Reply } from './route.js';
import { SIGN_IN_PATH } from './sign-in/sign-in-page.js';
import { APP_POLICY, pageFiles, REVALIDATED, type ReadPageFile } from './page-files.js';

const PLAIN_PAGES = [
  '/',
  '/search',
  '/browse',
  '/documents',
  '/analytics',
  '/settings',
  '/ingestion',
  '/sources',
  '/changes',
];

/** Trees of the browse page, each at `/browse/<tree>`, with its nodes below. */
const BROWSE_TREES = ['platform', 'domain', 'glossary', 'type'];

/** Areas of the settings, each at `/settings/<area>`. */
const SETTINGS_AREAS = [
  'tokens',
  'views',
  'users',
  'service-accounts',
  'groups',
  'roles',
  'policies',
  'secrets',
  'posts',
  'ownership-types',
  'properties',
];

/** Address segments that differ from the name of their entity type, and aliases that existing clients print. */
const TYPE_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  dataJob: ['tasks'],
  dataFlow: ['pipelines'],
  corpuser: ['user'],
  corpGroup: ['group'],
  mlFeature: ['features'],
  mlFeatureTable: ['featureTables'],
  mlModel: ['mlModels'],
  mlPrimaryKey: ['mlPrimaryKeys'],
};

/** The names of these files change with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The web application: one HTML page for all of its addresses, and the assets that it loads. @param webFolder output folder of the web build */
export function appPageRoutes({
  webFolder,
  model,
}: {
  readonly webFolder: string;
  readonly model: MetadataModel;
}): Route[] {
  const folder = join(webFolder, 'app');
  const readPage = pageFiles(folder, { 'Content-Security-Policy': APP_POLICY, 'Cache-Control': REVALIDATED });
  const readAsset = pageFiles(join(folder, 'assets'), { 'Cache-Control': FOR_EVER });
  return [
    ...pageAddresses(model).map((path) => pageRoute(path, readPage)),
    ...['icon.svg', 'color-scheme.js'].map((file) =>
      defineRoute({
        ...COMMON,
        path: `/${file}`,
        operationId: `getPageFile:${file}`,
        permission: 'public',
        summary: 'A file of the web application',
        handle: ({ headers }) => readPage(file, headers),
      }),
    ),
    defineRoute({
      ...COMMON,
      path: '/assets/{file}',
      operationId: 'getPageAsset',
      permission: 'public',
      summary: 'A file of the web application whose name changes with its content',
      handle: ({ parameters, headers }) => readAsset(parameters.file, headers),
    }),
    adminRoute,
  ];
}

const COMMON = { method: 'GET', tag: 'Pages' } as const;

/** Scripts use it as a health check of the front end. */
const adminRoute = defineRoute({
  ...COMMON,
  path: '/admin',
  operationId: 'getAdmin',
  permission: 'public',
  summary: 'Answers `GOOD` when the web pages are served',
  handle: () => new Reply('GOOD', { type: 'text/plain; charset=utf-8' }),
});

function pageAddresses(model: MetadataModel): string[] {
  const types = [...model.entities.keys()].flatMap((type) => [type, ...(TYPE_ADDRESSES[type] ?? [])]);
  return [
    ...PLAIN_PAGES,
    '/ingestion/{file}',
    '/sources/{file}',
    '/documents/{file}',
    ...BROWSE_TREES.flatMap((tree) => [`/browse/${tree}`, `/browse/${tree}/{file}`]),
    ...SETTINGS_AREAS.map((area) => `/settings/${area}`),
    '/settings/policies/{file}',
    '/settings/service-accounts/{file}',
    ...types.map((type) => `/${type}/{page}`),
  ];
}

/** The page parses its own address. A URN in the address may be unknown to the catalog. */
function pageRoute(path: string, read: ReadPageFile): Route {
  return defineRoute({
    ...COMMON,
    path,
    permission: 'signed-in',
    operationId: `getPage:${path}`,
    summary: 'A page of the web application',
    handle: ({ headers }) => read('index.html', headers),
  });
}

const GRAPHIQL = '/api/graphiql';

/** The editor inserts styles into the page and runs its language services in workers. */
const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The GraphQL explorer, a page that loads nothing from other sites. @param webFolder output folder of the web build */
export function graphiqlRoutes(webFolder: string): Route[] {
  const read = pageFiles(join(webFolder, 'graphiql'), {
    'Content-Security-Policy': GRAPHIQL_POLICY,
    'Cache-Control': REVALIDATED,
  });
  return [
    defineRead(GRAPHIQL, {
      operationId: 'getGraphiql',
      tag: 'GraphQL',
      permission: 'public',
      summary: 'The GraphQL explorer',
      handle: ({ headers }) => read('index.html', headers),
    }),
    defineRead(`${GRAPHIQL}/{file}`, {
      operationId: 'getGraphiqlFile',
      tag: 'GraphQL',
      permission: 'public',
      summary: 'A file of the explorer',
      // Seen from `/api/graphiql/`, with a slash at the end, the page's relative addresses have one folder more.
      handle: ({ parameters, headers }) =>
        read(parameters.file.replace(/^graphiql\//, '') || 'index.html', headers),
    }),
  ];
}

const SIGN_IN_PAGE = { method: 'GET', tag: 'Sign-in', permission: 'public' } as const;

/** One file; its script reads the path. */
const SIGN_IN_PAGES = [
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

/** The pages to sign in, to create an account with an invitation, and to set a new password. @param webFolder output folder of the web build */
export function signInPageRoutes(webFolder: string): Route[] {
  const read = pageFiles(join(webFolder, 'sign-in'), { 'Cache-Control': REVALIDATED });
  return [
    ...SIGN_IN_PAGES.map((page) =>
      defineRoute({
        ...SIGN_IN_PAGE,
        ...page,
        handle: ({ headers }) => read('page.html', headers),
      }),
    ),
    defineRoute({
      ...SIGN_IN_PAGE,
      path: `${SIGN_IN_PATH}/{file}`,
      operationId: 'getSignInPageFile',
      summary: 'A file of these pages',
      handle: ({ parameters, headers }) => read(parameters.file, headers),
    }),
  ];
}
