/** What a capability declares about writes of its aspects. `docs/architecture.md` shows an example. */
import {
  type JsonObject,
  mayLoseDigits,
  parseKeepingDigits,
  stringifyKeepingDigits,
} from '../../core/json.js';
import type { Clock } from '../../core/clock.js';
import type { MetadataModel, Payload } from '../../model/types.js';
import type { WriteDeps } from '../../neo4j/database.js';
import { sameTree } from '../../core/compare.js';
import { type EntityState, aspectValue, type AspectState } from './entity-state.js';
import type { LoadContext, LockTarget } from './load-states.js';
import type { CatalogWriter, WriteContext } from './types.js';
import type { PatchAspectStep, PutStep, WriteStep } from './write-steps.js';

/** Returns an entity as it is after the steps so far; undefined if the transaction did not lock it. */
export type FindState = (urn: string) => EntityState | undefined;

export interface LockContext extends LoadContext {
  /** When the transaction began, epoch milliseconds. */
  readonly at: number;
}

/** What a rule locked and read before the entities are locked. */
export interface Locks<Known> {
  readonly known: Known;
  /** Entities that are locked in addition to the written ones, with the aspects to read. */
  readonly entities?: readonly LockTarget[];
}

export interface ReadContext<Known> extends LoadContext {
  /** The entities under their locks. */
  readonly states: ReadonlyMap<string, EntityState>;
  /** What `locks` returned. */
  readonly locked: Known;
}

/** A job in the course of being applied. Every call for the job gets the same object. */
export interface RuleContext<Known> {
  readonly model: MetadataModel;
  readonly known: Known;
  /** The locked entities before the job. */
  readonly before: ReadonlyMap<string, EntityState>;
  /** The entities that the job has changed so far. */
  readonly changed: ReadonlyMap<string, EntityState>;
  readonly find: FindState;
  /** URNs of the entities of all applied steps, in order. */
  readonly applied: readonly string[];
}

/** A payload that is about to be stored. */
export interface Proposed {
  readonly step: PutStep | PatchAspectStep;
  readonly payload: Payload;
  /** The entity before the step. */
  readonly state: EntityState;
}

/**
 * A rule about aspects. All stages are optional, and each is called only if the transaction has steps that concern the rule. In the order
 * of the calls:
 *
 *     locks -> (entities are locked) -> reads -> for each job: [for each step: complete -> (applied) -> derive] -> settle -> check
 *
 * A rule that locks or reads is left out where nothing is locked, in dry runs, and for steps that follow from others or remove references:
 * such a step restores what the rule has permitted before.
 * @template Known what the rule locked and read
 */
export interface AspectRule<Known = unknown> {
  /** Names of the aspects whose steps concern the rule. */
  readonly aspects: readonly string[];
  /** Whether hard deletions of entities that can have one of the aspects concern the rule, too. */
  readonly deletions?: true;
  /** Further aspects of the written entities that the rule needs. They are read with the locks. */
  readonly furtherAspects?: readonly string[];
  /** Takes locks for which transactions wait that write different entities. Sends the same number of statements for any number of steps. */
  locks?(steps: readonly WriteStep[], context: LockContext): Promise<Locks<Known>>;
  /** Reads under the locks. Its result replaces that of `locks`. @throws CONFLICT to start the transaction again */
  reads?(steps: readonly WriteStep[], context: ReadContext<Known>): Promise<Known>;
  /** Returns the stored value as patches and removals of references see it. */
  patched?(stored: JsonObject): JsonObject;
  /** Returns the payload to store, or refuses it. Neither payload is changed. @throws INVALID_ASPECT, PRECONDITION_FAILED, ... */
  complete?(proposed: Proposed, context: RuleContext<Known>): Payload;
  /** Returns the steps on other entities that follow from a step that changed something. Nothing follows from them. */
  derive?(step: WriteStep, before: EntityState, context: RuleContext<Known>): readonly WriteStep[];
  /** Returns further steps that follow from all steps of the job together. */
  settle?(steps: readonly WriteStep[], context: RuleContext<Known>): readonly WriteStep[];
  /**
   * Returns the entities that `settle` changes. With this method, `settle` is also called in each transaction of a rollback, after its
   * changes, with nothing locked or read by the rule.
   * @param known the locked entities, before or after the rollback
   */
  entitiesToSettle?(
    steps: readonly WriteStep[],
    known: ReadonlyMap<string, EntityState>,
    model: MetadataModel,
  ): readonly LockTarget[];
  /** Checks what the job has changed as a whole. @throws CatalogError with `details.index` */
  check?(steps: readonly WriteStep[], context: RuleContext<Known>): void;
  /**
   * Called once, when all transactions of a rollback are committed, if it touched aspects of the rule. A rollback restores each aspect on
   * its own, so what it restores may contradict what others have written since.
   */
  afterRollback?(touched: TouchedAspects, deps: AfterRollbackDeps, context: WriteContext): Promise<void>;
}

/** URNs by aspect of the rule: of these entities, a rollback has changed the aspect, or has left it because others had changed it since. */
export type TouchedAspects = ReadonlyMap<string, ReadonlySet<string>>;

export interface AfterRollbackDeps extends WriteDeps {
  readonly clock: Clock;
  /** Checks no permission: what follows from a permitted rollback is permitted. */
  readonly writer: Pick<CatalogWriter, 'write'>;
}

/**
 * Completes the members of a payload that follow from the others and from the value that the payload replaces. Returns the members to
 * store. The trees are those of `parseKeepingDigits` and must not be changed.
 * @param stored undefined if there is no value yet
 * @throws INVALID_ASPECT if members contradict each other
 */
export type CompleteMembers = (
  proposed: JsonObject,
  stored: JsonObject | undefined,
  step: Proposed['step'],
) => JsonObject;

/**
 * Returns the completed payload. Completing comes before the comparison with the stored value, so that a repeated write changes nothing. A
 * payload that is complete keeps its text.
 */
export function withMembers({ step, state, payload }: Proposed, complete: CompleteMembers): Payload {
  const proposed = treeOf(payload);
  const completed = complete(proposed, storedTree(state.aspects.get(step.aspect.name)), step);
  if (sameTree(proposed, completed)) return payload;
  const text = stringifyKeepingDigits(completed);
  return { text, value: JSON.parse(text) as JsonObject };
}

/** Returns the value as a tree that keeps the digits of numbers. It is the parsed value itself unless a number could lose digits. */
export function treeOf({ text, value }: Pick<Payload, 'text' | 'value'>): JsonObject {
  return mayLoseDigits(text) ? (parseKeepingDigits(text) as JsonObject) : value;
}

/** Returns the current value of an aspect as such a tree. */
export function storedTree(aspect: AspectState | undefined): JsonObject | undefined {
  const value = aspectValue(aspect);
  return value && treeOf({ text: aspect?.text ?? '', value });
}
