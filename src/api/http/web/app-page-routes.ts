/** Routes of the web application: one HTML page for all of its addresses, and the assets that it loads. */
import { join } from 'node:path';
import type { MetadataModel } from '../../../model/types.js';
import { Reply } from '../reply.js';
import { defineRoute, type Route } from '../route.js';
import { APP_POLICY } from './app-policy.js';
import { pageFiles, REVALIDATED, type ReadPageFile } from './page-files.js';

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

/** @param webFolder output folder of the web build */
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
      defineRoute<unknown, unknown>({
        ...COMMON,
        path: `/${file}`,
        operationId: `getPageFile:${file}`,
        permission: 'public',
        summary: 'A file of the web application',
        handle: ({ headers }) => readPage(file, headers),
      }),
    ),
    defineRoute<unknown, unknown, { file: string }>({
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
const adminRoute = defineRoute<unknown, unknown>({
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
  return defineRoute<unknown, unknown>({
    ...COMMON,
    path,
    permission: 'signed-in',
    operationId: `getPage:${path}`,
    summary: 'A page of the web application',
    handle: ({ headers }) => read('index.html', headers),
  });
}
