/** Derives the search properties of all entities again when the rules or the model have changed since. */
import { layoutDigest } from '../../model/search/contributions.js';
import type { MetadataModel } from '../../model/types.js';
import type { Clock } from '../../core/clock.js';
import { NAMESPACE } from '../../core/vocabulary.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { createFacetIds } from '../facets/facet-ids.js';
import { restoreAll } from './repairer.js';

/** Must be raised whenever the same aspects result in other search properties. */
const SEARCH_RULES = 5;

/** Also differs if the model distributes search fields over aspects in another way, because nodes then have to keep other contributions. */
function rulesOf(model: MetadataModel): string {
  return `${SEARCH_RULES} ${layoutDigest(model)}`;
}

export interface UpgradeDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** The rules by which the stored search properties were derived. Undefined: none were recorded. */
  readonly stored: string | undefined;
  readonly log: { info(fields: object, message: string): void };
}

/** Must end before the first request, because searches rely on the current rules. */
export async function upgradeSearch(deps: UpgradeDeps): Promise<void> {
  const { model, database, load, log, stored } = deps;
  const rules = rulesOf(model);
  if (stored === rules) return;
  const [entity] = await database.read(load('search-index/find-entity'));
  if (entity !== undefined) {
    log.info({ rules }, 'the search properties of all entities are derived anew');
    const facetIds = createFacetIds(deps);
    const { entities } = await restoreAll({ ...deps, facetIds }, { urnLike: `urn:${NAMESPACE}:%` });
    log.info({ entities }, 'the search properties of all entities are current');
  }
  await database.write('search-index/record-rules', (run) =>
    run(load('search-index/record-rules'), { rules }),
  );
}
