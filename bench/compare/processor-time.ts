/** Processor time as Linux counts it. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The unit of these files, whatever the kernel uses inside. */
const TICKS_PER_SECOND = 100;

/** Returns the milliseconds of a process, with those of its children that have ended. */
export function processorMillis(pid: number): number {
  return parseProcessorMillis(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** @param status a line of `/proc/<pid>/stat`; the name of the program may contain spaces and parentheses */
export function parseProcessorMillis(status: string): number {
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime, cstime: fields 14 to 17 of the line.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1_000) / TICKS_PER_SECOND;
}

/** Returns the milliseconds of all processors in all processes. */
export function machineMillis(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}
