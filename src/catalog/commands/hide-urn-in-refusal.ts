/** Refusals of changes to what a person has neither named nor may see. */
import { CatalogError, hasCode } from '../../core/errors.js';
import type { CommandContext } from './command-context.js';

/**
 * What a mutation has to change beside what was named is decided by everything that is stored; whoever may not change that, and not see
 * it either, is refused without its name.
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
    const rule = 'leave for all that it changes';
    const message = 'You may not do this: it also changes something that you may not see';
    throw new CatalogError('FORBIDDEN', message, { rule }, { cause: error });
  }
}
