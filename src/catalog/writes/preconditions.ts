/**
 * Conditional writes: `If-None-Match: *`, `If-Version-Match`, times of the last write, existing entities, and the change types that demand
 * a state.
 */
import { dateAt } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import { aspectValue, currentAspect, type EntityState } from './entity-state.js';
import type {
  DeleteAspectStep,
  DeleteEntityStep,
  PatchAspectStep,
  PutStep,
  WriteStep,
} from './write-steps.js';

type Conditional = PutStep | PatchAspectStep | DeleteAspectStep | DeleteEntityStep;

/**
 * Checks the conditions of a write.
 * @param before the entity before the job began: a batch that creates an entity may write several of its aspects.
 * @returns false when the operation must be skipped without an error (create-only with `If-None-Match: *`).
 * @throws PRECONDITION_FAILED with the current version; CONFLICT if the value does not meet `ifValue`
 */
export function checkPreconditions(operation: Conditional, state: EntityState, before: EntityState): boolean {
  const current = currentAspect(state, operation.aspect.name);
  const version = current?.meta.version ?? 0;
  const changeType = operation.kind === 'put' ? operation.changeType : undefined;
  const createsOnly = changeType === 'CREATE' || changeType === 'CREATE_ENTITY';
  const exists = changeType === 'CREATE_ENTITY' ? before.exists : current !== undefined;
  const wantsAbsent = 'ifAbsent' in operation && operation.ifAbsent === true;
  if (exists && createsOnly && wantsAbsent) return false;
  if (exists && createsOnly) throw failed(operation, version, `${changeType}: it already exists`);
  if (current !== undefined && wantsAbsent)
    throw failed(operation, version, 'If-None-Match *: it already exists');
  if (changeType === 'UPDATE' && current === undefined)
    throw failed(operation, 0, 'UPDATE: there is nothing to update');
  if (operation.ifVersion !== undefined && Math.max(operation.ifVersion, 0) !== version) {
    const actual = version === 0 ? -1 : version;
    throw failed(
      operation,
      version,
      `If-Version-Match: Expected version ${operation.ifVersion}, actual version ${actual}`,
    );
  }
  checkTimes(operation, { version, modified: current?.meta.created.time });
  if (operation.kind === 'patch') checkValue(operation, current && aspectValue(current));
  return true;
}

/** An aspect that does not exist was never modified. */
function checkTimes(
  operation: Conditional,
  { version, modified }: { version: number; modified: number | undefined },
): void {
  const { ifModifiedSince, ifUnmodifiedSince } = operation;
  const last = modified === undefined ? 'never written' : `last written at ${instant(modified)}`;
  if (ifModifiedSince !== undefined && !(modified !== undefined && modified > ifModifiedSince))
    throw failed(operation, version, `If-Modified-Since ${instant(ifModifiedSince)}: it was ${last}`);
  if (ifUnmodifiedSince !== undefined && modified !== undefined && modified > ifUnmodifiedSince)
    throw failed(operation, version, `If-Unmodified-Since ${instant(ifUnmodifiedSince)}: it was ${last}`);
}

function instant(millis: number): string {
  return dateAt(millis).toISOString();
}

/** @throws NOT_FOUND if the step requires an existing entity, and it was deleted since the caller found it */
export function requireEntity({ ifEntityExists, urn, index }: WriteStep, { exists }: EntityState): void {
  if (ifEntityExists !== true || exists) return;
  const rule = 'every entity that a mutation names exists';
  throw new CatalogError('NOT_FOUND', `There is no entity ${urn.text}`, { index, rule, missing: [urn.text] });
}

function checkValue({ ifValue, aspect, index }: PatchAspectStep, current: JsonObject | undefined): void {
  if (ifValue === undefined || ifValue.holds(current)) return;
  const { message, path } = ifValue;
  const rule = 'unchanged since it was read';
  throw new CatalogError('CONFLICT', message, { index, path, rule, aspectName: aspect.name });
}

function failed(operation: Conditional, currentVersion: number, rule: string): CatalogError {
  const subject = `${operation.aspect.name} of ${operation.urn.text}`;
  return new CatalogError('PRECONDITION_FAILED', `${subject} was not written: ${rule}`, {
    index: operation.index,
    rule,
    currentVersion,
  });
}
