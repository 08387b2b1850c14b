/** Names of records; default: the name in the URN of their entity. */
import { memberAt, type StoredRecord } from '../mapping/record.js';

function nameOrKey(parent: StoredRecord): string {
  const name = memberAt(parent.value, ['name']);
  return typeof name === 'string' ? name : (parent.owner.parts.at(-1) ?? parent.owner.text);
}

export const names = {
  GlossaryTermProperties: { name: nameOrKey },
  GlossaryNodeProperties: { name: nameOrKey },
  ApplicationProperties: { name: nameOrKey },
  DataProductProperties: {
    name: nameOrKey,
    numAssets: (parent: StoredRecord): number => {
      const assets = memberAt(parent.value, ['assets']);
      return Array.isArray(assets) ? assets.length : 0;
    },
  },
} as const;
