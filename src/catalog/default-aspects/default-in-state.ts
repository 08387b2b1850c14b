/** Default aspects of an entity inside a write. */
import type { MetadataModel, Payload } from '../../model/types.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { DEFAULTED, defaultValue } from './default-values.js';

/** @returns undefined if the entity does not exist, or if the aspect was written or deleted, or has no default */
export function defaultInState(
  aspectName: string,
  state: EntityState,
  model: MetadataModel,
): Payload | undefined {
  const found = state.aspects.get(aspectName);
  const isUntouched = found === undefined || found.meta.undone === true;
  if (!state.exists || !isUntouched || !DEFAULTED.includes(aspectName)) return undefined;
  const valueOf = (name: string) => aspectValue(state.aspects.get(name));
  const value = defaultValue(aspectName, { model, urn: state.urn, valueOf });
  return value && { text: JSON.stringify(value), value };
}
