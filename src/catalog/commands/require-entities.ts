/** Checks the entities and schema fields that a command names. */
import { CatalogError, hasCode, invalidRequest } from '../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { Urn } from '../../model/urn.js';
import { parseKeepingDigits, type JsonObject } from '../../core/json.js';
import { payloadOf } from '../entities/stored-aspect.js';
import type { StoredEntity } from '../entities/types.js';
import type { CommandContext } from './command-context.js';

/** An entity that must exist, and its aspects to read. */
export interface EntityRequirement {
  readonly urn: string;
  readonly aspects?: readonly string[];
}

/**
 * Reads the entities with one statement. Soft-deleted entities exist.
 * @param wanted URNs of entities, or entities with the aspects to read
 * @throws NOT_FOUND with the first URN that is missing, and all of them in `details.missing`
 */
export async function requireEntities(
  { services }: Pick<CommandContext, 'services'>,
  wanted: readonly (string | EntityRequirement)[],
): Promise<ReadonlyMap<string, StoredEntity>> {
  if (wanted.length > MAX_BATCH_SIZE)
    throw new CatalogError('LIMIT_EXCEEDED', `A mutation names at most ${MAX_BATCH_SIZE} entities`, {
      rule: `at most ${MAX_BATCH_SIZE}`,
    });
  const names = new Map<string, Set<string>>();
  for (const each of wanted) {
    const { urn, aspects = [] }: EntityRequirement = typeof each === 'string' ? { urn: each } : each;
    const ofEntity = names.get(urn) ?? new Set();
    for (const aspect of aspects) ofEntity.add(aspect);
    names.set(urn, ofEntity);
  }
  const requests = [...names].map(([urn, aspects]) => ({ urn, names: [...aspects] }));
  const found = await services.entities.findAspects(requests);
  const missing = [...names.keys()].filter((urn) => !found.has(urn));
  if (missing.length > 0)
    throw new CatalogError('NOT_FOUND', `There is no entity ${String(missing[0])}`, {
      rule: 'every entity that a mutation names exists',
      missing,
    });
  return found;
}

/** Parses the URN of an entity that must exist. @returns its stored form. @throws NOT_FOUND and the errors of `readUrn` */
export async function requireEntity(
  context: Pick<CommandContext, 'services'>,
  text: string,
  ...entityTypes: readonly string[]
): Promise<string> {
  const urn = readUrn(context, text, ...entityTypes);
  await requireEntities(context, [urn]);
  return urn;
}

/**
 * Reads an aspect of an entity that must exist.
 * @returns its payload, and its version, which is 0 if the entity does not have the aspect
 * @throws NOT_FOUND
 */
export async function requireStored(
  context: Pick<CommandContext, 'services'>,
  urn: string,
  aspectName: string,
): Promise<{ readonly value: JsonObject | undefined; readonly version: number }> {
  const found = (await requireEntities(context, [{ urn, aspects: [aspectName] }])).get(urn);
  return { value: payloadOf(found, aspectName), version: found?.aspects.get(aspectName)?.version ?? 0 };
}

/** The refusal of an assertion or an incident whose aspect names none. */
export function namesNoEntity(urn: string, aspectName: string): CatalogError {
  return new CatalogError('NOT_FOUND', `${urn} does not name its entity`, { rule: aspectName });
}

/** Tells whether the actor can view an entity of this URN. Hidden entities look like missing ones. Soft-deleted entities exist. */
export async function entityExists(
  { services }: Pick<CommandContext, 'services'>,
  urn: string,
): Promise<boolean> {
  return (await services.entities.findNames([urn])).has(urn);
}

/**
 * Parses a URN and returns its stored form.
 * @param entityTypes allowed types; without any, all are allowed
 * @throws INVALID_URN, UNKNOWN_ENTITY with the text in `details.urn`
 */
export function readUrn(
  { services }: Pick<CommandContext, 'services'>,
  text: string,
  ...entityTypes: readonly string[]
): string {
  const urn = parseNamedUrn(services.model, text);
  if (entityTypes.length > 0 && !entityTypes.includes(urn.entityType))
    throw new CatalogError('INVALID_URN', `${text} is not of the type ${entityTypes.join(' or ')}`, {
      rule: `a URN of the entity type ${entityTypes.join(' or ')}`,
      urn: text,
    });
  return urn.text;
}

