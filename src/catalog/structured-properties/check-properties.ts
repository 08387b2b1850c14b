/** Checks the payloads of definitions and values inside the transaction that stores them. */
import type { MetadataModel } from '../../model/types.js';
import { readKey } from '../../model/search/key-facts.js';
import type { Proposed, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { checkAssignments } from './check-assignments.js';
import { checkDefinition } from './check-definition.js';
import { ASSIGNED, DEFINED, knownProperty, type KnownProperties } from './known-properties.js';
import { lastName, type Definition } from './structured-values.js';

/** @throws INVALID_ASPECT */
export function checkProperties(
  { step: { aspect, kind }, payload, state }: Proposed,
  { model, known, find }: RuleContext<KnownProperties>,
): void {
  const property = (urn: string) => knownProperty(urn, known, find);
  const stored = aspectValue(state.aspects.get(aspect.name));
  if (aspect.name === ASSIGNED) {
    const platform = platformOf(state, model);
    checkAssignments({ proposed: payload.value, stored, isPatch: kind === 'patch', platform }, property);
  }
  if (aspect.name !== DEFINED) return;
  const types = new Set([...model.entities.keys()].map((name) => name.toLowerCase()));
  const isRemoved = aspectValue(state.aspects.get('status'))?.['removed'] === true;
  const definitions = {
    proposed: payload.value as unknown as Definition,
    stored: stored as unknown as Definition | undefined,
  };
  checkDefinition({ property: state.urn, ...definitions, isRemoved }, (urn) =>
    urn.includes(':entityType:') && types.has(lastName(urn)) ? true : property(urn) !== undefined,
  );
}

function platformOf(state: EntityState, model: MetadataModel): string | undefined {
  const said = aspectValue(state.aspects.get('dataPlatformInstance'))?.['platform'];
  return typeof said === 'string' ? said : readKey(model, state.urn).platform;
}
