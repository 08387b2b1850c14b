/** The most recently changed entities. */
import { typesOf } from './catalog-changes.js';
import { findWindow, numberAll, type LogDeps } from './log-end.js';
import { checkCount } from './page-size.js';
import { SHOWN_CHANGES } from './shown-changes.js';
import type { ChangedEntity, ChangeFilter } from './types.js';

const MAX_CHANGED_ENTITIES = 100;
/** Maximum number of scanned windows of the log, of 5,000 changes each. */
const MAX_WINDOWS = 4;

export async function listChangedEntities(
  deps: LogDeps,
  { count, types }: Pick<ChangeFilter, 'types'> & { readonly count: number },
): Promise<ChangedEntity[]> {
  checkCount(count, MAX_CHANGED_ENTITIES);
  const { database, load } = deps;
  let below = (await numberAll(deps)) + 1;
  let entities: readonly ChangedEntity[] = [];
  for (let windows = 0; windows < MAX_WINDOWS && entities.length < count && below > 1; windows += 1) {
    const { floor } = await findWindow(deps, { below, above: 0 });
    const rows = await database.read(load('changes/list-changed'), {
      ...{ below, from: floor ?? 0, limit: count - entities.length, ...typesOf(types), ...SHOWN_CHANGES },
      known: entities.map(({ urn }) => urn),
    });
    const found = rows.map((row) => ({
      urn: row['urn'] as string,
      time: row['at'] as number,
      actor: row['actor'] as string,
    }));
    entities = [...entities, ...found];
    below = floor ?? 0;
  }
  return [...entities];
}
