/**
 * The slots at which a statement could read an entity outside the scope. Without a scope they stay comments:
 * `visible` names a node, `visibleUrn` an expression of a URN, `visibleEdge` an edge.
 */
import type { Slots } from '../../neo4j/fill-slots.js';
import type { CompiledScope } from './compiled-scope.js';

type Conditions = Pick<CompiledScope, 'allConditions'>;

const COLUMN = 'urn:li:schemaField:(';

export function scopeSlots(scope: Conditions): Slots {
  return {
    visible: (node) => `AND ${isVisible(node, scope)}`,
    visibleUrn: (urn) => `AND ${isVisibleUrn(urn, scope)}`,
    visibleEdge: (edge) => `AND ${isVisibleEdge(edge, scope)}`,
  };
}

/**
 * A column does not have the domain or tags of its table, so a column is visible exactly if its table is. The table may be a stub.
 *
 * Neo4j would turn `AND` and `OR` into a form that looks up the table twice, also while it plans. With `CASE`, only columns look it up.
 * Computing the key in a list keeps it out of the pattern, which Neo4j 5.26 could not plan within a path.
 */
export function isVisible(node: string, { allConditions }: Conditions): string {
  const conditions = allConditions.map((condition) => condition('checked')).join(' AND ');
  const holds = (entity: string, urn: string): string =>
    `any(checked IN [${entityOrStub(entity, urn)}] WHERE ${conditions})`;
  const table = `OPTIONAL MATCH (table:Entity {urn: key}) WITH table WHERE ${holds('table', 'key')} RETURN table`;
  return (
    `CASE WHEN ${node}.urn STARTS WITH '${COLUMN}' ` +
    `THEN any(key IN [${tableOf(node)}] WHERE EXISTS { ${table} }) ELSE ${holds(node, `${node}.urn`)} END`
  );
}

function isVisibleUrn(urn: string, scope: Conditions): string {
  return `EXISTS { MATCH (inScope:Entity {urn: ${urn}}) WHERE ${isVisible('inScope', scope)} }`;
}

/** Most edges come from an aspect of one of their ends, which have their own marks. Edges of columns may come from a table or a job. */
function isVisibleEdge(edge: string, scope: Conditions): string {
  return `(${edge}.owner IN [startNode(${edge}).urn, endNode(${edge}).urn] OR ${isVisibleUrn(`${edge}.owner`, scope)})`;
}

/** Of a stub only the URN is known, so the conditions are evaluated for the URN and its type. */
function entityOrStub(node: string, urn: string): string {
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
