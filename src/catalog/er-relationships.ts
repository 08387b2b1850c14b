/** Creates, changes and deletes relationships of two datasets, e.g. a foreign key that no platform declares. */
import { createHash } from 'node:crypto';
import { invalidRequest } from '../core/errors.js';
import type { JsonObject } from '../core/json.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn } from './commands/entity-commands.js';
import { readUrn, requireEntities, requireStored } from './commands/require-entities.js';
import { requireName, type Optional } from './commands/command-input.js';
import { stampOf, storeInExisting } from './commands/store.js';
import type { Proposal } from './writes/types.js';

const ENTITY_TYPE = 'erModelRelationship';
const PROPERTIES = 'erModelRelationshipProperties';
const EDITABLE = 'editableERModelRelationshipProperties';

/** Each of them permits relationships of a dataset. */
const RELATING = ['EDIT_ENTITY', 'CREATE_ENTITY_ER_MODEL_RELATIONSHIP'];

interface RelationshipInput {
  readonly properties?: Optional<RelationshipProperties>;
  /** Texts of users; blank ones are left out. */
  readonly editableProperties?: Optional<{ readonly name?: Optional<string>; readonly description: string }>;
}

interface RelationshipProperties {
  readonly name: string;
  /** URNs of datasets. */
  readonly source: string;
  readonly destination: string;
  readonly relationshipFieldmappings?: Optional<readonly MappingInput[]>;
  /** Default: follows from the pairs of fields. */
  readonly erModelRelationshipCardinality?: Optional<Cardinality>;
  /** True: the actor created the relationship now, whatever the next two members say. */
  readonly created?: Optional<boolean>;
  /** Epoch milliseconds. */
  readonly createdAt?: Optional<number>;
  /** URN of a user. */
  readonly createdBy?: Optional<string>;
}

/**
 * Creates the relationship of two datasets with this name. The direction makes no difference: the reversed one is the same relationship.
 * @returns its URN
 * @throws CONFLICT if it exists; NOT_FOUND unless both datasets exist; FORBIDDEN without a privilege on both; INVALID_REQUEST, INVALID_URN
 */
export async function createErRelationship(
  context: CommandContext,
  { properties, editableProperties }: RelationshipInput,
): Promise<string> {
  if (!properties)
    throw invalidRequest('/input/properties', 'A relationship needs a name and two datasets', 'required');
  const value = readProperties(context, properties, undefined);
  const ends = [value.source, value.destination];
  await requireEntities(context, ends);
  await context.services.requirePermissions(ends.map((urn) => ({ urn, anyOf: RELATING })));
  const urn = newUrn(context, ENTITY_TYPE, idOf(value));
  const edited = editableProperties ? [proposeEdited(context, urn, editableProperties)] : [];
  return createEntity(context, { urn, aspectName: PROPERTIES, value }, edited);
}

/**
 * Replaces the given parts of a relationship. Its URN stays, also if the name or the datasets change.
 * @throws NOT_FOUND unless the relationship and its datasets exist; INVALID_REQUEST, INVALID_URN, FORBIDDEN
 */
export async function updateErRelationship(
  context: CommandContext,
  text: string,
  { properties, editableProperties }: RelationshipInput,
): Promise<boolean> {
  const urn = readUrn(context, text, ENTITY_TYPE);
  const { value: stored } = await requireStored(context, urn, PROPERTIES);
  const value = properties && readProperties(context, properties, stored);
  if (value) await requireEntities(context, [value.source, value.destination]);
  const proposals: Proposal[] = [
    ...(value
      ? [{ urn, aspectName: PROPERTIES, changeType: 'UPSERT' as const, value: JSON.stringify(value) }]
      : []),
    ...(editableProperties ? [proposeEdited(context, urn, editableProperties)] : []),
  ];
  if (proposals.length > 0) await storeInExisting(context, proposals);
  return true;
}

interface StoredProperties extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly source: string;
  readonly destination: string;
}

/** @param stored keeps its time of creation unless the input names another one */
function readProperties(
  context: CommandContext,
  input: RelationshipProperties,
  stored: JsonObject | undefined,
): StoredProperties {
  requireName(input.name, '/input/properties/name');
  const mappings = readMappings(input.relationshipFieldmappings);
  const now = stampOf(context);
  const { created, createdAt, createdBy } = input;
  const named =
    typeof createdAt === 'number' && createdBy
      ? { time: createdAt, actor: readUrn(context, createdBy, 'corpuser') }
      : undefined;
  return {
    name: input.name,
    source: readUrn(context, input.source, 'dataset'),
    destination: readUrn(context, input.destination, 'dataset'),
    relationshipFieldMappings: mappings,
    cardinality: input.erModelRelationshipCardinality ?? cardinalityOf(mappings),
    created: created === true ? now : (named ?? stored?.['created'] ?? now),
    lastModified: now,
  };
}

/** The id that existing clients compute, too. Its text is part of the interface: both URNs in their order as texts. */
function idOf({ name, source, destination }: StoredProperties): string {
  const [lower, higher] = source < destination ? [source, destination] : [destination, source];
  const text = JSON.stringify({ Destination: lower, ERModelRelationName: name, Source: higher });
  return createHash('md5').update(text).digest('hex');
}

function proposeEdited(
  context: CommandContext,
  urn: string,
  { name, description }: { readonly name?: Optional<string>; readonly description: string },
): Proposal {
  const stamp = stampOf(context);
  const texts = { ...(name?.trim() && { name }), ...(description.trim() && { description }) };
  const value = JSON.stringify({ ...texts, created: stamp, lastModified: stamp });
  return { urn, aspectName: EDITABLE, changeType: 'UPSERT', value };
}

// The pairs of fields that a relationship of two datasets maps, and the cardinality that follows from them.

/** A pair of fields as a client sends it. */
interface MappingInput {
  readonly sourceField?: Optional<string>;
  readonly destinationField?: Optional<string>;
}

/** Two fields with the same values. */
interface FieldMapping {
  readonly sourceField: string;
  readonly destinationField: string;
}

type Cardinality = 'ONE_ONE' | 'ONE_N' | 'N_ONE' | 'N_N';

/** @throws INVALID_REQUEST without any pair, and for a pair that lacks a field */
export function readMappings(inputs: Optional<readonly MappingInput[]>): FieldMapping[] {
  const path = '/input/properties/relationshipFieldmappings';
  if (!inputs || inputs.length === 0)
    throw invalidRequest(path, 'A relationship maps at least one pair of fields', 'at least one pair');
  return inputs.map(({ sourceField, destinationField }, index) => {
    if (sourceField?.trim() && destinationField?.trim()) return { sourceField, destinationField };
    throw invalidRequest(
      `${path}/${index}`,
      `Pair ${index + 1} does not name both fields`,
      'sourceField and destinationField',
    );
  });
}

/**
 * Returns the cardinality of a relationship whose client named none. A field that occurs in several pairs stands for several rows at the
 * other end.
 */
export function cardinalityOf(mappings: readonly FieldMapping[]): Cardinality {
  const repeatsSource = repeats(mappings.map(({ sourceField }) => sourceField));
  const repeatsDestination = repeats(mappings.map(({ destinationField }) => destinationField));
  if (repeatsSource) return repeatsDestination ? 'N_N' : 'ONE_N';
  return repeatsDestination ? 'N_ONE' : 'ONE_ONE';
}

function repeats(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}
