/** Tells which unknown fields the writes of a request store. */
import type { UnknownField } from '../../model/types.js';
import type { CatalogWriter } from './types.js';

/** Called after a write has been committed. */
export type ReportUnknownFields = (fields: readonly UnknownField[]) => void;

/** Wraps a writer so that it reports the unknown fields of the payloads that it stores. */
export function reportUnknownFields<Writer extends Pick<CatalogWriter, 'write'>>(
  writer: Writer,
  report: ReportUnknownFields,
): Writer {
  return {
    ...writer,
    write: async (proposals, context) => {
      const results = await writer.write(proposals, context);
      for (const { unknownFields } of results) if (unknownFields !== undefined) report(unknownFields);
      return results;
    },
  };
}
