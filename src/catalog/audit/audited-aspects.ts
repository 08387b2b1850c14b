/** The aspects that a setting names for audit events. */
import { StartError } from '../../core/start-error.js';
import type { MetadataModel } from '../../model/types.js';

/** @throws StartError for a name that the model does not have */
export function readAuditedAspects(
  { aspects }: Pick<MetadataModel, 'aspects'>,
  names: readonly string[] = [],
): ReadonlySet<string> {
  const unknown = names.filter((name) => !aspects.has(name));
  if (unknown.length === 0) return new Set(names);
  throw new StartError(`TRELLIS_AUDIT_ASPECTS: the model has no aspect ${unknown.join(', ')}`);
}
