/** Part of the build: the web pages with all that they need, as files of dist/web that the service serves itself. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = { graphiql: buildGraphiql, 'sign-in': buildSignIn };

const COMMON = { bundle: true, format: 'esm', target: 'es2022', minify: true, logLevel: 'warning' };

export async function buildWeb() {
  for (const [name, buildPage] of Object.entries(PAGES)) {
    const source = join(root, 'web', name);
    const target = join(root, 'dist/web', name);
    if (!isStale(source, target)) continue;
    // Beside its place until it is whole: a service that runs, or another build, never finds half a page.
    const made = `${target}.${process.pid}`;
    try {
      const { build } = await import('esbuild');
      await buildPage({ build, source, target: made });
      for (const file of readdirSync(source).filter((file) => file.endsWith('.html')))
        cpSync(join(source, file), join(made, file));
      replace(target, made);
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  }
}

/** Two builds at once make the same: whose comes second may stay away. */
function replace(target, made) {
  const old = `${made}.old`;
  try {
    // Moved, as deleting takes long enough for a request to find nothing.
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
  const built = join(target, 'page.js');
  if (!existsSync(built)) return true;
  const inputs = [...readdirSync(source).map((file) => join(source, file)), join(root, 'package-lock.json')];
  const builtAt = statSync(built).mtimeMs;
  return inputs.some((file) => statSync(file).mtimeMs > builtAt);
}

async function buildSignIn({ build, source, target }) {
  await build({ ...COMMON, outdir: target, entryPoints: { page: join(source, 'page.ts') } });
}

async function buildGraphiql({ build, source, target }) {
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
