/** Turns proposals into write steps and makes every check that does not need the database. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { mapYielding } from '../../core/async.js';
import { parseKeepingDigits, type JsonObject, exceedsDepth } from '../../core/json.js';
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import type { AspectDefinition, MetadataModel } from '../../model/types.js';
import type { WriteStep } from './write-steps.js';
import type { Proposal } from './types.js';

/** Prepares the proposals of a batch. @throws CatalogError with `details.index` for the first proposal that cannot be stored */
export async function prepareProposals(
  model: MetadataModel,
  proposals: readonly Proposal[],
): Promise<WriteStep[]> {
  if (proposals.length > MAX_BATCH_SIZE) {
    throw new CatalogError('LIMIT_EXCEEDED', `A batch contains at most ${MAX_BATCH_SIZE} proposals`, {
      rule: `maxItems ${MAX_BATCH_SIZE}`,
    });
  }
  return mapYielding(proposals, (proposal, index) =>
    withErrorIndex(index, () => prepareProposal(model, proposal, index)),
  );
}

/** Adds the position in the batch to an error that knows only its proposal. */
export function withErrorIndex<T>(index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CatalogError) || error.details.index !== undefined) throw error;
    throw new CatalogError(error.code, error.message, { ...error.details, index }, { cause: error.cause });
  }
}

/** @throws CatalogError if the proposal cannot be stored */
export function prepareProposal(model: MetadataModel, proposal: Proposal, index: number): WriteStep {
  const urn = model.parseUrn(proposal.urn, proposal.entityType);
  const entity = model.getEntity(urn.entityType);
  const aspect = model.getAspectOf(entity.name, proposal.aspectName);
  const { systemMetadata, ifAbsent, ifValue, ifEntityExists, hasNewValues } = proposal;
  const { ifVersion, ifModifiedSince, ifUnmodifiedSince } = proposal;
  const target = { index, urn, entity, ifEntityExists, hasNewValues };
  const conditions = { ifVersion, ifModifiedSince, ifUnmodifiedSince };
  if (aspect.kind === 'timeseries' && isConditional(proposal)) throw pointsHaveNoVersion(aspect);
  if (proposal.changeType === 'DELETE') {
    if (aspect.kind === 'timeseries')
      return { kind: 'delete-points', ...target, aspect, ...WHOLE_RANGE, systemMetadata };
    if (aspect.keyFor !== undefined)
      return { kind: 'delete-entity', ...target, aspect, systemMetadata, ...conditions };
    return { kind: 'delete-aspect', ...target, aspect, systemMetadata, ...conditions };
  }
  if (proposal.value === undefined) throw missingValue(aspect);
  if (proposal.changeType === 'PATCH') {
    if (aspect.kind === 'timeseries') throw pointsArePut(aspect);
    const patch = readPatch(proposal);
    return { kind: 'patch', ...target, aspect, patch, systemMetadata, ifAbsent, ...conditions, ifValue };
  }
  const payload = model.readPayload(aspect.name, proposal.value as string | JsonObject);
  if (aspect.kind === 'timeseries') return { kind: 'point', ...target, aspect, payload, systemMetadata };
  const { changeType, soleContractOf } = proposal;
  const stored = { payload, systemMetadata, ifAbsent, soleContractOf };
  return { kind: 'put', ...target, aspect, changeType, ...stored, ...conditions };
}

function isConditional({ ifAbsent, ifVersion, ifModifiedSince, ifUnmodifiedSince }: Proposal): boolean {
  return ifAbsent === true || (ifVersion ?? ifModifiedSince ?? ifUnmodifiedSince) !== undefined;
}

/** A range that contains all possible timestamps of points. */
export const WHOLE_RANGE = { from: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER };

/** Real patches nest far less. The rules of writes walk along them, and must not exhaust the stack. */
const MAX_PATCH_NESTING = 1_000;

function readPatch(proposal: Proposal): unknown {
  const patch = parsePatch(proposal);
  if (!exceedsDepth(patch, MAX_PATCH_NESTING)) return patch;
  throw new CatalogError('INVALID_PATCH', `The patch of ${proposal.aspectName} is nested too deeply`, {
    rule: `nesting: at most ${MAX_PATCH_NESTING} levels`,
  });
}

function parsePatch(proposal: Proposal): unknown {
  if (typeof proposal.value !== 'string') return proposal.value;
  try {
    return parseKeepingDigits(proposal.value);
  } catch (error) {
    throw new CatalogError(
      'INVALID_PATCH',
      `The patch of ${proposal.aspectName} is not JSON: ${String(error)}`,
    );
  }
}

function missingValue(aspect: AspectDefinition): CatalogError {
  return invalidRequest(
    '/aspect',
    `The proposal for ${aspect.name} has no aspect value`,
    'required unless changeType is DELETE',
  );
}

/** Refuses a precondition on points, because ignoring it would look like meeting it. */
function pointsHaveNoVersion(aspect: AspectDefinition): CatalogError {
  const message = `${aspect.name} is a timeseries aspect: its points have no versions to set conditions on`;
  return invalidRequest('/headers', message, 'versioned aspects only');
}

function pointsArePut(aspect: AspectDefinition): CatalogError {
  return new CatalogError(
    'INVALID_PATCH',
    `${aspect.name} is a timeseries aspect: its points cannot be patched`,
  );
}