/** Adds the text to the error, so that the caller can find it in the input. */
function parseNamedUrn(model: CommandContext['services']['model'], text: string): Urn {
  try {
    return model.parseUrn(text);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(error.code, error.message, { ...error.details, urn: text });
  }
}

export interface AspectRequirement {
  readonly aspectName: string;
  /** Completes the sentence that begins with "Entities of the type ...". */
  readonly problem: string;
  /** Path of the URN in the input. */
  readonly path: string;
}

/** Checks that an entity can have an aspect. @param text URN in its stored form @throws INVALID_URN for an entity type without the aspect */
export function requireAspect(
  { services: { model } }: Pick<CommandContext, 'services'>,
  text: string,
  { aspectName, problem, path }: AspectRequirement,
): void {
  const { entityType } = model.parseUrn(text);
  if (model.getEntity(entityType).aspects.includes(aspectName)) return;
  throw new CatalogError('INVALID_URN', `Entities of the type ${entityType} ${problem}`, {
    path,
    rule: `a type with the aspect ${aspectName}`,
  });
}

/**
 * Removes hidden entities from refusals. A command may have to change further entities besides the named ones, whatever the actor's scope.
 * If the actor may neither change nor view such an entity, the refusal does not name it.
 */
export async function hideUrnInRefusal<Value>(
  { services }: Pick<CommandContext, 'services'>,
  named: readonly string[],
  change: Promise<Value>,
): Promise<Value> {
  try {
    return await change;
  } catch (error) {
    const urn = hasCode(error, 'FORBIDDEN') ? error.details['urn'] : undefined;
    if (typeof urn !== 'string' || named.includes(urn)) throw error;
    if ((await services.entities.findNames([urn])).has(urn)) throw error;
    const rule = 'permission for every change';
    const message = 'You may not do this: it also changes entities that you may not view';
    throw new CatalogError('FORBIDDEN', message, { rule }, { cause: error });
  }
}

/** An entity or a schema field that gets labels and descriptions, in the input of a client. */
export interface ResourceInput {
  readonly resourceUrn: string;
  /** Path of a schema field; absent for the entity itself. */
  readonly subResource?: string | null | undefined;
  readonly subResourceType?: string | null | undefined;
}

export interface Resource {
  readonly urn: string;
  /** Path of a schema field; absent for the entity itself. */
  readonly field?: string;
}

/** @throws INVALID_URN, INVALID_REQUEST */
export function readResource(context: CommandContext, input: ResourceInput): Resource {
  const urn = readUrn(context, input.resourceUrn);
  if (input.subResource !== null && input.subResource !== undefined) return { urn, field: input.subResource };
  if (!input.subResourceType) return { urn };
  throw invalidRequest(
    '/subResource',
    'subResourceType requires a subResource',
    'required with subResourceType',
  );
}

/** Skips nulls among the resources, which the API schema allows. */
export function readResources(
  context: CommandContext,
  inputs: readonly (ResourceInput | null | undefined)[],
): Resource[] {
  return inputs.flatMap((input) => (input ? [readResource(context, input)] : []));
}

/**
 * Checks that the resources, their fields and the other entities exist, with one statement.
 * @throws NOT_FOUND
 */
export async function requireResources(
  context: CommandContext,
  resources: readonly Resource[],
  others: readonly string[] = [],
): Promise<void> {
  const wanted = resources.map(({ urn, field }) => {
    return field === undefined ? urn : { urn, aspects: ['schemaMetadata'] };
  });
  const found = await requireEntities(context, [...wanted, ...others]);
  const known = new Map<string, ReadonlySet<string>>();
  for (const { urn, field } of resources) {
    if (field === undefined) continue;
    let fields = known.get(urn);
    if (fields === undefined) known.set(urn, (fields = fieldsOf(found.get(urn))));
    if (!fields.has(field))
      throw new CatalogError('NOT_FOUND', `The schema of ${urn} has no field ${field}`, {
        path: '/subResource',
        rule: 'a fieldPath of schemaMetadata',
      });
  }
}

function fieldsOf(entity: StoredEntity | undefined): ReadonlySet<string> {
  const text = entity?.aspects.get('schemaMetadata')?.text;
  if (text === undefined) return new Set();
  const { fields } = parseKeepingDigits(text) as { fields: readonly { fieldPath: string }[] };
  return new Set(fields.map(({ fieldPath }) => fieldPath));
}
