/** Deletes an entity for good, together with every reference to it. */
import type { CatalogWriter, DeleteResult, WriteContext } from './types.js';

type Steps = Pick<CatalogWriter, 'deleteReferences' | 'deleteEntity'>;

/** The references go first, so that an interrupted deletion can be repeated. References written in the meantime go last. */
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
