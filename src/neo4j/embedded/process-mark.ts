/** Identifies a process, even after its id was reused. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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
