/** Profiles statements that requests really sent, and finds costly operators in their plans. */
import type { Driver, ResultSummary } from 'neo4j-driver';
import { toParameters } from '../../src/neo4j/tune-driver.js';
import {
  CYPHER_FOLDER,
  listStatementFiles,
  loadStatements,
  statementName,
  type StatementName,
} from '../../src/neo4j/statements.js';
import type { SentStatement } from '../helpers/catalog.js';

export const STATEMENT_NAMES = listStatementFiles()
  .map((file) => statementName(CYPHER_FOLDER, file) as StatementName)
  .filter((name) => !name.startsWith('schema/'));

/** Operators that read more than necessary. */
export const COSTLY = /AllNodesScan|ByLabelScan|AllRelationshipsScan|TypeScan|CartesianProduct|NodeIndexScan/;

/** Statements that read all nodes of a label on purpose, with the reason. */
const EXEMPT: Record<string, string> = {
  'start/read-records': 'reads the nodes that describe the database, some dozens',
};

/** Statements that create unique nodes, so they are planned but not run again. */
const ONLY_EXPLAINED = new Set(['writes/store-entities', 'authentication/create-session']);

export type Plan = Exclude<ResultSummary['plan'], false>;

/**
 * Inspects the plans of statements, which Neo4j has usually cached since they were sent. A cached plan with costly operators may have been
 * made before anything was stored that the statement reads, so such a statement is planned once more for what is stored now.
 * @returns the plans that have costly operators even then, and the inspected statements as `<name> <parameter names>`
 */
export async function inspectPlans(
  driver: Driver,
  sent: readonly SentStatement[],
): Promise<{ offences: unknown[]; seen: Set<string> }> {
  const nameOf = statementNamer();
  const distinct = new Map<string, NamedStatement>();
  for (const statement of sent) {
    const name = nameOf(statement.text);
    const key = `${name} ${Object.keys(statement.parameters).sort().join(',')}`;
    if (!distinct.has(key)) distinct.set(key, { ...statement, name });
  }
  const suspected: NamedStatement[] = [];
  for (const statement of distinct.values())
    if ((await findOffence(driver, statement)) !== undefined) suspected.push(statement);
  if (suspected.length > 0) await resampleIndexes(driver);
  const offences: unknown[] = [];
  for (const statement of suspected) {
    const offence = await findOffence(driver, statement);
    if (offence !== undefined) offences.push(offence);
  }
  return { offences, seen: new Set(distinct.keys()) };
}

interface NamedStatement extends SentStatement {
  readonly name: string;
}

/** @returns undefined for a plan without costly operators */
async function findOffence(driver: Driver, statement: NamedStatement): Promise<object | undefined> {
  const { name } = statement;
  const plan = operatorsOf(await profile(driver, statement, ONLY_EXPLAINED.has(name)));
  const bad = plan.filter((operator) => COSTLY.test(operator));
  return bad.length === 0 || name in EXEMPT ? undefined : { name, bad, plan: plan.join(' < ') };
}

/**
 * Makes Neo4j sample its indexes now and forget cached plans. Otherwise it samples in the background, and in an almost empty database
 * the planner may choose an index scan that it would never choose in a catalog. Call it after enough entities are written.
 */
export async function resampleIndexes(driver: Driver): Promise<void> {
  await driver.executeQuery('CALL db.prepareForReplanning()');
}

/** Returns the plan of a statement and rolls back its changes. @param isExplained whether to plan the statement without running it */
export async function profile(
  driver: Driver,
  { text, parameters }: SentStatement,
  isExplained = false,
): Promise<Plan> {
  const session = driver.session();
  const transaction = session.beginTransaction();
  try {
    const result = await transaction.run(
      `${isExplained ? 'EXPLAIN' : 'PROFILE'} ${text}`,
      toParameters(parameters),
    );
    return (isExplained ? result.summary.plan : result.summary.profile) as Plan;
  } finally {
    await transaction.rollback();
    await session.close();
  }
}

/** Returns the database hits of a plan and all its children. Only a plan of a statement that was run has any. */
export function dbHits({ dbHits: own = 0, children }: Plan & { readonly dbHits?: number }): number {
  return children.reduce((sum, child) => sum + dbHits(child), own);
}

export function operatorsOf({ operatorType, children }: Plan): string[] {
  return [operatorType.replace('@neo4j', ''), ...children.flatMap(operatorsOf)];
}

/** Returns a function that finds the name of a statement by its text. The name of a statement without a file is its text. */
export function statementNamer(): (text: string) => string {
  const load = loadStatements();
  const patterns = STATEMENT_NAMES.map((name) => [name, statementPattern(load(name))] as const);
  return (text) => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? text;
}

/** Matches the text of a statement whose comments are placeholders that each request fills. */
function statementPattern(text: string): RegExp {
  const parts = text
    .split(/\/\* \w+(?: \$?[\w.]+)? \*\//)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`);
}
