import type { AspectRule } from '../writes/aspect-rule.js';
import { checkSetPayload, completeVersion } from './complete-version.js';
import { followVersions } from './follow-versions.js';
import { settleVersions } from './settle-versions.js';
import { SET, VERSION } from './version-aspects.js';
import { lockTargets, lockVersionSets, requirePlanned, type VersionSets } from './version-set-plan.js';
import { viewOf } from './version-view.js';

/** Each set has one latest version, and each version knows whether it is that one. */
const latestVersions: AspectRule<VersionSets> = {
  aspects: [VERSION, SET],
  deletions: true,
  locks: async (steps, context) => {
    const known = await lockVersionSets(steps, context);
    return { known, entities: lockTargets(known, context.model) };
  },
  reads: (steps, { states, locked }) => {
    requirePlanned(steps, states, locked);
    return Promise.resolve(locked);
  },
  complete: (proposed, job) => {
    if (proposed.step.aspect.name === VERSION) return completeVersion(proposed, viewOf(job), job.model);
    checkSetPayload(proposed, viewOf(job));
    return proposed.payload;
  },
  derive: (step, before, job) => followVersions(step, before, { ...job, view: viewOf(job) }),
  afterRollback: settleVersions,
};

export const aspectRules = [latestVersions];
