/** Changes with their entity types and their positions in the request, as decisions need them. */
import { CatalogError } from '../../../core/errors.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { WriteStep } from '../../../catalog/writes/write-steps.js';
import type { MetadataModel } from '../../../model/types.js';
import type { Change, IndexedChange } from './types.js';

export function changesOf(steps: readonly WriteStep[]): IndexedChange[] {
  return steps.map((step) => {
    const { urn, aspect, index } = step;
    return { urn: urn.text, entityType: urn.entityType, aspectName: aspect.name, index, ...contentOf(step) };
  });
}

function contentOf(step: WriteStep): Pick<Change, 'changeType' | 'value' | 'unknownFields'> {
  switch (step.kind) {
    case 'put':
    case 'point': {
      const { value, unknownFields } = step.payload;
      const changeType = step.kind === 'put' ? step.changeType : 'UPSERT';
      return { changeType, value, ...(unknownFields && { unknownFields }) };
    }
    case 'patch':
      return { changeType: 'PATCH', value: step.patch };
    default:
      return { changeType: 'DELETE' };
  }
}

/** Reads the changes that invalid proposals ask for, as far as that is possible. */
export function changesOfInvalid(
  model: Pick<MetadataModel, 'parseUrn'>,
  proposals: readonly Proposal[],
): IndexedChange[] {
  return indexChanges(
    model,
    proposals.map(({ urn, aspectName, changeType, value }) => {
      return { urn, aspectName, changeType, value: treeOf(value) };
    }),
  );
}

function treeOf(value: Proposal['value']): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Leaves out what is no URN of the model. */
export function indexChanges(
  model: Pick<MetadataModel, 'parseUrn'>,
  changes: readonly Change[],
): IndexedChange[] {
  return changes.flatMap((change, index) => {
    try {
      const { text, entityType } = model.parseUrn(change.urn);
      return [{ ...change, urn: text, entityType, index }];
    } catch (error) {
      if (error instanceof CatalogError) return [];
      throw error;
    }
  });
}
