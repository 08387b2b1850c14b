import { memberAt, type StoredRecord } from '../mapping/record.js';

/** Returns a resolver of a member that has a default in the metadata model. */
export function defaulted<Value>(member: string, value: Value) {
  return (parent: StoredRecord): Value => (memberAt(parent.value, [member]) ?? value) as Value;
}
