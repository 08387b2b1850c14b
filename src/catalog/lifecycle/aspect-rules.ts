import type { AspectRule } from '../writes/aspect-rule.js';
import { aspectValue } from '../writes/entity-state.js';
import { checkStage, knownStage, readStages, STATUS, type KnownStages } from './check-stage.js';

/** An entity enters only stages that are meant for it. What is restated may describe other times. */
const stages: AspectRule<KnownStages> = {
  aspects: [STATUS],
  reads: readStages,
  complete: ({ step, state, payload }, { known, find }) => {
    const isRestated = step.kind === 'put' && step.changeType === 'RESTATE';
    const stored = aspectValue(state.aspects.get(STATUS));
    const write = { entity: state.urn, proposed: payload.value, stored };
    if (!isRestated) checkStage(write, (urn) => knownStage(urn, known, find));
    return payload;
  },
};

export const aspectRules = [stages];
