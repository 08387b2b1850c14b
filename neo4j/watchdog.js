/**
 * Runs one program and outlives the process that started it. When the starter ends for any reason, the watchdog stops the
 * program, and kills it if it does not stop. Plain JavaScript, so that it starts in the same way from sources, builds and tests.
 *
 * Argument: JSON {"command": "…", "args": ["…"], "graceMs": 60000,
 * "listening": "part of an output line", "ready": "end of an output line", "stopped": "end of an output line"}
 * Messages to the starter: {"type":"spawned","pid"}, {"type":"listening"}, {"type":"ready"},
 * {"type":"exited","reason","output"} with the last lines of output. The starter sends "stop" or "kill".
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { clearTimeout, setTimeout } from 'node:timers';

const KEPT_LINES = 60;

const { command, args, graceMs, listening, ready, stopped } = JSON.parse(process.argv[2]);
const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
const output = [];
let killTimer;
let finished = false;

function tell(message, sent = () => undefined) {
  // The starter may go at any moment; that is what this program is for.
  if (process.connected) process.send(message, sent);
}

function keep(line) {
  output.push(line);
  if (output.length > KEPT_LINES) output.shift();
  if (line.includes(listening)) tell({ type: 'listening' });
  if (line.endsWith(ready)) tell({ type: 'ready' });
  // The databases are closed. The starter is gone, so nobody needs what the process still does, e.g. an archive of its classes.
  if (line.endsWith(stopped) && !process.connected) program.kill('SIGKILL');
}

function stop() {
  if (killTimer !== undefined || finished) return;
  program.kill('SIGTERM');
  killTimer = setTimeout(() => program.kill('SIGKILL'), graceMs);
}

function finish(reason) {
  if (finished) return;
  finished = true;
  clearTimeout(killTimer);
  tell(
    { type: 'exited', reason, output: output.join('\n') },
    () => process.connected && process.disconnect(),
  );
}

createInterface({ input: program.stdout }).on('line', keep);
createInterface({ input: program.stderr }).on('line', keep);
program.on('spawn', () => tell({ type: 'spawned', pid: program.pid }));
program.on('error', (error) => finish(error.message));
program.on('close', (code, signal) => finish(signal === null ? `exit code ${code}` : `signal ${signal}`));
process.on('message', (message) => {
  if (message === 'kill') program.kill('SIGKILL');
  else stop();
});
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
