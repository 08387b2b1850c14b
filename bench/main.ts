/** `npm run bench`: loads a generated catalog into a service of its own and measures it beside the bare driver. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  try {
    const report = await runBench(options, {
      folder,
      log: (line) => {
        console.error(line);
      },
    });
    console.log(`\n${describe(report)}\n${renderTable(report)}`);
    const file = options.json ?? join(RESULTS, `${options.entities}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`Figures: ${file}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
