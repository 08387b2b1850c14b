/**
 * Writes `schemas/` from the facts of the public metadata model:
 *   npm run import-model [-- FACTS.json] [--check]
 * With --check, nothing is written, and the exit code is 1 if `schemas/` differs from the facts and `scripts/model`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchemaFiles } from './model/build-schema-files.js';
import type { ModelFacts } from './model/facts.js';

const ROOT = join(import.meta.dirname, '..');
const DEFAULT_FACTS = join(ROOT, '..', 'shared', 'model', 'metadata-model.json');

const options = process.argv.slice(2);
const isCheck = options.includes('--check');
const factsFile = options.find((option) => !option.startsWith('--')) ?? DEFAULT_FACTS;
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const files = buildSchemaFiles(readJson(factsFile) as ModelFacts, {
  descriptions: readJson(join(ROOT, 'scripts/model/descriptions.json')) as Record<string, string>,
  searchGroups: readJson(join(ROOT, 'scripts/model/search-groups.json')) as Record<string, string[]>,
  overrides: readJson(join(ROOT, 'scripts/model/overrides.json')) as Record<string, Record<string, unknown>>,
});

const differences: string[] = [];
for (const [name, content] of files) {
  const file = join(ROOT, 'schemas', name);
  const text = `${JSON.stringify(content, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  differences.push(name);
  if (isCheck) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const folder of ['entities', 'aspects', 'types']) {
  if (!existsSync(join(ROOT, 'schemas', folder))) continue;
  const extra = readdirSync(join(ROOT, 'schemas', folder)).filter((name) => !files.has(`${folder}/${name}`));
  if (extra.length > 0)
    console.log(`Not from the facts, left alone: ${extra.map((name) => `${folder}/${name}`).join(', ')}`);
}
console.log(`${files.size} files, ${differences.length} differ${isCheck ? '' : ' and were written'}`);
if (isCheck && differences.length > 0) process.exitCode = 1;
