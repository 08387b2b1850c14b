/**
 * Rules of writes that depend on other entities than the written one: versions of a version set, structured properties
 * with their definitions, lifecycle stages, and data contracts. What they need is read under locks.
 * Writes of other aspects send no further statement.
 */
import type { MetadataModel } from '../../model/types.js';
import {
  checkSoleContract,
  CONTRACT_PROPERTIES,
  type KnownContracts,
} from '../data-contracts/sole-contract.js';
import { checkStage } from '../lifecycle/check-stage.js';
import { knownStage, STATUS, type KnownStages } from '../lifecycle/known-stages.js';
import { checkProperties } from '../structured-properties/check-properties.js';
import { ASSIGNED, DEFINED, type KnownProperties } from '../structured-properties/known-properties.js';
import { checkSetPayload, completeVersion } from '../version-sets/complete-version.js';
import { followVersions } from '../version-sets/follow-versions.js';
import { SET, VERSION } from '../version-sets/version-aspects.js';
import { NO_VERSION_SETS, type VersionSets } from '../version-sets/version-set-plan.js';
import type { FindState, VersionView } from '../version-sets/version-view.js';
import type { CompletePayload } from './apply-step.js';
import { aspectValue, type EntityState } from './entity-state.js';
import type { WriteStep } from './write-steps.js';

/** What was read of other entities. */
export interface Related {
  readonly versionSets: VersionSets;
  readonly properties: KnownProperties;
  readonly stages: KnownStages;
  readonly contracts: KnownContracts;
}

export const NOTHING_RELATED: Related = {
  versionSets: NO_VERSION_SETS,
  properties: new Map(),
  stages: new Map(),
  contracts: new Map(),
};

export interface RelatedContext {
  readonly model: MetadataModel;
  readonly properties: KnownProperties;
  readonly stages: KnownStages;
  readonly contracts: KnownContracts;
  readonly view: VersionView;
  /** The entities as they are after the steps so far. */
  readonly find: FindState;
}

/** Returns the check of payloads for one job. */
export function completeByRelated({
  model,
  properties,
  stages,
  contracts,
  view,
  find,
}: RelatedContext): CompletePayload {
  return (operation, { state, payload }) => {
    const isRestated = operation.kind === 'put' && operation.changeType === 'RESTATE';
    const given = { state, payload, isRestated };
    switch (operation.aspect.name) {
      case VERSION:
        return completeVersion(given, view, model);
      case SET:
        checkSetPayload(given, view);
        return payload;
      case ASSIGNED:
      case DEFINED:
        if (!isRestated) checkProperties(operation, given, { model, known: properties, find });
        return payload;
      case CONTRACT_PROPERTIES:
        if (operation.kind === 'put') checkSoleContract(operation, contracts, find);
        return payload;
      case STATUS: {
        const write = {
          entity: state.urn,
          proposed: payload.value,
          stored: aspectValue(state.aspects.get(STATUS)),
        };
        if (!isRestated) checkStage(write, (urn) => knownStage(urn, stages, find));
        return payload;
      }
      default:
        return payload;
    }
  };
}

/** Returns the steps on other entities that follow from a step. @param before the entity of the step before it */
export function stepsThatFollow(step: WriteStep, before: EntityState, context: RelatedContext): WriteStep[] {
  return followVersions(step, before, context);
}
