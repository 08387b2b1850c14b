/** `npm run bench`: loads a catalog into a separate service and compares it with the bare driver. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureGenerator } from './catalog/measure-generator.js';
import { runProgram, type Cleanup } from './cleanup.js';
import { runDebian } from './debian/run-debian.js';
import { readOptions, type BenchOptions } from './options.js';
import { debianGrid, describeDebian, type DebianReport } from './report/debian.js';
import { describe, renderTerminal, rowGrid } from './report/render.js';
import type { Report } from './report/report.js';
import { loadGrid, scaleGrid } from './report/scale.js';
import { writeDocs } from './report/write-docs.js';
import { runBench } from './run-bench.js';
import type { RunParts } from './service/service-process.js';

const RESULTS = fileURLToPath(new URL('results/', import.meta.url));

const options = readOptions(process.argv.slice(2));

if (options.writeDocs !== undefined) {
  await writeDocs(JSON.parse(readFileSync(options.writeDocs, 'utf8')) as Report | DebianReport);
} else if (options.generate === true) {
  measureGenerator(options, console.log);
} else {
  await runProgram((cleanup) => measure(options, cleanup));
}

async function measure({ debian, json, ...others }: BenchOptions, cleanup: Cleanup): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const log = (line: string): void => {
    console.error(line);
  };
  const parts: RunParts = { folder, cleanup, log };
  if (debian === undefined) {
    const file = json ?? join(RESULTS, `${others.sizes.join('-')}.json`);
    const report = await runBench(others, parts, (partial) => {
      save(partial, file);
    });
    print(report);
  } else {
    const report = await runDebian({ ...others, debian }, parts);
    console.log(`\n${describeDebian(report)}\n${renderTerminal(debianGrid(report))}`);
    save(report, json ?? join(RESULTS, 'debian.json'));
  }
}

function print(report: Report): void {
  for (const measured of report.sizes) {
    console.log(`\n${describe(report, measured)}\n${renderTerminal(rowGrid(measured.rows))}`);
  }
  console.log(`\n${renderTerminal(loadGrid(report))}`);
  if (report.sizes.length > 1) console.log(renderTerminal(scaleGrid(report)));
}

function save(report: Report | DebianReport, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`Figures: ${file}`);
}
