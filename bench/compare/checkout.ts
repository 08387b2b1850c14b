/** A commit of the repository as a built program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunParts } from '../program.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCK_FILE = 'package-lock.json';

export interface Build {
  /** The folder from which the service is started. */
  readonly root: string;
  /** The commit, with a mark if the working tree has changes. */
  readonly commit: string;
}

/** Builds the working tree, or a commit in a temporary working tree of its own. */
export async function provideBuild(
  revision: string | undefined,
  { name, ...parts }: RunParts & { readonly name: string },
): Promise<Build> {
  if (revision === undefined) {
    await run('node', ['scripts/build.js'], ROOT);
    return { root: ROOT, commit: await run('git', ['describe', '--always', '--dirty'], ROOT) };
  }
  const commit = await run('git', ['rev-parse', '--short', '--verify', `${revision}^{commit}`], ROOT);
  const root = join(parts.folder, name);
  parts.log(`Building ${commit}`);
  await run('git', ['worktree', 'add', '--detach', root, commit], ROOT);
  parts.cleanup.add(async () => {
    await run('git', ['worktree', 'remove', '--force', root], ROOT);
  });
  await provideModules(root);
  await run('node', ['scripts/build.js'], root);
  return { root, commit };
}

/** Commits with the same lock file share the installed packages. */
async function provideModules(root: string): Promise<void> {
  const [own, others] = [ROOT, root].map((folder) => readFileSync(join(folder, LOCK_FILE), 'utf8'));
  const installed = join(ROOT, 'node_modules');
  if (own === others && existsSync(installed)) symlinkSync(installed, join(root, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], root);
}

/** @returns the output @throws Error with the output if the program fails */
async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return output.stdout.trim();
  throw new Error(`${program} ${args.join(' ')} failed:\n${output.stdout}${output.stderr}`);
}
