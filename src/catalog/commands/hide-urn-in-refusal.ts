/** Removes hidden entities from refusals. */
import { CatalogError, hasCode } from '../../core/errors.js';
import type { CommandContext } from './command-context.js';

/**
 * A command may have to change further entities besides the named ones, whatever the actor's scope. If the actor may neither change nor
 * view such an entity, the refusal does not name it.
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
