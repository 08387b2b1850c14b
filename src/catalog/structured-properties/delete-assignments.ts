/** When a structured property is permanently deleted, its values are removed from all entities, and its prompts from all forms. */
import { hasCode } from '../../core/errors.js';
import { structuredField, structuredId, STRUCTURED_PREFIX } from '../../model/search/structured-values.js';
import type { EntityReader } from '../entities/types.js';
import { payloadOf } from '../entities/payload-of.js';
import type { FormInfo } from '../forms/form-definitions.js';
import { findByFilter } from '../search/find-by-filter.js';
import type { SearchReader } from '../search/types.js';
import type { CatalogWriter, Proposal, RollbackGroup, WriteContext } from '../writes/types.js';
import { patchProposal, type PatchStep } from '../commands/patch-proposal.js';
import { ASSIGNED, DEFINED } from './known-properties.js';

/** Search field of forms: the properties that their prompts ask for. */
const PROMPT_FIELD = 'structuredPropertyPromptUrns';
/** Maximum number of entities that one transaction changes. */
const GROUP_SIZE = 500;
/** Maximum number of groups in a row that change nothing. */
const MAX_FAILURES = 10;

interface Finders {
  readonly search: Pick<SearchReader, 'search'>;
  readonly entities: Pick<EntityReader, 'findEntities'>;
}

/**
 * Wraps a writer so that the deletion of a property or of its definition removes its values and its prompts afterwards, in transactions of
 * 500 entities. Values and prompts of other properties stay.
 */
export function deleteAssignments(writer: CatalogWriter, finders: Finders): CatalogWriter {
  const clean = async (urns: Iterable<string>, context: WriteContext): Promise<void> => {
    for (const urn of urns) {
      if (!urn.startsWith(STRUCTURED_PREFIX)) continue;
      await removeAll(() => findValues(urn, finders), context);
      await removeAll(() => findPrompts(urn, finders), context);
    }
  };
  const removeAll = async (
    findNext: () => Promise<readonly Proposal[]>,
    context: WriteContext,
  ): Promise<void> => {
    for (let failures = 0; failures < MAX_FAILURES;) {
      const removals = await findNext();
      if (removals.length === 0) return;
      const isChanged = await writer.write(removals, context).then(
        (results) => results.some(({ changed }) => changed),
        (error: unknown) => {
          // An entity was deleted since it was found.
          if (hasCode(error, 'NOT_FOUND')) return false;
          throw error;
        },
      );
      failures = isChanged ? 0 : failures + 1;
    }
  };
  return {
    ...writer,
    write: async (proposals, context) => {
      const results = await writer.write(proposals, context);
      const deleted = proposals.filter(
        ({ changeType, aspectName }, index) =>
          changeType === 'DELETE' && DEFINING.has(aspectName) && results[index]?.changed,
      );
      await clean(
        deleted.map(({ urn }) => urn),
        context,
      );
      return results;
    },
    deleteEntity: async (urn, context) => {
      const result = await writer.deleteEntity(urn, context);
      await clean([urn], context);
      return result;
    },
    deleteWithReferences: async (urn, context) => {
      const result = await writer.deleteWithReferences(urn, context);
      await clean([urn], context);
      return result;
    },
    rollBack: async (request, context) => {
      const removed = new Set<string>();
      const onGroup = async (group: RollbackGroup): Promise<void> => {
        for (const { urn, aspect, outcome } of group.rows)
          if (outcome === 'REMOVED' && DEFINING.has(aspect)) removed.add(urn);
        await request.onGroup?.(group);
      };
      const result = await writer.rollBack({ ...request, onGroup }, context);
      if (request.dryRun !== true) await clean(removed, context);
      return result;
    },
  };
}

/** The aspects without which a property has no definition. */
const DEFINING: ReadonlySet<string> = new Set([DEFINED, 'structuredPropertyKey']);

/** Returns the removal of the property from the next entities that have it. */
async function findValues(urn: string, { search }: Finders): Promise<readonly Proposal[]> {
  const field = structuredField(urn.slice(STRUCTURED_PREFIX.length));
  if (structuredId(field) === undefined) return [];
  const { urns } = await findByFilter(search, {
    entityTypes: [],
    filter: { or: [{ and: [{ field, values: [], condition: 'EXISTS' }] }] },
    count: GROUP_SIZE,
  });
  return urns.map((entity) => removal({ urn: entity, aspectName: ASSIGNED }, ['properties', urn]));
}

/** Returns the removal of the prompts for the property from the next forms that have one. */
async function findPrompts(urn: string, { search, entities }: Finders): Promise<readonly Proposal[]> {
  const { urns } = await findByFilter(search, {
    entityTypes: ['form'],
    filter: { or: [{ and: [{ field: PROMPT_FIELD, values: [urn], condition: 'EQUAL' }] }] },
    count: GROUP_SIZE,
  });
  const forms = await entities.findEntities(urns, ['formInfo']);
  return forms.flatMap((form) => {
    const { prompts = [] } = (payloadOf(form, 'formInfo') ?? {}) as Partial<FormInfo>;
    const asking = prompts.filter(({ structuredPropertyParams }) => structuredPropertyParams?.urn === urn);
    if (form === undefined || asking.length === 0) return [];
    return removal({ urn: form.urn, aspectName: 'formInfo' }, ...asking.map(({ id }) => ['prompts', id]));
  });
}

function removal(
  target: { readonly urn: string; readonly aspectName: string },
  ...paths: readonly (readonly string[])[]
): Proposal {
  const steps = paths.map((path): PatchStep => ({ op: 'remove', path }));
  return { ...patchProposal(target, steps), ifEntityExists: true };
}
