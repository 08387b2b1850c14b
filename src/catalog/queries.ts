/** Creates and changes queries. */
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { omitNullish, requireName, type Optional } from './commands/command-input.js';
import { patchProposal, setMembers } from './commands/proposals.js';
import { readUrn, requireEntities, requireEntity } from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';
import type { Proposal } from './writes/types.js';

const ENTITY_TYPE = 'query';
const PROPERTIES = 'queryProperties';
const SUBJECTS = 'querySubjects';

interface Statement {
  readonly value: string;
  readonly language: string;
}

interface Subject {
  /** URN of a dataset, or of a column. */
  readonly datasetUrn: string;
}

interface NewQuery {
  readonly properties: {
    readonly name?: Optional<string>;
    readonly description?: Optional<string>;
    readonly statement: Statement;
  };
  readonly subjects: readonly Subject[];
}

/**
 * Creates a query that a user wrote, with a random id. A blank name counts as none.
 * @returns its URN. @throws NOT_FOUND unless the subjects exist; INVALID_URN; LIMIT_EXCEEDED for a long name
 */
export async function createQuery(
  context: CommandContext,
  { properties, subjects }: NewQuery,
): Promise<string> {
  const urn = newUrn(context, ENTITY_TYPE, undefined);
  const datasets = await requireSubjects(context, subjects);
  const stamp = stampOf(context);
  const { description, statement } = properties;
  const value = {
    source: 'MANUAL',
    statement: { ...statement },
    ...omitNullish({ name: readName(properties.name), description }),
    created: stamp,
    lastModified: stamp,
  };
  return createEntity(context, { urn, aspectName: PROPERTIES, value }, [proposeSubjects(urn, datasets)]);
}

/** Omitted members stay unchanged. */
interface QueryUpdate {
  readonly properties?: Optional<{
    readonly name?: Optional<string>;
    readonly description?: Optional<string>;
    readonly statement?: Optional<Statement>;
  }>;
  /** Replace the previous subjects. */
  readonly subjects?: Optional<readonly Subject[]>;
}

/**
 * Changes a query. A blank name removes the name.
 * @returns its URN. @throws NOT_FOUND unless the query and the subjects exist; INVALID_URN; LIMIT_EXCEEDED for a long name
 */
export async function updateQuery(
  context: CommandContext,
  text: string,
  { properties, subjects }: QueryUpdate,
): Promise<string> {
  const urn = await requireEntity(context, text, ENTITY_TYPE);
  const datasets = subjects ? await requireSubjects(context, subjects) : undefined;
  const { name, description, statement } = properties ?? {};
  const given = {
    ...omitNullish({ description, statement, lastModified: stampOf(context) }),
    ...(typeof name === 'string' && { name: readName(name) }),
  };
  await storeInExisting(context, [
    patchProposal({ urn, aspectName: PROPERTIES }, setMembers(given)),
    ...(datasets === undefined ? [] : [proposeSubjects(urn, datasets)]),
  ]);
  return urn;
}

function readName(name: Optional<string>): string | undefined {
  if (!name?.trim()) return undefined;
  requireName(name, '/input/properties/name');
  return name;
}

async function requireSubjects(context: CommandContext, subjects: readonly Subject[]): Promise<string[]> {
  const urns = [
    ...new Set(subjects.map(({ datasetUrn }) => readUrn(context, datasetUrn, 'dataset', 'schemaField'))),
  ];
  // Columns are entities only once a user has written about them.
  const { model } = context.services;
  const datasets = urns.map((urn) => {
    const { entityType, parts } = model.parseUrn(urn);
    return entityType === 'schemaField' ? readUrn(context, parts[0] ?? '') : urn;
  });
  await requireEntities(context, datasets);
  return urns;
}

function proposeSubjects(urn: string, datasets: readonly string[]): Proposal {
  const value = JSON.stringify({ subjects: datasets.map((entity) => ({ entity })) });
  return { urn, aspectName: SUBJECTS, changeType: 'UPSERT', value };
}
