/** Deletions in many aspects: of the references to a URN, and of what was written with a model registry. */
import type { MetadataModel } from '../../model/types.js';
import type { ReadDeps } from '../../neo4j/database.js';
import { parseUrnSyntax } from '../../model/urn.js';
import { referenceTerm } from '../../model/search/search-terms.js';
import { either, term } from '../search/lucene.js';
import { boundedGroups } from './bounded-groups.js';
import { LINEAGE_EDGE, PAST_EDGE } from './stored-rows.js';
import type { StepOutcome, RemoveReferenceStep, DeleteByRegistryStep } from './write-steps.js';
import type {
  ReferenceRow,
  ReferencesResult,
  RegistryDeletion,
  CatalogWriter,
  DeleteResult,
  WriteContext,
} from './types.js';
import { toRegistryId } from './write-metadata.js';

interface DeletionDeps<Step> extends ReadDeps {
  readonly model: MetadataModel;
  /** Applies the operations in one transaction, or only computes their outcomes. */
  readonly apply: (operations: readonly Step[]) => Promise<readonly StepOutcome[]>;
}

/** Maximum number of references in an answer, and of aspects that keep one; the rest is only counted. */
export const MAX_LISTED_REFERENCES = 1_000;

/** Finds the aspects that refer to a URN and removes the references. */
export async function deleteReferences(
  { model, database, load, apply }: DeletionDeps<RemoveReferenceStep>,
  text: string,
): Promise<ReferencesResult> {
  const { text: urn } = model.parseUrn(text);
  const hidden = [LINEAGE_EDGE, PAST_EDGE];
  const aspects = termsOf(model, urn);
  const query = either(Object.keys(aspects).map(term));
  const references = await database.read(load('writes/list-references'), { urn, hidden, query, aspects });
  const operations = removalSteps(model, references, urn);
  const kept: { entity: string; aspect: string }[] = [];
  let totalKept = 0;
  for await (const group of boundedGroups(operations, (operation) => operation.urn.text, {
    database,
    load,
  })) {
    const outcomes = await apply(group);
    group.forEach(({ urn: owner, aspect }, index) => {
      if (outcomes[index]?.keeps !== true) return;
      totalKept += 1;
      if (totalKept <= MAX_LISTED_REFERENCES) kept.push({ entity: owner.text, aspect: aspect.name });
    });
  }
  const listed = references.slice(0, MAX_LISTED_REFERENCES);
  return { total: references.length, references: listed, kept, totalKept };
}

/** Returns the aspects that can refer to the URN without an edge, by the term of such a reference. */
function termsOf(model: MetadataModel, urn: string): Record<string, string> {
  const aspects = [...model.aspects.values()].filter(
    ({ references, columnLineage }) => references.length + columnLineage.length > 0,
  );
  return Object.fromEntries(aspects.map(({ name }) => [referenceTerm(name, urn), name]));
}

/** Returns one removal for each aspect, however many relationships it has to the URN. */
function removalSteps(
  model: MetadataModel,
  references: readonly ReferenceRow[],
  reference: string,
): RemoveReferenceStep[] {
  const operations = new Map<string, RemoveReferenceStep>();
  for (const { entity: owner, aspect: aspectName } of references) {
    const urn = parseUrnSyntax(owner);
    // An aspect or entity type that the model no longer has cannot be parsed, so it cannot be rewritten.
    const [aspect, entity] = [model.aspects.get(aspectName), model.entities.get(urn.entityType)];
    if (aspect === undefined || entity === undefined) continue;
    const target = { index: operations.size, urn, entity, aspect };
    const key = `${owner} ${aspectName}`;
    if (!operations.has(key)) operations.set(key, { kind: 'remove-reference', ...target, reference });
  }
  return [...operations.values()];
}

/** Deletes the aspects that were written with a model registry. */
export async function deleteByRegistry(
  { model, database, load, apply }: DeletionDeps<DeleteByRegistryStep>,
  registryId: string,
): Promise<RegistryDeletion> {
  const registry = toRegistryId(registryId);
  const rows = await database.read(load('writes/list-registry-aspects'), { registry });
  const operations = rows.flatMap((row, index): DeleteByRegistryStep[] => {
    const aspect = model.aspects.get(row.aspect);
    // Points do not record a registry, and a key aspect is only deleted with its entity.
    if (aspect === undefined || aspect.kind === 'timeseries' || aspect.keyFor !== undefined) return [];
    const urn = model.parseUrn(row.urn);
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

/**
 * Hard-deletes an entity together with every reference to it. Deletes the references before the entity, so that an interrupted deletion can
 * be repeated. Deletes them again afterwards, because others may have been written in the meantime.
 */
export async function deleteWithReferences(
  writer: Pick<CatalogWriter, 'deleteReferences' | 'deleteEntity'>,
  urn: string,
  context: WriteContext,
): Promise<DeleteResult> {
  await writer.deleteReferences(urn, context);
  const result = await writer.deleteEntity(urn, context);
  await writer.deleteReferences(urn, context);
  return result;
}
