/** Writes the figures of a run into docs/benchmarks.md, so that no figure is typed by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { renderMarkdown } from './render.js';
import type { Report } from './report.js';
import { renderScale } from './scale.js';

const DOCUMENT = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const END = '<!-- measured: end -->';
/** New sections are inserted above this heading. */
const NEXT_HEADING = '\n## Rows\n';

interface Section {
  /** What was measured; identifies the section. */
  readonly name: string;
  /** Precedes a section that the document does not have yet. */
  readonly heading: string;
  readonly text: string;
}

export async function writeDocs(report: Report): Promise<void> {
  let text = readFileSync(DOCUMENT, 'utf8');
  for (const section of sectionsOf(report)) text = replaceSection(text, section);
  const config = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(text, { ...config, parser: 'markdown' }));
}

function sectionsOf(report: Report): Section[] {
  if (report.sizes.length > 1) {
    return [{ name: 'growing catalog', heading: '## At scale', text: renderScale(report) }];
  }
  return report.sizes.map((measured) => ({
    name: `${measured.entities} entities`,
    heading: '',
    text: renderMarkdown(report, measured),
  }));
}

/** @throws Error if the document has no place for the section */
function replaceSection(text: string, section: Section): string {
  const begin = `<!-- measured, ${section.name}: begin (npm run bench -- --write-docs FILE) -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(END, from);
  const filled = `${begin}\n\n${section.text}\n\n`;
  if (from >= 0 && to > from) return text.slice(0, from) + filled + text.slice(to);
  const next = text.indexOf(NEXT_HEADING);
  if (next < 0) throw new Error(`${DOCUMENT} lacks the heading "${NEXT_HEADING.trim()}"`);
  return `${text.slice(0, next)}\n${section.heading}\n\n${filled}${END}\n${text.slice(next)}`;
}
