import type { Colors } from '../shell.js';
import { printable } from '../text/printable.js';
import type { LineageHit, LineageReport } from './types.js';

/**
 * Renders a tree below the start. An entity with several paths appears at the end of the shortest one:
 *
 *     chart
 *     ├─ table a
 *     │  └─ file
 *     └─ table b
 */
export function renderLineage(
  { urn, direction, total, entities, cuts }: LineageReport,
  colors: Colors,
): string {
  if (total === 0 && cuts.length === 0)
    return `Nothing is ${direction.toLowerCase()} of ${printable(urn)}.\n`;
  const below = groupByVia(entities, urn);
  const lines = [colors.bold(printable(urn)), ...renderBranch(urn, { below, colors, indent: '' })];
  const count = `${entities.length.toLocaleString('en')} ${direction.toLowerCase()}`;
  const warning = cuts.length === 0 ? [] : [colors.yellow(`Not all of it: cut at ${cuts.join('; ')}`)];
  return `${[...lines, count, ...warning].join('\n')}\n`;
}

/** An entity whose parent in the tree is hidden, e.g. soft-deleted, appears below the start. */
function groupByVia(entities: readonly LineageHit[], start: string): Map<string, LineageHit[]> {
  const shown = new Set([start, ...entities.map(({ urn }) => urn)]);
  const below = new Map<string, LineageHit[]>();
  for (const hit of entities) {
    const parent = shown.has(hit.via) ? hit.via : start;
    const siblings = below.get(parent);
    if (siblings === undefined) below.set(parent, [hit]);
    else siblings.push(hit);
  }
  return below;
}

interface Branch {
  readonly below: ReadonlyMap<string, readonly LineageHit[]>;
  readonly colors: Colors;
  readonly indent: string;
}

function renderBranch(parent: string, { below, colors, indent }: Branch): string[] {
  const children = below.get(parent) ?? [];
  return children.flatMap((child, at) => {
    const isLast = at === children.length - 1;
    const hidden = parent === child.via ? '' : colors.dim(`  (${child.degree} hops away)`);
    const line = `${indent}${isLast ? '└─ ' : '├─ '}${printable(child.urn)}${hidden}`;
    return [
      line,
      ...renderBranch(child.urn, { below, colors, indent: `${indent}${isLast ? '   ' : '│  '}` }),
    ];
  });
}
