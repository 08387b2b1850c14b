/** A writer that refuses changes to entities outside of the actor's scope. */
import { CatalogError } from '../../../core/errors.js';
import type { MetadataModel } from '../../../model/types.js';
import type { EntityReader } from '../../../catalog/entities/types.js';
import type { CatalogWriter } from '../../../catalog/writes/types.js';
import { findVisible, type ActorScope } from './actor-scope.js';

export interface ScopedWriterDeps {
  readonly model: MetadataModel;
  /** Reads the whole catalog. */
  readonly entities: Pick<EntityReader, 'findNames'>;
}

/**
 * A policy that lets an actor change an entity lets the actor view it too, as far as a filter can express that. This writer refuses the
 * rest, after the policies were evaluated. Otherwise an answer or a failed precondition would reveal versions of a hidden entity.
 * Two statements for each write; none for a full scope.
 */
export function scopedWriter<Writer extends CatalogWriter>(
  writer: Writer,
  { model, entities }: ScopedWriterDeps,
  scope: Pick<ActorScope, 'scopedCatalog'>,
): Writer {
  const requireVisible = async (texts: readonly string[]): Promise<void> => {
    if ((await scope.scopedCatalog()) === undefined) return;
    const urns = texts.map((text) => normalizedUrn(model, text));
    // One after the other: an entity created between the two reads would exist without being visible.
    const existing = await entities.findNames([...new Set(urns)]);
    const isVisible = await findVisible([...existing.keys()], scope);
    const index = urns.findIndex((urn) => existing.has(urn) && !isVisible(urn));
    if (index >= 0) throw refused(urns[index] ?? '', index);
  };
  return {
    ...writer,
    write: async (proposals, context) => {
      await requireVisible(proposals.map(({ urn }) => urn));
      return writer.write(proposals, context);
    },
    deleteEntity: async (urn, context) => {
      await requireVisible([urn]);
      return writer.deleteEntity(urn, context);
    },
    deleteWithReferences: async (urn, context) => {
      await requireVisible([urn]);
      return writer.deleteWithReferences(urn, context);
    },
    deletePoints: async (range, context) => {
      await requireVisible([range.urn]);
      return writer.deletePoints(range, context);
    },
    deleteReferences: async (urn, context) => {
      await requireVisible([urn]);
      return writer.deleteReferences(urn, context);
    },
  };
}

/** The writer itself refuses what is not a URN. */
function normalizedUrn(model: MetadataModel, text: string): string {
  try {
    return model.parseUrn(text).text;
  } catch {
    return text;
  }
}

function refused(urn: string, index: number): CatalogError {
  return new CatalogError('FORBIDDEN', `You may not change ${urn}, which you may not view`, {
    urn,
    index,
    rule: 'an entity in your scope',
  });
}
