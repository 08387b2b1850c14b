/** Finds the aspects that refer to a URN and removes the references. */
import type { MetadataModel } from '../../model/types.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import { parseUrnSyntax } from '../../model/urn/parse-urn.js';
import { referenceTerm } from '../../model/search/search-terms.js';
import { either, term } from '../search/lucene.js';
import { boundedGroups } from './bounded-groups.js';
import { LINEAGE_EDGE, PAST_EDGE } from './edge-rows.js';
import type { StepOutcome, RemoveReferenceStep } from './write-steps.js';
import type { ReferenceRow, ReferencesResult } from './types.js';

export interface DeleteReferencesDeps {
  readonly model: MetadataModel;
  readonly database: Database;
  readonly load: LoadStatement;
  /** Applies the operations in one transaction, or only computes their outcomes. */
  readonly apply: (operations: readonly RemoveReferenceStep[]) => Promise<readonly StepOutcome[]>;
}

/** Maximum number of references in an answer, and of aspects that keep one; the rest is only counted. */
export const MAX_LISTED_REFERENCES = 1_000;

export async function deleteReferences(
  { model, database, load, apply }: DeleteReferencesDeps,
  text: string,
): Promise<ReferencesResult> {
  const { text: urn } = model.parseUrn(text);
  const hidden = [LINEAGE_EDGE, PAST_EDGE];
  const aspects = termsOf(model, urn);
  const query = either(Object.keys(aspects).map(term));
  const rows = await database.read(load('writes/list-references'), { urn, hidden, query, aspects });
  const references = rows.map((row) => ({
    relationship: row['relationship'] as string,
    entity: row['entity'] as string,
    aspect: row['aspect'] as string,
  }));
  const operations = removals(model, references, urn);
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
function removals(
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
