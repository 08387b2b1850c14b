/** `npm run bench`: loads a catalog into a separate service and compares it with the bare driver. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runDebian } from './debian/run-debian.js';
import { readOptions, type BenchOptions } from './options.js';
import { runProgram, type RunParts } from './program.js';
import { describe, renderTerminal, rowGrid } from './report/render.js';
import { saveFigures, type Report } from './report/report.js';
import { loadGrid, scaleGrid } from './report/scale.js';
import { writeDocs } from './report/write-docs.js';
import { runBench } from './run-bench.js';

const RESULTS = fileURLToPath(new URL('results/', import.meta.url));

const options = readOptions(process.argv.slice(2));

if (options.writeDocs !== undefined) {
  await writeDocs(JSON.parse(readFileSync(options.writeDocs, 'utf8')) as Report);
} else {
  await runProgram('bench', (parts) => measure(options, parts));
}

async function measure(options: BenchOptions, parts: RunParts): Promise<void> {
  if (options.debian !== undefined) {
    console.log(`\n${await runDebian(options.debian, options, parts)}`);
    return;
  }
  const file = options.json ?? join(RESULTS, `${options.sizes.join('-')}.json`);
  const report = await runBench(options, parts, (partial) => {
    saveFigures(partial, file);
  });
  print(report);
}

function print(report: Report): void {
  for (const measured of report.sizes) {
    console.log(`\n${describe(report, measured)}\n${renderTerminal(rowGrid(measured.rows))}`);
  }
  console.log(`\n${renderTerminal(loadGrid(report))}`);
  if (report.sizes.length > 1) console.log(renderTerminal(scaleGrid(report)));
}
