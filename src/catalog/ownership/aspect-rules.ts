import { type AspectRule, withMembers } from '../writes/aspect-rule.js';
import { withOwnerTypes } from './ownership-types.js';

/** `ownerTypes` follows from `owners`. Patches do not see it, because it would outlive the last owner. */
const ownerTypes: AspectRule = {
  aspects: ['ownership'],
  patched: ({ ownerTypes: _, ...rest }) => rest,
  complete: (proposed) => withMembers(proposed, withOwnerTypes),
};

export const aspectRules = [ownerTypes];
