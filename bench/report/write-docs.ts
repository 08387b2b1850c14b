/** Writes the figures of a run into docs/benchmarks.md, so that no figure is typed by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { renderMarkdown } from './render.js';
import type { Report } from './report.js';

const DOCUMENT = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
/** The document has a section for each size of the catalog. */
const beginOf = (entities: number): string =>
  `<!-- measured, ${entities} entities: begin (npm run bench -- --write-docs FILE) -->`;
const END = '<!-- measured: end -->';

export async function writeDocs(report: Report): Promise<void> {
  const text = readFileSync(DOCUMENT, 'utf8');
  const begin = beginOf(report.entities);
  const from = text.indexOf(begin);
  const to = text.indexOf(END, from);
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} lacks the lines "${begin}" and "${END}"`);
  const filled = `${text.slice(0, from + begin.length)}\n\n${renderMarkdown(report)}\n\n${text.slice(to)}`;
  const config = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(filled, { ...config, parser: 'markdown' }));
}
