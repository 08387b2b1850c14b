/** Tells the scheduler about writes of ingestion sources. */
import type { CatalogWriter } from '../writes/types.js';
import { SOURCE } from './source-info.js';

const PREFIX = `urn:li:${SOURCE}:`;

/** Wraps a writer so that it calls `tell` after each call that may have changed an ingestion source, when the change is committed. */
export function tellOfSources(writer: CatalogWriter, tell: () => void): CatalogWriter {
  const telling = async <Value>(
    work: Promise<Value>,
    mayConcern: (value: Value) => boolean,
  ): Promise<Value> => {
    const value = await work;
    if (mayConcern(value)) tell();
    return value;
  };
  const isSource = (urn: string): boolean => urn.startsWith(PREFIX);
  return {
    ...writer,
    write: (proposals, context) =>
      telling(writer.write(proposals, context), (results) => results.some(({ urn }) => isSource(urn))),
    deleteEntity: (urn, context) => telling(writer.deleteEntity(urn, context), () => isSource(urn)),
    deleteWithReferences: (urn, context) =>
      telling(writer.deleteWithReferences(urn, context), () => isSource(urn)),
    deleteByRegistry: (id, context) => telling(writer.deleteByRegistry(id, context), () => true),
    rollBack: (request, context) => telling(writer.rollBack(request, context), () => true),
  };
}
