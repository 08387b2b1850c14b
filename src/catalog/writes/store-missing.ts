/** Stores what every catalog has. */
import type { EntityReader } from '../entities/types.js';
import type { CatalogWriter, Proposal } from './types.js';

export interface StoreMissingDeps {
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly writer: CatalogWriter;
}

/**
 * Writes the proposals whose aspects do not exist; existing aspects stay as they are. One statement, and one write if something is missing.
 * @param proposals made by `createIfAbsent`, because services may start concurrently
 */
export async function storeMissing(
  { entities, writer }: StoreMissingDeps,
  proposals: readonly Proposal[],
  actor: string,
): Promise<void> {
  const found = await entities.findAspects(
    proposals.map(({ urn, aspectName }) => ({ urn, names: [aspectName] })),
  );
  const missing = proposals.filter(({ urn, aspectName }) => found.get(urn)?.aspects.has(aspectName) !== true);
  if (missing.length > 0) await writer.write(missing, { actor });
}
