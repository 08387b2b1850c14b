/** What decisions need to know of write steps. */
import type { WriteStep } from '../../../catalog/writes/write-steps.js';
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
