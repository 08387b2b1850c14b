/** Derives the search properties of entities again when the rules or the model have changed since. */
import { layoutDigest } from '../../model/search/contributions.js';
import type { MetadataModel } from '../../model/types.js';
import type { Clock } from '../../core/clock.js';
import { NAMESPACE } from '../../core/vocabulary.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { createFacetIds } from '../facets/facet-ids.js';
import { restoreAll } from './repairer.js';

/** Must be raised whenever the same aspects result in other search properties. */
const SEARCH_RULES = 7;

export interface UpgradeDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  readonly clock: Clock;
  /** The rules by which the stored search properties were derived, one text per entity type. Undefined: none were recorded. */
  readonly stored: readonly string[] | undefined;
  readonly log: { info(fields: object, message: string): void };
}

/**
 * Must end before the first request, because searches rely on the current rules. Entities of types that the model does not know are left
 * alone, and so is what is recorded about these types: another service on the same database may know them.
 */
export async function upgradeSearch(deps: UpgradeDeps): Promise<void> {
  const { model, database, load, stored = [] } = deps;
  const known = new Set(stored);
  const types = [...model.entities.keys()];
  const changed = types.filter((type) => !known.has(rulesOf(model, type)));
  if (changed.length === 0) return;
  const [entity] = await database.read(load('search-index/find-entity'));
  if (entity !== undefined) await derive(deps, changed);
  const others = stored.filter((text) => !model.entities.has(text.slice(0, text.indexOf(' '))));
  const rules = [...others, ...types.map((type) => rulesOf(model, type))].sort();
  await database.write('search-index/record-rules', (run) =>
    run(load('search-index/record-rules'), { rules }),
  );
}

/** Also differs if the model distributes the search fields of the type over aspects in another way, or has other references. */
function rulesOf(model: MetadataModel, type: string): string {
  return `${type} ${SEARCH_RULES} ${layoutDigest(model, type)}`;
}

async function derive(deps: UpgradeDeps, types: readonly string[]): Promise<void> {
  const { log } = deps;
  log.info({ types: types.length }, 'the search properties of entities are derived anew');
  const facetIds = createFacetIds(deps);
  let entities = 0;
  for (const type of types) {
    const restored = await restoreAll({ ...deps, facetIds }, { urnLike: `urn:${NAMESPACE}:${type}:%` });
    entities += restored.entities;
  }
  log.info({ entities }, 'the search properties of all entities are current');
}
