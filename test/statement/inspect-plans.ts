/** How Neo4j goes about statements that requests really sent. */
import type { Driver, ResultSummary } from 'neo4j-driver';
import { toParameters } from '../../src/store/parameters.js';
import {
  CYPHER_FOLDER,
  listStatementFiles,
  loadStatements,
  statementName,
} from '../../src/store/statements.js';
import type { SentStatement } from '../helpers/catalog.js';

export const STATEMENT_NAMES = listStatementFiles()
  .map((file) => statementName(CYPHER_FOLDER, file))
  .filter((name) => !name.startsWith('schema/'));

/** Plans that touch more than they need, by operator name. */
const FORBIDDEN = /AllNodesScan|ByLabelScan|AllRelationshipsScan|TypeScan|CartesianProduct|NodeIndexScan/;

/** Statements that look at everything of their kind on purpose, with the reason. */
const EXEMPT: Record<string, string> = {
  'admin/list-migrations': 'reads all migrations, a dozen nodes',
};

/** Create what must not exist twice, so they are planned without being run again. */
const ONLY_EXPLAINED = new Set(['write/store-versions', 'access/create-session']);

type Profile = Exclude<ResultSummary['profile'], false>;

/** @returns plans that touch more than they need, and what was looked at: `<name> <parameters, by commas>` */
export async function inspectPlans(
  driver: Driver,
  sent: readonly SentStatement[],
): Promise<{ offences: unknown[]; seen: Set<string> }> {
  const load = loadStatements();
  const patterns = STATEMENT_NAMES.map((name) => [name, statementPattern(load(name))] as const);
  const seen = new Set<string>();
  const offences: unknown[] = [];
  for (const statement of sent) {
    const name = patterns.find(([, pattern]) => pattern.test(statement.text))?.[0] ?? statement.text;
    const key = `${name} ${Object.keys(statement.parameters).sort().join(',')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const profiled = await profile(driver, name, statement);
    const plan = operators(profiled).map((operator) => operator.replace('@neo4j', ''));
    const bad = plan.filter((operator) => FORBIDDEN.test(operator));
    if (bad.length > 0 && !(name in EXEMPT)) offences.push({ name, bad, plan: plan.join(' < ') });
  }
  return { offences, seen };
}

async function profile(driver: Driver, name: string, { text, parameters }: SentStatement): Promise<Profile> {
  const isExplained = ONLY_EXPLAINED.has(name);
  const session = driver.session();
  const transaction = session.beginTransaction();
  try {
    const result = await transaction.run(
      `${isExplained ? 'EXPLAIN' : 'PROFILE'} ${text}`,
      toParameters(parameters),
    );
    return (isExplained ? result.summary.plan : result.summary.profile) as Profile;
  } finally {
    await transaction.rollback();
    await session.close();
  }
}

function operators(plan: Profile): string[] {
  return [plan.operatorType, ...plan.children.flatMap(operators)];
}

/** Statements leave places open, as comments, that are filled for each request. */
function statementPattern(text: string): RegExp {
  const parts = text
    .split(/\/\* \w+(?: \$?[\w.]+)? \*\//)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`);
}
