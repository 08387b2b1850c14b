/** When a structured property is permanently deleted, its values are removed from all entities. */
import { hasCode } from '../../core/errors.js';
import { structuredField, structuredId, STRUCTURED_PREFIX } from '../../model/search/structured-values.js';
import { findByFilter } from '../search/find-by-filter.js';
import type { SearchReader } from '../search/types.js';
import type { CatalogWriter, Proposal, WriteContext } from '../writes/types.js';
import { patchProposal } from '../commands/patch-proposal.js';
import { ASSIGNED, DEFINED } from './known-properties.js';

/** Maximum number of entities that one transaction changes. */
const GROUP_SIZE = 500;
/** Maximum number of groups in a row that change nothing. */
const MAX_FAILURES = 10;

/**
 * Wraps a writer so that the deletion of a property or of its definition removes its values afterwards, in transactions of 500 entities.
 * Values of other properties stay.
 */
export function deleteAssignments(
  writer: CatalogWriter,
  search: Pick<SearchReader, 'search'>,
): CatalogWriter {
  const clean = async (urns: readonly string[], context: WriteContext): Promise<void> => {
    for (const urn of urns) if (urn.startsWith(STRUCTURED_PREFIX)) await removeEverywhere(urn, context);
  };
  const removeEverywhere = async (urn: string, context: WriteContext): Promise<void> => {
    for (let failures = 0; failures < MAX_FAILURES;) {
      const found = await findAssigned(search, urn);
      if (found.length === 0) return;
      const removals = found.map((entity) => removal(entity, urn));
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
      const deleted = proposals.filter((proposal, index) => isDeletion(proposal) && results[index]?.changed);
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
  };
}

function isDeletion({ changeType, aspectName }: Proposal): boolean {
  return changeType === 'DELETE' && (aspectName === DEFINED || aspectName === 'structuredPropertyKey');
}

async function findAssigned(search: Pick<SearchReader, 'search'>, urn: string): Promise<readonly string[]> {
  const field = structuredField(urn.slice(STRUCTURED_PREFIX.length));
  if (structuredId(field) === undefined) return [];
  const { urns } = await findByFilter(search, {
    entityTypes: [],
    filter: { or: [{ and: [{ field, values: [], condition: 'EXISTS' }] }] },
    count: GROUP_SIZE,
  });
  return urns;
}

function removal(entity: string, property: string): Proposal {
  const target = { urn: entity, aspectName: ASSIGNED };
  const proposal = patchProposal(target, [{ op: 'remove', path: ['properties', property] }]);
  return { ...proposal, ifEntityExists: true };
}
