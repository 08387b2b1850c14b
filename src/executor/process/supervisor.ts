/**
 * Runs one command as a process group of its own and outlives the service: when the service ends for any reason, the supervisor stops the
 * group and deletes the private folder of the run, which contains secrets. `run-command.ts` starts it and passes an order as JSON.
 * Messages to the service: one `CommandEnd`. The service sends "stop".
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { CommandEnd, CommandOrder } from './run-command.js';

const order = JSON.parse(process.argv[2] ?? '') as CommandOrder;
const { program, args, folder, privateFolder, graceMillis } = order;
// The group has the id of its first process. Its output goes to the service directly, all through one pipe, so that lines stay whole.
const command = spawn(program, args, {
  cwd: folder,
  detached: true,
  stdio: ['ignore', 1, 1],
});
let isStopping = false;
let isOver = false;

function signalGroup(signal: NodeJS.Signals): void {
  if (command.pid === undefined) return;
  try {
    process.kill(-command.pid, signal);
  } catch {
    // The group has ended.
  }
}

function stop(): void {
  if (isStopping || isOver) return;
  isStopping = true;
  signalGroup('SIGTERM');
  setTimeout(() => {
    signalGroup('SIGKILL');
  }, graceMillis).unref();
}

function finish(end: CommandEnd): void {
  if (isOver) return;
  isOver = true;
  // What the command has left running, e.g. a server that it started.
  signalGroup('SIGKILL');
  if (process.connected) {
    process.send?.(end, () => {
      if (process.connected) process.disconnect();
    });
  } else rmSync(privateFolder, { recursive: true, force: true });
}

command.on('error', (error: NodeJS.ErrnoException) => {
  finish({ problem: error.code ?? error.message });
});
command.on('exit', (code, signal) => {
  finish(code === null ? { problem: `signal ${String(signal)}` } : { code });
});
process.on('message', stop);
process.on('disconnect', stop);
// A terminal and a service manager signal all processes at once. The service decides when the run ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
