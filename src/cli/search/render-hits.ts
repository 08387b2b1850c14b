import { printable } from '../text/printable.js';
import { renderTable } from '../text/render-table.js';
import type { Facet, SearchPage } from './types.js';

const FACET_VALUES = 5;

/** Renders a table of hits, their number and the facets. */
export function renderHits(
  { total, hits, facets, scrollId }: SearchPage,
  { names, columns }: { names: ReadonlyMap<string, string>; columns: number | undefined },
): string {
  if (total === 0) return 'Nothing found.\n';
  const rows = hits.map(({ urn, type }) => [type, names.get(urn) ?? '', urn]);
  const more = total > hits.length || scrollId !== undefined;
  const count = `${hits.length.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const advice = more ? '; --limit shows more, --all every one' : '';
  const sections = [
    ...(rows.length === 0 ? [] : [renderTable({ head: ['type', 'name', 'urn'], rows }, columns)]),
    `${count}${advice}`,
    ...facets.map(renderFacet).filter((line) => line !== ''),
  ];
  return `${sections.join('\n')}\n`;
}

function renderFacet({ displayName, aggregations }: Facet): string {
  const values = Object.entries(aggregations);
  if (values.length === 0) return '';
  const shown = values
    .slice(0, FACET_VALUES)
    .map(([value, count]) => `${value} (${count.toLocaleString('en')})`);
  const more = values.length > FACET_VALUES ? ', …' : '';
  return printable(`${displayName}: ${shown.join(', ')}${more}`);
}
