import type { AspectRule } from '../writes/aspect-rule.js';
import { checkProperties } from './check-properties.js';
import { ASSIGNED, DEFINED, readProperties, type KnownProperties } from './known-properties.js';

/** Values match the definitions of their properties. What is restated may describe other times. */
const definedValues: AspectRule<KnownProperties> = {
  aspects: [ASSIGNED, DEFINED],
  reads: readProperties,
  complete: (proposed, context) => {
    const { step, payload } = proposed;
    const isRestated = step.kind === 'put' && step.changeType === 'RESTATE';
    if (!isRestated) checkProperties(proposed, context);
    return payload;
  },
};

export const aspectRules = [definedValues];
