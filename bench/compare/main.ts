/** `npm run bench:compare`: compares two commits of the service in one run. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram, type Cleanup } from '../cleanup.js';
import { renderTerminal } from '../report/render.js';
import { compare, type Comparison } from './compare.js';
import { readOptions, type CompareOptions } from './options.js';
import { drawProfiles } from './profiles.js';
import { comparisonGrid, describeComparison } from './report.js';

const options = readOptions(process.argv.slice(2));
await runProgram((cleanup) => main(options, cleanup));

async function main(options: CompareOptions, cleanup: Cleanup): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-compare-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const log = (line: string): void => {
    console.error(line);
  };
  const comparison = await compare(options, { folder, cleanup, log }, (series) => {
    log(renderTerminal(comparisonGrid([series])));
  });
  console.log(`\n${describeComparison(comparison)}\n${renderTerminal(comparisonGrid(comparison.series))}`);
  if (options.json !== undefined) save(comparison, options.json);
  if (options.profile !== undefined) drawProfiles(options.profile, console.log);
}

function save(comparison: Comparison, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(comparison, null, 2)}\n`);
  console.log(`Figures: ${file}`);
}
