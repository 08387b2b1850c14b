/**
 * Part of the build: the service's JavaScript. Types are not looked at here, `npm run check` does that; so a build takes less than a
 * second, and one that has nothing to do takes no time.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = join(ROOT, 'src');
const TARGET = join(ROOT, 'dist');
/** As old as the files that decide how everything is built. */
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

/** A built file has its source's time of change, to the millisecond: a source that is older than before is another one, too. */
function isCurrent(built, changedAt) {
  return existsSync(built) && modifiedAt(built) === changedAt;
}

async function compile(files) {
  const { build } = await import('esbuild');
  // Taken before: what is changed while this runs is built again next time.
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

/** What a source that is gone has left. */
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
