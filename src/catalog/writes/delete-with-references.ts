/** Hard-deletes an entity together with every reference to it. */
import type { CatalogWriter, DeleteResult, WriteContext } from './types.js';

type Steps = Pick<CatalogWriter, 'deleteReferences' | 'deleteEntity'>;

/**
 * Deletes the references before the entity, so that an interrupted deletion can be repeated. Deletes them again afterwards, because
 * others may have been written in the meantime.
 */
export async function deleteWithReferences(
  { deleteReferences, deleteEntity }: Steps,
  urn: string,
  context: WriteContext,
): Promise<DeleteResult> {
  await deleteReferences(urn, context);
  const result = await deleteEntity(urn, context);
  await deleteReferences(urn, context);
  return result;
}
