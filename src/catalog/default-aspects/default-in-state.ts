/** Default aspects of an entity inside a write. */
import type { MetadataModel, Payload } from '../../model/types.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { containerOf } from '../containers/container-chain.js';
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
  const containers = containersNow(state);
  const valueOf = (name: string) => aspectValue(state.aspects.get(name));
  const value = defaultValue(aspectName, { model, urn: state.urn, containers, valueOf });
  return value && { text: JSON.stringify(value), value };
}

/** Only the direct container is known of an entity that the write moves: the ones above it are read when everything is applied. */
function containersNow(state: EntityState): readonly string[] {
  const container = containerOf(state);
  if (container === undefined) return [];
  const stored = state.searched?.containers ?? [];
  return stored.at(-1) === container ? stored : [container];
}
