/** When a structured property is permanently deleted, its values are removed from all entities, and its prompts from all forms. */
import { batchesOf } from '../../core/batches.js';
import { recordsAt } from '../../core/json.js';
import { structuredField, structuredId, STRUCTURED_PREFIX } from '../../model/search/structured-values.js';
import { patchProposal, type PatchStep } from '../commands/proposals.js';
import { PROPOSALS_PER_TRANSACTION, writeUntilDone } from '../consequences/write-until-done.js';
import type { ChangedEntity, Consequence } from '../consequences/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { EntityReader, StoredEntity } from '../entities/types.js';
import type { FormInfo } from '../forms/form-definitions.js';
import type { Filter } from '../search/filter.js';
import { findByFilter } from '../search/search-reader.js';
import type { SearchReader } from '../search/types.js';
import { currentAspect } from '../writes/entity-state.js';
import type { CatalogWriter, Proposal } from '../writes/types.js';
import { ASSIGNED, DEFINED } from './known-properties.js';

/** Search field of forms: the properties that their prompts ask for. */
const PROMPT_FIELD = 'structuredPropertyPromptUrns';
/** Number of properties whose values one search finds. */
const PROPERTIES_AT_ONCE = 50;

interface RemoveValuesDeps {
  /** Both read the whole catalog. */
  readonly search: Pick<SearchReader, 'search'>;
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly writer: Pick<CatalogWriter, 'write'>;
}

/** Follows the deletion of a property or of its definition. A property that is defined again by then keeps what is left of it. */
export function removeValues(deps: RemoveValuesDeps): Consequence {
  return {
    name: 'remove-values-of-property',
    entityTypes: new Set(['structuredProperty']),
    noteOf: (change) => (losesDefinition(change) ? '' : undefined),
    run: async (due) => {
      const [{ actor } = { actor: '' }] = due;
      const urns = [...new Set(due.map(({ urn }) => urn))];
      for (const batch of batchesOf(urns, PROPERTIES_AT_ONCE)) {
        const gone = await undefinedOf(deps, batch);
        if (gone.size === 0) continue;
        await writeUntilDone(deps.writer, actor, () => findValues(deps, gone));
        await writeUntilDone(deps.writer, actor, () => findPrompts(deps, gone));
      }
    },
  };
}

function losesDefinition({ state }: ChangedEntity): boolean {
  if (currentAspect(state, DEFINED) !== undefined) return false;
  return state.hardDeleted !== false || state.stored.get(DEFINED)?.text !== undefined;
}

async function undefinedOf(
  { entities }: RemoveValuesDeps,
  urns: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await entities.findAspects(urns.map((urn) => ({ urn, names: [DEFINED] })));
  return new Set(urns.filter((urn) => payloadOf(found.get(urn), DEFINED) === undefined));
}

/** Returns the removal of the values from the next entities that have some. */
async function findValues(deps: RemoveValuesDeps, gone: ReadonlySet<string>): Promise<readonly Proposal[]> {
  const fields = [...gone].map((urn) => structuredField(urn.slice(STRUCTURED_PREFIX.length)));
  const or = fields
    .filter((field) => structuredId(field) !== undefined)
    .map((field) => ({ and: [{ field, values: [], condition: 'EXISTS' as const }] }));
  if (or.length === 0) return [];
  return findRemovals(deps, { entityTypes: [], filter: { or }, aspectName: ASSIGNED }, (assigned) =>
    recordsAt(assigned, 'properties').flatMap(({ propertyUrn }) =>
      typeof propertyUrn === 'string' && gone.has(propertyUrn) ? [['properties', propertyUrn]] : [],
    ),
  );
}

/** Returns the removal of the prompts for the properties from the next forms that have some. */
function findPrompts(deps: RemoveValuesDeps, gone: ReadonlySet<string>): Promise<readonly Proposal[]> {
  const filter: Filter = { or: [{ and: [{ field: PROMPT_FIELD, values: [...gone], condition: 'EQUAL' }] }] };
  return findRemovals(deps, { entityTypes: ['form'], filter, aspectName: 'formInfo' }, (info) =>
    ((info as Partial<FormInfo>).prompts ?? []).flatMap(({ id, structuredPropertyParams: params }) =>
      params && gone.has(params.urn) ? [['prompts', id]] : [],
    ),
  );
}

interface Wanted {
  readonly entityTypes: readonly string[];
  readonly filter: Filter;
  readonly aspectName: string;
}

/** @param pathsOf selects the items to remove */
async function findRemovals(
  { search, entities }: RemoveValuesDeps,
  { entityTypes, filter, aspectName }: Wanted,
  pathsOf: (payload: object) => readonly (readonly string[])[],
): Promise<readonly Proposal[]> {
  const { urns } = await findByFilter(search, { entityTypes, filter, count: PROPOSALS_PER_TRANSACTION });
  const found = await entities.findAspects(urns.map((urn) => ({ urn, names: [aspectName] })));
  return [...found.values()].flatMap((entity: StoredEntity): Proposal[] => {
    const steps = pathsOf(payloadOf(entity, aspectName) ?? {}).map((path): PatchStep => ({
      op: 'remove',
      path,
    }));
    if (steps.length === 0) return [];
    return [{ ...patchProposal({ urn: entity.urn, aspectName }, steps), ifEntityExists: true }];
  });
}
