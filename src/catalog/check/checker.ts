/** Checks the catalog in URN order, for as long as one request may take. */
import { deadlineIn } from '../../core/deadline.js';
import { likePattern } from '../../core/like-pattern.js';
import { readSearchIndex } from './search-index.js';
import type { CommitDeps } from '../writes/commit-group.js';
import { checkPage, type PageContext } from './check-page.js';
import { createReport } from './check-report.js';
import { listGroups, listOwnerless } from './list-groups.js';
import { refreshIndex } from './locked-facts.js';
import type { CheckRequest, CheckResult } from './types.js';

/** A request ends after the group in which this time is over, in milliseconds. */
const MAX_MILLIS = 10_000;
/** Sorts after every character, for the upper end of a range of URNs. */
const LAST_CHARACTER = '\u{10ffff}';

export async function check(deps: CommitDeps, request: CheckRequest): Promise<CheckResult> {
  const { urnLike = '%', after = '', fix, examples, limit } = request;
  const { prefix, pattern } = likePattern(urnLike);
  const span = { from: prefix, until: prefix + LAST_CHARACTER, pattern, after };
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
