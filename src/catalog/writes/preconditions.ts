/**
 * Conditional writes: `If-None-Match: *`, `If-Version-Match`, times of the last write, existing entities, and the change types that demand
 * a state.
 */
import { dateAt } from '../../core/clock.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
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
  if (exists && createsOnly) throw preconditionFailed(operation, version, `${changeType}: it already exists`);
  if (current !== undefined && wantsAbsent)
    throw preconditionFailed(operation, version, 'If-None-Match *: it already exists');
  if (changeType === 'UPDATE' && current === undefined)
    throw preconditionFailed(operation, 0, 'UPDATE: there is nothing to update');
  if (operation.ifVersion !== undefined && Math.max(operation.ifVersion, 0) !== version) {
    const actual = version === 0 ? -1 : version;
    throw preconditionFailed(
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
  const last = modified === undefined ? 'never written' : `last written at ${formatInstant(modified)}`;
  if (ifModifiedSince !== undefined && !(modified !== undefined && modified > ifModifiedSince))
    throw preconditionFailed(
      operation,
      version,
      `If-Modified-Since ${formatInstant(ifModifiedSince)}: it was ${last}`,
    );
  if (ifUnmodifiedSince !== undefined && modified !== undefined && modified > ifUnmodifiedSince)
    throw preconditionFailed(
      operation,
      version,
      `If-Unmodified-Since ${formatInstant(ifUnmodifiedSince)}: it was ${last}`,
    );
}

function formatInstant(millis: number): string {
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

function preconditionFailed(operation: Conditional, currentVersion: number, rule: string): CatalogError {
  const subject = `${operation.aspect.name} of ${operation.urn.text}`;
  return new CatalogError('PRECONDITION_FAILED', `${subject} was not written: ${rule}`, {
    index: operation.index,
    rule,
    currentVersion,
  });
}

/** Conditions of a write as clients send them. */
export interface Preconditions {
  readonly ifAbsent?: true;
  readonly ifVersion?: number;
  /** Epoch milliseconds. */
  readonly ifModifiedSince?: number;
  readonly ifUnmodifiedSince?: number;
}

/**
 * Reads the conditions from headers of the proposal, of the HTTP request or of a patch. Names are case-insensitive.
 * @param place the JSON pointer to the headers. @throws INVALID_REQUEST for invalid values
 */
export function readPreconditions(headers: Readonly<Record<string, unknown>>, place: string): Preconditions {
  let preconditions: Preconditions = {};
  for (const [name, value] of Object.entries(headers)) {
    const known = name.toLowerCase();
    if (known === 'if-none-match') preconditions = { ...preconditions, ...readIfNoneMatch(value, place) };
    if (known === 'if-version-match')
      preconditions = { ...preconditions, ...readIfVersionMatch(value, place) };
    if (known === 'if-modified-since')
      preconditions = { ...preconditions, ifModifiedSince: readInstant(value, `${place}/${name}`) };
    if (known === 'if-unmodified-since')
      preconditions = { ...preconditions, ifUnmodifiedSince: readInstant(value, `${place}/${name}`) };
  }
  return preconditions;
}

function readIfNoneMatch(value: unknown, place: string): Preconditions {
  if (textOf(value).trim() === '*') return { ifAbsent: true };
  throw invalid(`${place}/If-None-Match`, value, 'must be *');
}

function readIfVersionMatch(value: unknown, place: string): Preconditions {
  const text = textOf(value).trim();
  if (/^(?:-1|\d{1,15})$/.test(text)) return { ifVersion: Number(text) };
  throw invalid(`${place}/If-Version-Match`, value, 'must be a version number, or -1 for "does not exist"');
}

/** An instant as in ISO 8601 or in HTTP headers; a whole number is epoch milliseconds. */
function readInstant(value: unknown, path: string): number {
  const text = textOf(value).trim();
  const millis = /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text);
  // Times beyond this limit cannot be shown as dates.
  if (Number.isFinite(millis) && Math.abs(millis) <= MAX_MILLIS) return millis;
  throw invalid(path, value, 'must be an instant like 2026-01-31T12:00:00Z');
}

const MAX_MILLIS = 8.64e15;

function invalid(path: string, value: unknown, rule: string): CatalogError {
  return invalidRequest(path, `${path} is "${textOf(value)}" and ${rule}`, rule);
}

/** An object of a client may have a member with the name `toString`, so it is not converted like other values. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
