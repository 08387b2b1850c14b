/** Derives the search properties of all entities again when a newer version of Trellis derives them by other rules. */
import type { MetadataModel } from '../../model/types.js';
import type { Clock } from '../../core/clock.js';
import { NAMESPACE } from '../../core/vocabulary.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { createFacetIds } from '../facets/facet-ids.js';
import { restoreAll } from './repairer.js';

/** Must be raised whenever the same aspects result in other search properties. */
const SEARCH_RULES = 4;

export interface UpgradeDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** Version of the rules by which the stored search properties were derived. Undefined: none was recorded. */
  readonly stored: number | undefined;
  readonly log: { info(fields: object, message: string): void };
}

/** Must end before the first request, because searches rely on the current rules. */
export async function upgradeSearch(deps: UpgradeDeps): Promise<void> {
  const { database, load, log, stored } = deps;
  if (stored === SEARCH_RULES) return;
  const [entity] = await database.read(load('search-index/find-entity'));
  if (entity !== undefined) {
    log.info({ rules: SEARCH_RULES }, 'the search properties of all entities are derived anew');
    const facetIds = createFacetIds(deps);
    const { entities } = await restoreAll({ ...deps, facetIds }, { urnLike: `urn:${NAMESPACE}:%` });
    log.info({ entities }, 'the search properties of all entities are current');
  }
  await database.write('search-index/record-version', (run) =>
    run(load('search-index/record-version'), { version: SEARCH_RULES }),
  );
}
