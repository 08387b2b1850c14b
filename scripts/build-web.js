/** Part of the build: the web pages with all that they need, as files of dist/web that the service serves itself. */
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const { resolve } = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'web/graphiql');
const target = join(root, 'dist/web/graphiql');

if (isStale()) await buildGraphiql();

/** The packages behind the pages change only with the lock file. */
function isStale() {
  const built = join(target, 'page.js');
  if (!existsSync(built)) return true;
  const inputs = [...readdirSync(source).map((file) => join(source, file)), join(root, 'package-lock.json')];
  const builtAt = statSync(built).mtimeMs;
  return inputs.some((file) => statSync(file).mtimeMs > builtAt);
}

async function buildGraphiql() {
  rmSync(target, { recursive: true, force: true });
  const common = {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
    outdir: target,
  };
  await build({
    ...common,
    entryPoints: {
      'editor.worker': resolve('monaco-editor/esm/vs/editor/editor.worker.js'),
      'json.worker': resolve('monaco-editor/esm/vs/language/json/json.worker.js'),
      'graphql.worker': resolve('monaco-graphql/esm/graphql.worker.js'),
    },
  });
  await build({
    ...common,
    entryPoints: { page: join(source, 'page.tsx') },
    jsx: 'automatic',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    assetNames: 'parts/[name]-[hash]',
    loader: { '.ttf': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  cpSync(join(source, 'index.html'), join(target, 'index.html'));
}
