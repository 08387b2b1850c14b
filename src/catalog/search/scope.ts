/** The scope of an actor: fills the slots of statements, is compiled once per request, and restricts searches. */
import type { Slots } from '../../neo4j/statements.js';
import { toTerm } from '../../model/search/search-terms.js';
import { type CompiledScope, type SearchDeps, MAX_SCOPE_TERMS, type ScopePredicate } from './search-deps.js';
import { compileFilter, MAX_FILTER_TERMS, type CompiledFilter } from './compile-filter.js';
import { expandHierarchies } from './prepare-filter.js';
import type { Filter } from './filter.js';
import type { Predicate } from './filter-conditions.js';
import { all, either, term } from './lucene.js';
import type { TypeSelection } from './searchable-types.js';
import { type SearchSchema, searchSchemaOf } from './search-schema.js';

type Conditions = Pick<CompiledScope, 'allConditions'>;

const COLUMN_PREFIX = 'urn:li:schemaField:(';

/**
 * Returns the slots at which a statement could read an entity outside the scope. Without a scope they stay comments:
 * `visible` names a node, `visibleUrn` an expression of a URN, `visibleEdge` an edge.
 */
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
    `CASE WHEN ${node}.urn STARTS WITH '${COLUMN_PREFIX}' ` +
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
    `reduce(key = '', part IN split(substring(${column}.urn, ${COLUMN_PREFIX.length}), ',') | ` +
    `CASE WHEN ${isWhole} THEN key ELSE ${longer} END)`
  );
}

/**
 * Compiles a restricted scope, a filter over search fields, for statements. Runs one statement if the filter uses hierarchies.
 * @returns undefined if the filter restricts nothing
 */
export async function compileScope(deps: SearchDeps, filter: Filter): Promise<CompiledScope | undefined> {
  const schema = searchSchemaOf(deps.model);
  const expanded = await expandHierarchies(deps, filter);
  const { lucene, conditions, allConditions, parameters } = compileFilter(expanded, schema, MAX_SCOPE_TERMS);
  if (allConditions.length === 0) return undefined;
  const ofScope =
    (condition: Predicate): ScopePredicate =>
    (node) =>
      condition(node, '$scope');
  return {
    lucene,
    conditions: conditions.map(ofScope),
    allConditions: allConditions.map(ofScope),
    parameters,
  };
}

export interface SearchScope {
  readonly scope: CompiledScope | undefined;
  /** The types that are searched. */
  readonly types: TypeSelection;
}

const COLUMN_TYPE = 'schemaField';

/** Combines the filter of a search with the scope of the reader: both must hold for every hit. @throws INVALID_FILTER, LIMIT_EXCEEDED */
export function compileWithScope(
  filter: Filter | undefined,
  schema: SearchSchema,
  { scope, types }: SearchScope,
): CompiledFilter {
  if (scope === undefined) return compileFilter(filter, schema);
  const own = compileFilter(filter, schema, MAX_FILTER_TERMS - MAX_SCOPE_TERMS);
  const scoped = types.names.includes(COLUMN_TYPE) ? withColumns(scope) : scope;
  const clauses = [own.lucene, scoped.lucene].filter((clause) => clause !== undefined);
  return {
    lucene: clauses.length === 0 ? undefined : all(clauses),
    conditions: [...own.conditions, ...scoped.conditions],
    allConditions: [...own.allConditions, ...scoped.allConditions],
    parameters: own.parameters,
  };
}

/** The index does not know the table of a column, so the database checks each column that is found. */
function withColumns(scope: CompiledScope): Omit<CompiledScope, 'parameters'> {
  const conditions = [(node: string) => isVisible(node, scope)];
  const lucene = scope.lucene && either([scope.lucene, term(toTerm('_entityType', COLUMN_TYPE))]);
  return { lucene, conditions, allConditions: conditions };
}
