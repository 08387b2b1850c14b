/** Part of the build: the web pages with all that they need, as files of dist/web that the service serves itself. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = { app: buildApp, graphiql: buildGraphiql, 'sign-in': buildSignIn };

const COMMON = { bundle: true, format: 'esm', target: 'es2022', minify: true, logLevel: 'warning' };

export async function buildWeb() {
  for (const [name, buildPage] of Object.entries(PAGES)) {
    const source = join(root, 'web', name);
    const target = join(root, 'dist/web', name);
    if (!isStale(source, target)) continue;
    // Built beside its final place, so that a running service never sees half a page.
    const made = `${target}.${process.pid}`;
    try {
      await buildPage({ source, target: made });
      replace(target, made);
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  }
}

/** Two builds at once produce the same files, so the second may lose the race. */
function replace(target, made) {
  const old = `${made}.old`;
  try {
    // Renamed first: deleting takes long enough for a request to find nothing.
    if (existsSync(target)) renameSync(target, old);
    renameSync(made, target);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/** The packages behind the pages change only with the lock file. */
function isStale(source, target) {
  const built = existsSync(target) ? readdirSync(target).find((file) => file.endsWith('.html')) : undefined;
  if (built === undefined) return true;
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(source, file),
  );
  const inputs = [...sources, join(root, 'web/vite.config.js'), join(root, 'package-lock.json')];
  const builtAt = statSync(join(target, built)).mtimeMs;
  return inputs.some((file) => statSync(file).mtimeMs > builtAt);
}

/** The application with all of its pages, each in a file of its own. */
async function buildApp({ target }) {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'web/vite.config.js'),
    logLevel: 'warn',
    build: { outDir: target, emptyOutDir: true },
  });
  await compressFiles(join(target, 'assets'));
}

/** Writes `x.br` and `x.gz` beside each text file. Compressing at build time allows the best level. */
async function compressFiles(folder) {
  const texts = readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (content.length < 1_000) return;
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content));
    }),
  );
}

/** @returns esbuild's function, once the pages' HTML is in its place */
async function prepare(source, target) {
  const { build } = await import('esbuild');
  for (const file of readdirSync(source).filter((file) => file.endsWith('.html')))
    cpSync(join(source, file), join(target, file));
  return build;
}

async function buildSignIn({ source, target }) {
  const build = await prepare(source, target);
  await build({ ...COMMON, outdir: target, entryPoints: { page: join(source, 'page.ts') } });
}

async function buildGraphiql({ source, target }) {
  const build = await prepare(source, target);
  await build({
    ...COMMON,
    outdir: target,
    entryPoints: {
      'editor.worker': resolve('monaco-editor/esm/vs/editor/editor.worker.js'),
      'json.worker': resolve('monaco-editor/esm/vs/language/json/json.worker.js'),
      'graphql.worker': resolve('monaco-graphql/esm/graphql.worker.js'),
    },
  });
  await build({
    ...COMMON,
    outdir: target,
    entryPoints: { page: join(source, 'page.tsx') },
    jsx: 'automatic',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    assetNames: 'parts/[name]-[hash]',
    loader: { '.ttf': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
