/** Checks the catalog in URN order, for as long as one request may take. */
import { deadlineIn } from '../../core/async.js';
import { pagesByUrn } from '../../core/batches.js';
import { likeRange, type LikeRange } from '../../core/texts.js';
import { hasCode } from '../../core/errors.js';
import type { ReadDeps } from '../../neo4j/database.js';
import type { CommitDeps } from '../writes/commit-group.js';
import { boundedGroups } from '../writes/bounded-groups.js';
import { refreshIndex, readLocked, type LockedRead, readFacts } from './facts.js';
import {
  type CheckRequest,
  type CheckResult,
  readSearchIndex,
  type CheckedViolation,
  type Violation,
  type ViolationKind,
} from './types.js';
import { findViolations } from './find-violations.js';
import { repairPage } from './repair-page.js';

/** A request ends after the group in which this time is over, in milliseconds. */
const MAX_MILLIS = 10_000;

export async function check(deps: CommitDeps, request: CheckRequest): Promise<CheckResult> {
  const { urnLike = '%', after = '', fix, examples, limit } = request;
  const span = { ...likeRange(urnLike), after };
  const deadline = deadlineIn(MAX_MILLIS);
  const { state } = await readSearchIndex(deps);
  const context: PageContext = { ...deps, fix, isSearchable: state === 'ONLINE' };
  if (context.isSearchable) await refreshIndex({ run: deps.database.read, load: deps.load });
  const report = createReport(examples);
  for await (const { urns, isLast, ...part } of listGroups(deps, span, limit)) {
    report.add(urns.length, await checkPage(urns, context));
    for await (const ownerless of listOwnerless(deps, part))
      report.add(0, await checkPage(ownerless, context));
    const isOver = deadline.left() <= 0 || report.nodes() >= limit;
    if (isOver && !isLast) return { ...report.result(), searchIndex: state, next: part.until };
  }
  return { ...report.result(), searchIndex: state };
}

// Checks some URNs. What looks wrong is read again under locks, so that a write under way is not taken for a violation.

const NOT_REPAIRED = 'the repair did not remove it; trellis reindex creates the full-text index again';

interface PageContext extends CommitDeps {
  readonly fix: boolean;
  /** Whether the full-text index can be read. */
  readonly isSearchable: boolean;
}

async function checkPage(urns: readonly string[], context: PageContext): Promise<CheckedViolation[]> {
  const suspected = urns.length === 0 ? NO_ENTITIES : await findSuspected(urns, context);
  const confirmed = await confirm(suspected, context);
  if (!context.fix || confirmed.length === 0) return confirmed.map((violation) => checked(violation, false));
  const wrong = lockedBy(confirmed);
  await repairPage(context, { ...wrong, isSearchable: context.isSearchable });
  const left = new Map((await confirm(wrong, context)).map((violation) => [keyOf(violation), violation]));
  return confirmed.map((violation) => {
    const still = left.get(keyOf(violation));
    return still === undefined
      ? checked(violation, true)
      : checked({ reason: NOT_REPAIRED, ...violation, ...still }, false);
  });
}

/** The entities that look wrong, and others on which that depends. */
type Suspected = Pick<LockedRead, 'urns' | 'others'>;

const NO_ENTITIES: Suspected = { urns: [], others: [] };

async function findSuspected(urns: readonly string[], context: PageContext): Promise<Suspected> {
  const { database, load, model, isSearchable } = context;
  try {
    const facts = await readFacts(urns, { run: database.read, load, model, isSearchable });
    return lockedBy(findViolations(facts, model));
  } catch (error) {
    // Neo4j refuses to read a node or an edge that is deleted meanwhile. Locked entities are not deleted.
    if (hasCode(error, 'UNAVAILABLE')) return { urns, others: [] };
    throw error;
  }
}

async function confirm(suspected: Suspected, context: PageContext): Promise<Violation[]> {
  if (suspected.urns.length === 0) return [];
  const facts = await readLocked(context, { ...suspected, isSearchable: context.isSearchable });
  return findViolations(facts, context.model);
}

function lockedBy(violations: readonly Violation[]): Suspected {
  const others = violations.flatMap(({ dependsOn }) => dependsOn ?? []);
  return {
    urns: [...new Set(violations.map(({ urn }) => urn))],
    others: [...new Set(others)].filter((urn) => urn !== ''),
  };
}

function keyOf({ urn, kind, aspect = '', message }: Violation): string {
  return [urn, kind, aspect, message].join('\n');
}

function checked({ dependsOn: _, reason, ...violation }: Violation, repaired: boolean): CheckedViolation {
  return { ...violation, repaired, ...(reason !== undefined && !repaired && { reason }) };
}

/** Counts violations and keeps the first ones. */
interface CheckReport {
  readonly add: (nodes: number, violations: readonly CheckedViolation[]) => void;
  readonly nodes: () => number;
  readonly result: () => Omit<CheckResult, 'next' | 'searchIndex'>;
}

/** @param maxExamples number of listed violations; those that remain come first */
function createReport(maxExamples: number): CheckReport {
  let nodes = 0;
  const found: Partial<Record<ViolationKind, number>> = {};
  const repaired: Partial<Record<ViolationKind, number>> = {};
  const left: CheckedViolation[] = [];
  const gone: CheckedViolation[] = [];
  return {
    add: (count, violations) => {
      nodes += count;
      for (const violation of violations) {
        const { kind } = violation;
        found[kind] = (found[kind] ?? 0) + 1;
        if (violation.repaired) repaired[kind] = (repaired[kind] ?? 0) + 1;
        const list = violation.repaired ? gone : left;
        if (list.length < maxExamples) list.push(violation);
      }
    },
    nodes: () => nodes,
    result: () => ({
      nodes,
      violations: found,
      repaired,
      examples: [...left, ...gone].slice(0, maxExamples),
    }),
  };
}

// Lists the URNs to check in groups that fit into memory.

/** Maximum number of nodes in a group. */
const PAGE_SIZE = 200;

/** A range of URNs, from which those up to `after` are left out. */
interface UrnSpan extends LikeRange {
  readonly after: string;
}

/** The nodes of a part of the range. The parts follow each other without a gap. */
interface UrnGroup extends UrnSpan {
  readonly urns: readonly string[];
  readonly isLast: boolean;
}

/** @param maxNodes of a group */
async function* listGroups(deps: ReadDeps, span: UrnSpan, maxNodes: number): AsyncGenerator<UrnGroup> {
  const limit = Math.min(maxNodes, PAGE_SIZE);
  let { after } = span;
  for (let isShort = false; !isShort;) {
    const rows = await deps.database.read(deps.load('check/list-urns'), { ...span, after, limit });
    const page = rows.map(({ urn }) => urn);
    isShort = page.length < limit;
    for await (const urns of boundedGroups(page, (urn) => urn, deps)) {
      const last = urns.at(-1);
      if (last === undefined || (isShort && last === page.at(-1))) continue;
      yield { ...span, urns, after, until: last, isLast: false };
      after = last;
    }
    if (isShort) yield { ...span, urns: page.slice(page.indexOf(after) + 1), after, isLast: true };
  }
}

/** Lists URNs without a node of which something else is stored. */
function listOwnerless({ database, load }: ReadDeps, span: UrnSpan): AsyncGenerator<readonly string[]> {
  return pagesByUrn(
    (after) => database.read(load('check/list-ownerless'), { ...span, after, limit: PAGE_SIZE }),
    span.after,
  );
}
