/**
 * The lifecycle stages that searches leave out. A service keeps the list until a write of any service changes a stage.
 *
 * Each transaction that changes a stage notes itself in its write mark (decision 31). A search reads the marks anyway:
 *
 *   first search                  reads the list, then runs
 *   each further one              runs with the kept list while it reads the marks
 *   a stage has changed since     reads the list again, and runs again if the list differs
 *
 * A mark can be visible before the rest of its transaction. The list is therefore read under the locks of the marks, which a writer holds
 * until its transaction is applied, and is kept with the marks that were read under the same locks.
 */
import { shareNext } from '../../core/async.js';
import type { Database } from '../../neo4j/database.js';
import { lockMarks, type Marks } from '../../neo4j/search-index/write-marks.js';
import type { LoadStatement } from '../../neo4j/statements.js';

const STAGE_TYPE = 'lifecycleStageType';
export const STAGE_PREFIX = `urn:li:${STAGE_TYPE}:`;
/** Maximum number of stages that are read. */
const MAX_STAGES = 1_000;

export interface HiddenStages {
  /**
   * Runs a search with the URNs of the stages whose settings hide their entities. Runs it twice if these have changed.
   * @param readMarks returns the marks of all writes that were acknowledged before the call
   */
  leaveOut<Result>(
    readMarks: () => Promise<Marks>,
    search: (stages: readonly string[]) => Promise<Result>,
  ): Promise<Result>;
}

export function keepHiddenStages({
  database,
  load,
}: {
  readonly database: Pick<Database, 'readLocked'>;
  readonly load: LoadStatement;
}): HiddenStages {
  let kept: { readonly marks: string; readonly urns: readonly string[] } | undefined;
  const listStages = shareNext(() =>
    database.readLocked('lifecycle/list-stages', async (run) => {
      const marks = await lockMarks(run, load);
      const rows = await run(load('lifecycle/list-stages'), { type: STAGE_TYPE, limit: MAX_STAGES });
      const urns = rows.filter(({ info }) => isHidden(info)).map(({ urn }) => urn);
      kept = { marks: textOf(marks), urns };
      return urns;
    }),
  );
  return {
    leaveOut: async (readMarks, search) => {
      if (kept === undefined) return search(await listStages());
      const { marks, urns } = kept;
      const [current, found] = await Promise.all([readMarks(), search(urns)]);
      if (textOf(current) === marks) return found;
      const listed = await listStages();
      return listed.join() === urns.join() ? found : search(listed);
    },
  };
}

function textOf({ stages }: Pick<Marks, 'stages'>): string {
  return stages.join();
}

function isHidden(info: string): boolean {
  const { settings } = JSON.parse(info) as { settings?: { hideInSearch?: boolean } | null };
  return settings?.hideInSearch === true;
}
