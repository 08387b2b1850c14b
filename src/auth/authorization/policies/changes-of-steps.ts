/** What decisions need to know of write steps. */
import { CatalogError } from '../../../core/errors.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { WriteStep } from '../../../catalog/writes/write-steps.js';
import type { MetadataModel } from '../../../model/types.js';
import type { IndexedChange } from './types.js';

export function changesOf(steps: readonly WriteStep[]): IndexedChange[] {
  return steps.map((step) => {
    const { urn, aspect, index } = step;
    return { urn: urn.text, entityType: urn.entityType, aspectName: aspect.name, index, ...contentOf(step) };
  });
}

function contentOf(step: WriteStep): Pick<IndexedChange, 'changeType' | 'value' | 'unknownFields'> {
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

/**
 * Returns what proposals ask for that could not be prepared, as far as it can be read. Somebody without the permission is told that before
 * what is wrong.
 */
export function requestedChanges(
  model: Pick<MetadataModel, 'parseUrn'>,
  proposals: readonly Proposal[],
): IndexedChange[] {
  return proposals.flatMap(({ urn: given, aspectName, changeType, value }, index) => {
    try {
      const { text: urn, entityType } = model.parseUrn(given);
      return [{ urn, entityType, aspectName, changeType, value: treeOf(value), index }];
    } catch (error) {
      if (error instanceof CatalogError) return [];
      throw error;
    }
  });
}

function treeOf(value: Proposal['value']): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
