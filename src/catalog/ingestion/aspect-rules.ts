import type { AspectRule } from '../writes/aspect-rule.js';
import { withMembers } from '../writes/complete-members.js';
import { withFinalStatus } from './final-status.js';

/** A finished run keeps its status. */
const finalStatus: AspectRule = {
  aspects: ['dataHubExecutionRequestResult'],
  complete: (proposed) => withMembers(proposed, withFinalStatus),
};

export const aspectRules = [finalStatus];
