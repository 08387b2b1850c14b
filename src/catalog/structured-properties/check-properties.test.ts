/** Rules of values that depend on the values before. */
import { refusal } from '../../../test/helpers/unit/refusal.js';
import { checkAssignments } from './check-properties.js';
import type { Definition } from './structured-values.js';

const property = 'urn:li:structuredProperty:p';
const definition: Definition = {
  qualifiedName: 'p',
  valueType: 'urn:li:dataType:datahub.string',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
  immutable: true,
};
const stored = { properties: [{ propertyUrn: property, values: [{ string: 'a' }] }] };
const without = { properties: [] };

describe.each([false, true])('values of an immutable property, patch: %s', (isPatch) => {
  const write = (proposed: typeof stored | typeof without, isRemoved: boolean) => () => {
    checkAssignments({ proposed, stored, isPatch, platform: undefined }, () => ({ definition, isRemoved }));
  };

  it('stay', () => {
    expect(write(stored, false)).not.toThrow();
    expect(write(without, false)).toThrow(refusal('INVALID_ASPECT', { path: '/properties' }));
  });

  it('do not prevent a write that leaves them out after the property was soft-deleted, except for a patch', () => {
    if (isPatch) expect(write(without, true)).toThrow(refusal('INVALID_ASPECT', { path: '/properties' }));
    else expect(write(without, true)).not.toThrow();
  });
});
