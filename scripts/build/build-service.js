/**
 * Part of the build: compiles the service to JavaScript. It does not check types, `npm run check` does. A full build takes a second,
 * and a build without changes takes no time.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = join(ROOT, 'src');
const TARGET = join(ROOT, 'dist');
/** Has the modification time of the newest file that decides how everything is built. */
const STAMP = join(TARGET, '.built-with');
const BUILT_WITH = [fileURLToPath(import.meta.url), join(ROOT, 'package-lock.json')];

export async function buildService() {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ source: join(SOURCES, file), built: join(TARGET, file.replace(/\.ts$/, '.js')) }));
  const isAllStale = !isCurrent(STAMP, newestOf(BUILT_WITH));
  const stale = sources.filter(({ source, built }) => isAllStale || !isCurrent(built, modifiedAt(source)));
  if (stale.length > 0) await compile(stale);
  removeOrphans(new Set(sources.map(({ built }) => built)));
  if (isAllStale) {
    mkdirSync(TARGET, { recursive: true });
    writeFileSync(STAMP, '');
    setModified(STAMP, newestOf(BUILT_WITH));
  }
}

/** A built file carries its source's modification time, so that an older source counts as changed, too. */
function isCurrent(built, changedAt) {
  return existsSync(built) && modifiedAt(built) === changedAt;
}

async function compile(files) {
  const { build } = await import('esbuild');
  // Read before compiling: a source that changes meanwhile is built again next time.
  const times = files.map(({ source }) => modifiedAt(source));
  await build({
    entryPoints: files.map(({ source }) => source),
    outbase: SOURCES,
    outdir: TARGET,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  files.forEach(({ built }, index) => setModified(built, times[index]));
}

/** Removes built files whose source is gone. */
function removeOrphans(built) {
  const web = join(TARGET, 'web');
  for (const file of readdirSync(TARGET, { recursive: true, encoding: 'utf8' })) {
    const path = join(TARGET, file);
    const isWeb = path === web || path.startsWith(`${web}/`);
    if (isWeb || !/\.js(\.map)?$/.test(file) || built.has(path.replace(/\.map$/, ''))) continue;
    rmSync(path);
  }
}

function newestOf(files) {
  return Math.max(...files.map(modifiedAt));
}

function modifiedAt(file) {
  return Math.round(statSync(file).mtimeMs);
}

function setModified(file, millis) {
  utimesSync(file, millis / 1_000, millis / 1_000);
}
