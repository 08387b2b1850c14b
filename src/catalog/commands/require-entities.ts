/** Checks the entities that a command names. */
import { CatalogError } from '../../core/errors.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { Urn } from '../../model/urn/urn.js';
import type { StoredEntity } from '../entities/types.js';
import type { CommandContext } from './command-context.js';

/** An entity that must exist, and its aspects to read. */
export interface EntityRequirement {
  readonly urn: string;
  readonly aspects?: readonly string[];
}

/**
 * Reads the entities with one statement. Soft-deleted entities exist.
 * @throws NOT_FOUND with the first URN that is missing, and all of them in `details.missing`
 */
export async function requireEntities(
  { services }: Pick<CommandContext, 'services'>,
  wanted: readonly EntityRequirement[],
): Promise<ReadonlyMap<string, StoredEntity>> {
  if (wanted.length > MAX_BATCH_SIZE)
    throw new CatalogError('LIMIT_EXCEEDED', `A mutation names at most ${MAX_BATCH_SIZE} entities`, {
      rule: `at most ${MAX_BATCH_SIZE}`,
    });
  const names = new Map<string, Set<string>>();
  for (const { urn, aspects = [] } of wanted) {
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
  const urn = parsed(services.model, text);
  if (entityTypes.length > 0 && !entityTypes.includes(urn.entityType))
    throw new CatalogError('INVALID_URN', `${text} is not of the type ${entityTypes.join(' or ')}`, {
      rule: `a URN of the entity type ${entityTypes.join(' or ')}`,
      urn: text,
    });
  return urn.text;
}

/** Adds the text to the error, so that the caller can find it in the input. */
function parsed(model: CommandContext['services']['model'], text: string): Urn {
  try {
    return model.parseUrn(text);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(error.code, error.message, { ...error.details, urn: text });
  }
}
