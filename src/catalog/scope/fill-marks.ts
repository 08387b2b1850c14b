/**
 * Fills the marks by which statements say where an entity comes in that not everybody may see. Without a scope they stay the comments
 * that they are.
 */
import type { CompiledScope } from './compiled-scope.js';

type Conditions = Pick<CompiledScope, 'allConditions'>;

/** A node of the statement, an expression for a URN, or an edge. */
const MARK = /\/\* (visible|seen|stated) (\$?[\w.]+) \*\//g;

const COLUMN = 'urn:li:schemaField:(';

export function fillMarks(text: string, scope: Conditions): string {
  return text.replace(MARK, (_, kind: string, what: string) => {
    if (kind === 'visible') return `AND ${isVisible(what, scope)}`;
    return `AND ${kind === 'seen' ? isSeen(what, scope) : isStated(what, scope)}`;
  });
}

/**
 * A column has no domain or tag of its table: who sees the table sees its columns, and nobody else does. There may be columns of a
 * table of which nobody has written.
 */
export function isVisible(node: string, { allConditions }: Conditions): string {
  // Inside EXISTS no variable of the statement may be named again, and some have a `node`.
  const conditions = allConditions.join(' AND ').replaceAll(/\bnode\b/g, 'judged');
  const holds = (entity: string, urn: string): string =>
    `any(judged IN [${judged(entity, urn)}] WHERE ${conditions})`;
  const isColumn = `${node}.urn STARTS WITH '${COLUMN}'`;
  const table = tableOf(node);
  return (
    `(NOT ${isColumn} AND ${holds(node, `${node}.urn`)} OR ${isColumn} AND ` +
    `EXISTS { OPTIONAL MATCH (table:Entity {urn: ${table}}) WITH table WHERE ${holds('table', table)} RETURN table })`
  );
}

function isSeen(urn: string, scope: Conditions): string {
  return `EXISTS { MATCH (seen:Entity {urn: ${urn}}) WHERE ${isVisible('seen', scope)} }`;
}

/** Most edges are stated by one of their ends, which have marks of their own; those between columns also by a table or a job. */
function isStated(edge: string, scope: Conditions): string {
  return `(${edge}.owner IN [startNode(${edge}).urn, endNode(${edge}).urn] OR ${isSeen(`${edge}.owner`, scope)})`;
}

/** Of an entity that nobody has written, its URN tells all that there is to judge by. */
function judged(node: string, urn: string): string {
  return `CASE WHEN ${node}.type IS NULL THEN {urn: ${urn}, type: split(${urn}, ':')[2]} ELSE ${node} END`;
}

/** The first part of the column's key: up to a comma that stands in no parentheses. */
function tableOf(column: string): string {
  const isWhole = `key <> '' AND size(split(key, '(')) = size(split(key, ')'))`;
  const longer = `key + CASE key WHEN '' THEN '' ELSE ',' END + part`;
  return (
    `reduce(key = '', part IN split(substring(${column}.urn, ${COLUMN.length}), ',') | ` +
    `CASE WHEN ${isWhole} THEN key ELSE ${longer} END)`
  );
}
