/** Finds the rules that capabilities declare about writes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AspectRule } from './aspect-rule.js';

const CATALOG = join(import.meta.dirname, '..');
/** A capability with rules has this file, which exports them in the list `aspectRules`. */
const RULES = /^aspect-rules\.[jt]s$/;

/** Returns all rules in the order of the names of the folders, which is the order in which every process takes their locks. */
export async function loadRules(): Promise<readonly AspectRule[]> {
  const files = readdirSync(CATALOG, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(CATALOG, name)).map((file) => ({ folder: name, file })))
    .filter(({ file }) => RULES.test(file))
    .sort((left, right) => (left.folder < right.folder ? -1 : 1));
  const rules: AspectRule[] = [];
  for (const { folder, file } of files) {
    const { href } = pathToFileURL(join(CATALOG, folder, file));
    const module = (await import(href)) as { readonly aspectRules: readonly AspectRule[] };
    rules.push(...module.aspectRules);
  }
  return rules;
}
