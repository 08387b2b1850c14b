/** Deletes the aspects that were written with a model registry. */
import { toRegistryId } from './registry-id.js';
import type { MetadataModel } from '../../model/types.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { boundedGroups } from './bounded-groups.js';
import type { DeleteByRegistryStep, StepOutcome } from './write-steps.js';
import type { RegistryDeletion } from './types.js';

export interface DeleteByRegistryDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  /** Applies the operations in one transaction, or only computes their outcomes. */
  readonly apply: (operations: readonly DeleteByRegistryStep[]) => Promise<readonly StepOutcome[]>;
}

export async function deleteByRegistry(
  { model, database, load, apply }: DeleteByRegistryDeps,
  registryId: string,
): Promise<RegistryDeletion> {
  const registry = toRegistryId(registryId);
  const rows = await database.read(load('writes/list-registry-aspects'), { registry });
  const operations = rows.flatMap((row, index): DeleteByRegistryStep[] => {
    const aspect = model.aspects.get(row['aspect'] as string);
    // Points do not record a registry, and a key aspect is only deleted with its entity.
    if (aspect === undefined || aspect.kind === 'timeseries' || aspect.keyFor !== undefined) return [];
    const urn = model.parseUrn(row['urn'] as string);
    return [
      { kind: 'delete-by-registry', index, urn, entity: model.getEntity(urn.entityType), aspect, registry },
    ];
  });
  const entities = new Set<string>();
  let aspects = 0;
  for await (const group of boundedGroups(operations, (operation) => operation.urn.text, {
    database,
    load,
  })) {
    const outcomes = await apply(group);
    for (const [index, operation] of group.entries()) {
      if (outcomes[index]?.changed !== true) continue;
      aspects += 1;
      entities.add(operation.urn.text);
    }
  }
  return { entities: entities.size, aspects };
}
