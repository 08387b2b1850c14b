/**
 * Fills the marks by which statements say where an entity comes in that not everybody may see. Without a view they stay the comments
 * that they are.
 */
import type { CompiledView } from './compiled-view.js';

/** A node of the statement, or an expression for a URN. */
const MARK = /\/\* (visible|seen) (\$?[\w.]+) \*\//g;

const COLUMN = 'urn:li:schemaField:(';

export function fillMarks(text: string, { allConditions }: Pick<CompiledView, 'allConditions'>): string {
  // Inside EXISTS no variable of the statement may be named again, and some have a `node`.
  const conditions = allConditions.join(' AND ').replaceAll(/\bnode\b/g, 'judged');
  const holds = (node: string): string => `any(judged IN [${node}] WHERE ${conditions})`;
  const isVisible = (node: string): string =>
    `(${holds(judged(node))} OR ${node}.urn STARTS WITH '${COLUMN}' AND ` +
    `EXISTS { MATCH (table:Entity {urn: ${tableOf(node)}}) WHERE ${holds(judged('table'))} })`;
  return text.replace(MARK, (_, kind: string, what: string) =>
    kind === 'visible'
      ? `AND ${isVisible(what)}`
      : `AND EXISTS { MATCH (seen:Entity {urn: ${what}}) WHERE ${isVisible('seen')} }`,
  );
}

/** Of an entity that nobody has written, its URN tells all that there is to judge by. */
function judged(node: string): string {
  return `CASE WHEN ${node}.type IS NULL THEN {urn: ${node}.urn, type: split(${node}.urn, ':')[2]} ELSE ${node} END`;
}

/** A column has no domain or tag of its table: who sees the table sees its columns. */
function tableOf(column: string): string {
  return `split(substring(${column}.urn, ${COLUMN.length}), ')')[0] + ')'`;
}
