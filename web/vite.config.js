/** Build of the web application (`scripts/build/build-web.js`), and its development server. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Address of the API for the development server. */
const SERVICE = process.env.TRELLIS_URL ?? 'http://127.0.0.1:8080';

const FORWARDED = [
  '/api/graphql',
  '/api/graphiql',
  '/logIn',
  '/login',
  '/logOut',
  '/restli',
  '/openapi',
  '/entities',
  '/config',
];

export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // Pictures become files, because the page's content policy is easier to read without exceptions.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Only browsers with light-dark(), because its fallback would not follow the chosen scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Packages mark modules with "use client", which means something on servers that render React only.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(FORWARDED.map((path) => [`^${path}(/|\\?|$)`, { target: SERVICE }])),
  },
});
