#!/usr/bin/env node
/**
 * Stands in for the command `datahub` in tests of the executor. It is called like the real one, and does what the recipe says at
 * `source.config`: `print` (lines), `show` (names of its variables to print), `tell` (prints its arguments and files), `write` (a proposal for the catalog), `report` (content of the report file, a text is written as it is), `wait` (runs
 * until it is stopped), `until` (waits for a file with this path), `stubborn` (ignores SIGTERM), `last` (a proposal that it writes when it is stopped), `child` (starts a process that outlives it), `exit` (the exit code).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setInterval, setTimeout } from 'node:timers';

const args = process.argv.slice(2);
const valueOf = (flag) => args[args.indexOf(flag) + 1];
const file = valueOf('-c');
const text = readFileSync(file, 'utf8');
const recipe = JSON.parse(text);
const given = recipe.source.config ?? {};

for (const line of given.print ?? []) console.log(line);
for (const name of given.show ?? []) console.log(`${name}=${process.env[name]}`);
if (given.tell) {
  const modes = [file, dirname(file)].map((path) => (statSync(path).mode & 0o777).toString(8));
  const { run_id } = recipe;
  console.log(`told ${JSON.stringify({ args, modes, run_id, folder: dirname(file), recipe: text })}`);
}
if (given.write) await send(given.write);
if (given.report !== undefined)
  writeFileSync(
    valueOf('--report-to'),
    typeof given.report === 'string' ? given.report : JSON.stringify(given.report),
  );
if (given.child) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
  console.log(`child ${child.pid}`);
}
if (given.last)
  process.on('SIGTERM', () => {
    void send(given.last).then(() => process.exit());
  });
if (given.stubborn) process.on('SIGTERM', () => console.log('asked to stop'));
if (given.until) {
  console.log('waiting');
  while (!existsSync(given.until)) await new Promise((resolve) => setTimeout(resolve, 20));
  console.log('went on');
}
if (given.wait) {
  console.log('waiting');
  setInterval(() => undefined, 1_000);
} else process.exit(given.exit ?? 0);

async function send(proposal) {
  const answer = await fetch(`${process.env.DATAHUB_GMS_URL}/aspects?action=ingestProposal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.DATAHUB_GMS_TOKEN}`,
    },
    body: JSON.stringify({ proposal }),
  });
  console.log(`answer ${answer.status}`);
}
