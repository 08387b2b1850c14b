/** The entity types that lineage can connect according to the annotations of the model. */
import type { MetadataModel } from './types.js';

/** Returns the names of the types. They include `schemaField` if an aspect has column lineage. */
export function lineageTypes(model: MetadataModel): ReadonlySet<string> {
  const types = new Set<string>();
  for (const entity of model.entities.values()) {
    for (const name of entity.aspects) {
      const aspect = model.aspects.get(name);
      const lineage = aspect?.relationships.filter(({ isLineage }) => isLineage) ?? [];
      if (lineage.length > 0) types.add(entity.name);
      for (const { entityTypes } of lineage) for (const type of entityTypes) types.add(type);
      if ((aspect?.columnLineage.length ?? 0) > 0) types.add('schemaField');
    }
  }
  return types;
}
