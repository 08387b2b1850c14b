import type { StoredAspect } from '../http/entities.js';
import type { Colors } from '../shell.js';
import { printable } from '../text/printable.js';
import { renderTime } from '../text/render-time.js';
import { renderTree } from '../text/render-tree.js';
import type { ShownEntity } from './read-aspects.js';

/** Renders the entity on a line, then each aspect with actor and time, and its value indented below. */
export function renderEntity({ urn, type, aspects }: ShownEntity, colors: Colors): string {
  const sections = Object.entries(aspects).map(([name, stored]) =>
    (Array.isArray(stored) ? stored : [stored])
      .map((aspect: StoredAspect) => renderAspect(name, aspect, colors))
      .join('\n'),
  );
  return [`${colors.bold(printable(urn))}  ${type}\n`, ...sections].join('\n');
}

function renderAspect(
  name: string,
  { value, created, systemMetadata }: StoredAspect,
  colors: Colors,
): string {
  const run = systemMetadata?.['runId'];
  const origin = [
    created === undefined ? '' : `${renderTime(created.time)} by ${created.actor}`,
    typeof run === 'string' ? `run ${run}` : '',
  ].filter((part) => part !== '');
  return `${colors.cyan(name)}  ${colors.dim(printable(origin.join(', ')))}\n${renderTree(value, '  ')}`;
}
