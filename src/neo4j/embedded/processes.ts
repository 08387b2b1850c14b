/** Other processes of this machine: runs them, recognizes them, waits for them, and shares files with them. */
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../core/clock.js';
import { newId } from '../../core/ids.js';

/** Identifies a process, even after its id was reused. */
export interface ProcessMark {
  readonly pid: number;
  /** Start of the process as the system reports it; empty if the system does not. */
  readonly startedAt: string;
}

/** @returns undefined when no such process runs. */
export function markOf(pid: number): ProcessMark | undefined {
  if (!isAlive(pid)) return undefined;
  const startedAt = existsSync('/proc/self/stat') ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.startedAt === mark.startedAt;
}

export function parseMark(text: string): ProcessMark | undefined {
  try {
    const value = JSON.parse(text) as Partial<ProcessMark> | null;
    if (typeof value?.pid !== 'number' || typeof value.startedAt !== 'string') return undefined;
    return { pid: value.pid, startedAt: value.startedAt };
  } catch {
    // The file is foreign or truncated by a crash, so it names no process.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted means that the process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux: field 22 of the status line, ticks since boot, with the boot's id. A zombie has ended and only waits to be collected. */
function startFromProc(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19] ?? ''}`;
  } catch {
    // The process ended meanwhile.
    return undefined;
  }
}

function startFromPs(pid: number): string | undefined {
  const result = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  if (result.error !== undefined) return '';
  return result.stdout.trim() || undefined;
}

interface RunOptions {
  /** The program's whole environment; absent: that of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program. */
  readonly signal?: AbortSignal | undefined;
}

interface RunResult {
  readonly succeeded: boolean;
  /** Output of both streams. */
  readonly output: string;
}

const STDIO: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
/** Codes of the system for a command that names no program that this user may run. */
const NO_PROGRAM = new Set(['ENOENT', 'ENOTDIR', 'EACCES']);

/** Runs a program to its end. @returns undefined if there is no such program. @throws other errors that prevent its start */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, signal }: RunOptions = {},
): Promise<RunResult | undefined> {
  try {
    return await runToEnd(spawn(command, args, { stdio: STDIO, signal, env }));
  } catch (error) {
    if (NO_PROGRAM.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function runToEnd(program: ChildProcessByStdio<null, Readable, Readable>): Promise<RunResult> {
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('close', (code) => {
      resolve({ succeeded: code === 0, output });
    });
  });
}

const INTERVAL_MS = 100;

interface WaitOptions {
  /** Absent: no limit. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Polls for a condition without an event: the end of another process, a lock that becomes free.
 * @returns whether the condition became true before the deadline
 * @throws the signal's reason if it is aborted
 */
export async function awaitCondition(holds: () => boolean, options: WaitOptions = {}): Promise<boolean> {
  const { deadlineMs, signal } = options;
  const end = deadlineMs === undefined ? Infinity : systemClock.now() + deadlineMs;
  while (!holds()) {
    if (systemClock.now() >= end) return false;
    await delay(INTERVAL_MS);
    signal?.throwIfAborted();
  }
  return true;
}

/** A lock for one process at a time: a file that names its holder. A killed process no longer holds it. */
export interface FileLock {
  release(): void;
}

/** @returns the lock, or its current holder */
export function acquireFileLock(file: string): FileLock | { holder: ProcessMark } {
  for (;;) {
    if (linkMark(file)) return lockOn(file);
    const text = readIfExists(file);
    if (text === undefined) continue;
    const holder = parseMark(text);
    if (holder !== undefined && isRunning(holder)) return { holder };
    const other = removeStale(file, text);
    if (other !== undefined) return { holder: other };
  }
}

function lockOn(file: string): FileLock {
  let held = true;
  return {
    release: () => {
      // A second call must not remove the lock of the next holder.
      if (held) rmSync(file, { force: true });
      held = false;
    },
  };
}

/** Links a complete file, so the lock appears atomically. @returns false if the lock exists */
function linkMark(file: string): boolean {
  const own = `${file}.${newId()}`;
  writeFileSync(own, JSON.stringify(markOf(process.pid)), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Several processes may find the same stale lock. Only the holder of a second lock removes it, so that no process removes a fresh lock.
 * @returns the process that is about to remove it
 */
function removeStale(file: string, stale: string): ProcessMark | undefined {
  const attempt = acquireFileLock(`${file}.stale`);
  if ('holder' in attempt) return attempt.holder;
  try {
    if (readIfExists(file) === stale) rmSync(file);
  } finally {
    attempt.release();
  }
  return undefined;
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
