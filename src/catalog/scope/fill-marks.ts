/**
 * Fills the marks in statements, which are comments at the places where an entity outside the scope could appear. Without a scope
 * they stay comments.
 */
import type { CompiledScope } from './compiled-scope.js';

type Conditions = Pick<CompiledScope, 'allConditions'>;

/** Names a node of the statement, an expression for a URN, or an edge. */
const MARK = /\/\* (visible|seen|stated) (\$?[\w.]+) \*\//g;

const COLUMN = 'urn:li:schemaField:(';

export function fillMarks(text: string, scope: Conditions): string {
  return text.replace(MARK, (_, kind: string, what: string) => {
    if (kind === 'visible') return `AND ${isVisible(what, scope)}`;
    return `AND ${kind === 'seen' ? isSeen(what, scope) : isStated(what, scope)}`;
  });
}

/**
 * A column does not have the domain or tags of its table, so a column is visible exactly if its table is. The table may be a stub.
 */
export function isVisible(node: string, { allConditions }: Conditions): string {
  // EXISTS must not declare a variable of the statement again, and some statements have a `node`.
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

/** Most edges come from an aspect of one of their ends, which have their own marks. Edges of columns may come from a table or a job. */
function isStated(edge: string, scope: Conditions): string {
  return `(${edge}.owner IN [startNode(${edge}).urn, endNode(${edge}).urn] OR ${isSeen(`${edge}.owner`, scope)})`;
}

/** Of a stub only the URN is known, so the conditions are evaluated for the URN and its type. */
function judged(node: string, urn: string): string {
  return `CASE WHEN ${node}.type IS NULL THEN {urn: ${urn}, type: split(${urn}, ':')[2]} ELSE ${node} END`;
}

/** Returns an expression for the first part of the column's key, up to a comma outside of parentheses. */
function tableOf(column: string): string {
  const isWhole = `key <> '' AND size(split(key, '(')) = size(split(key, ')'))`;
  const longer = `key + CASE key WHEN '' THEN '' ELSE ',' END + part`;
  return (
    `reduce(key = '', part IN split(substring(${column}.urn, ${COLUMN.length}), ',') | ` +
    `CASE WHEN ${isWhole} THEN key ELSE ${longer} END)`
  );
}
