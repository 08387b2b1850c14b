/** Write steps: proposals after all checks that do not need the database. */
import type { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { RequestFacts } from '../../core/request-facts.js';
import type { AspectDefinition, EntityDefinition, Payload, UnknownField } from '../../model/types.js';
import type { Urn } from '../../model/urn.js';
import type { ChangeType, CreatedAspect, ValueCondition, WrittenAspect } from './types.js';

/** Conditions on the stored aspect. */
interface StepConditions {
  readonly ifVersion?: number | undefined;
  /** Epoch milliseconds. */
  readonly ifModifiedSince?: number | undefined;
  readonly ifUnmodifiedSince?: number | undefined;
}

interface StepTarget {
  /** Position in the request, from 0, for errors. */
  readonly index: number;
  readonly urn: Urn;
  readonly entity: EntityDefinition;
  /** Of a deletion of an entity: its key aspect. */
  readonly aspect: AspectDefinition;
  /** Store only if the entity exists. */
  readonly ifEntityExists?: true | undefined;
  /** Its values must not be those of other entities, even if other writers may repeat them. */
  readonly hasNewValues?: true | undefined;
}

export interface PutStep extends StepTarget, StepConditions {
  readonly kind: 'put';
  readonly changeType: Exclude<ChangeType, 'DELETE' | 'PATCH'>;
  readonly payload: Payload;
  readonly systemMetadata?: JsonObject | undefined;
  readonly ifAbsent?: boolean | undefined;
  /** URN of a dataset: store this contract only if the dataset has no other one. */
  readonly soleContractOf?: string | undefined;
}

export interface PatchAspectStep extends StepTarget, StepConditions {
  readonly kind: 'patch';
  readonly patch: unknown;
  readonly systemMetadata?: JsonObject | undefined;
  readonly ifAbsent?: boolean | undefined;
  readonly ifValue?: ValueCondition | undefined;
}

export interface PointStep extends StepTarget {
  readonly kind: 'point';
  readonly payload: Payload;
  readonly systemMetadata?: JsonObject | undefined;
}

export interface DeleteAspectStep extends StepTarget, StepConditions {
  readonly kind: 'delete-aspect';
  readonly systemMetadata?: JsonObject | undefined;
}

/** Removes a URN from an aspect, whatever its value is when the entity is locked. */
export interface RemoveReferenceStep extends StepTarget {
  readonly kind: 'remove-reference';
  readonly reference: string;
}

/** Deletes an aspect only if its latest value was written with a model registry. */
export interface DeleteByRegistryStep extends StepTarget {
  readonly kind: 'delete-by-registry';
  /** `name:version` */
  readonly registry: string;
}

export interface DeletePointsStep extends StepTarget {
  readonly kind: 'delete-points';
  readonly from: number;
  readonly until: number;
  readonly systemMetadata?: JsonObject | undefined;
}

export interface DeleteEntityStep extends StepTarget, StepConditions {
  readonly kind: 'delete-entity';
  readonly systemMetadata?: JsonObject | undefined;
}

export type WriteStep =
  | PutStep
  | PatchAspectStep
  | PointStep
  | DeleteAspectStep
  | RemoveReferenceStep
  | DeleteByRegistryStep
  | DeletePointsStep
  | DeleteEntityStep;

/** The steps of one caller, stored together or not at all. */
export interface WriteJob {
  readonly id: string;
  readonly actor: string;
  readonly traceId?: string | undefined;
  /** Of the request that waits for the job. */
  readonly facts?: RequestFacts | undefined;
  /** The traced request that waits for the job. */
  readonly origin?: object | undefined;
  readonly steps: readonly WriteStep[];
}

export interface StepOutcome {
  readonly changed: boolean;
  readonly version: number;
  readonly aspect?: WrittenAspect;
  /** Fields of the payload that the model does not know. A patch reports only those that it added. Absent: none. */
  readonly unknownFields?: readonly UnknownField[];
  /** Further aspects that the entity has because the job created it. On the first outcome of the entity. */
  readonly created?: readonly CreatedAspect[];
  /** For the removal of references: a required member refers to the URN, so it stays. */
  readonly keeps?: boolean;
}

export type JobOutcome = { readonly outcomes: readonly StepOutcome[] } | { readonly error: CatalogError };
