/** `npm run bench`: loads a generated catalog into a separate service and compares it with the bare driver. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cleanup, interruption } from './cleanup.js';
import { readOptions } from './options.js';
import { renderTable, describe } from './report/render.js';
import type { Report } from './report/report.js';
import { writeDocs } from './report/write-docs.js';
import { runBench } from './run-bench.js';

const RESULTS = fileURLToPath(new URL('results/', import.meta.url));

const options = readOptions(process.argv.slice(2));

if (options.writeDocs !== undefined) {
  await writeDocs(JSON.parse(readFileSync(options.writeDocs, 'utf8')) as Report);
} else {
  const cleanup = new Cleanup();
  try {
    const report = await Promise.race([measure(cleanup), interruption()]);
    console.log(`\n${describe(report)}\n${renderTable(report)}`);
    const file = options.json ?? join(RESULTS, `${options.entities}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`Figures: ${file}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
  // An interrupted measurement still waits for responses that never arrive.
  process.exit();
}

function measure(cleanup: Cleanup): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const log = (line: string): void => {
    console.error(line);
  };
  return runBench(options, { folder, cleanup, log });
}
