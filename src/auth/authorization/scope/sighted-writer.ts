/** A writer for somebody who may not see everything: what is not seen is not written. */
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import type { EntityReader } from '../../../catalog/types.js';
import type { CatalogWriter } from '../../../catalog/writes/types.js';
import { findSeen, type Sight } from './sight.js';

type Restricted = Pick<Sight, 'restricted'>;

export interface SightedParts {
  readonly model: MetadataModel;
  /** All of them. */
  readonly entities: Pick<EntityReader, 'findNames'>;
}

/**
 * Policies that let somebody change an entity let them see it, too, as far as a filter can tell. The rest is refused here, after
 * policies have been asked: otherwise an answer, or a condition that does not hold, would tell versions of what is not seen.
 * Two statements a write, none for who sees everything.
 */
export function sightedWriter<Writer extends CatalogWriter>(
  writer: Writer,
  { model, entities }: SightedParts,
  sight: Restricted,
): Writer {
  const requireSeen = async (texts: readonly string[]): Promise<void> => {
    if ((await sight.restricted()) === undefined) return;
    const urns = texts.map((text) => keptForm(model, text));
    const distinct = [...new Set(urns)];
    // One after the other: what somebody else makes in between would be there and not seen.
    const there = await entities.findNames(distinct);
    const isSeen = await findSeen([...there.keys()], sight);
    const index = urns.findIndex((urn) => there.has(urn) && !isSeen(urn));
    if (index >= 0) throw refused(urns[index] ?? '', index);
  };
  return {
    ...writer,
    write: async (proposals, context) => {
      await requireSeen(proposals.map(({ urn }) => urn));
      return writer.write(proposals, context);
    },
    deleteEntity: async (urn, context) => {
      await requireSeen([urn]);
      return writer.deleteEntity(urn, context);
    },
    deletePoints: async (range, context) => {
      await requireSeen([range.urn]);
      return writer.deletePoints(range, context);
    },
    deleteReferences: async (urn, context) => {
      await requireSeen([urn]);
      return writer.deleteReferences(urn, context);
    },
  };
}

/** What is no URN is refused by the writer. */
function keptForm(model: MetadataModel, text: string): string {
  try {
    return model.parseUrn(text).text;
  } catch {
    return text;
  }
}

function refused(urn: string, index: number): CatalogError {
  return new CatalogError('FORBIDDEN', `You may not change ${urn}, which you may not see`, {
    urn,
    index,
    rule: 'an entity that one may see',
  });
}
