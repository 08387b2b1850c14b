import type { AspectRule } from '../writes/aspect-rule.js';
import { DEFAULT_SOURCES } from '../default-aspects/default-values.js';
import { checkProperties } from './check-properties.js';
import { ASSIGNED, DEFINED, readProperties, type KnownProperties } from './known-properties.js';

/** Values match the definitions of their properties. What is restated may describe other times. */
const definedValues: AspectRule<KnownProperties> = {
  aspects: [ASSIGNED],
  // They tell the platform of the entity.
  furtherAspects: DEFAULT_SOURCES,
  reads: readProperties,
  complete: (proposed, context) => {
    const { step, payload } = proposed;
    const isRestated = step.kind === 'put' && step.changeType === 'RESTATE';
    if (!isRestated) checkProperties(proposed, context);
    return payload;
  },
};

/** Definitions change only so that the values stay valid. */
const definitions: AspectRule<KnownProperties> = {
  ...definedValues,
  aspects: [DEFINED],
  furtherAspects: ['status'],
};

export const aspectRules = [definedValues, definitions];
