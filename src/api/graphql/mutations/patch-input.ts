/** Converts the input of `patchEntity` to a proposal. */
import { CatalogError } from '../../../core/errors.js';
import { parseKeepingDigits, stringifyKeepingDigits, type JsonObject } from '../../../core/json.js';
import { readPreconditions } from '../../../catalog/writes/read-preconditions.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type {
  PatchEntityInput,
  PatchOperationInput,
  SystemMetadataInput,
} from '../generated/schema-types.js';
import { toStringMap } from '../../../catalog/commands/string-map.js';

/** @throws INVALID_REQUEST for an input without a URN, or with a condition that is not a version */
export function readPatchInput(input: PatchEntityInput): Proposal {
  const { urn, entityType, aspectName, systemMetadata } = input;
  if (typeof urn !== 'string')
    throw new CatalogError('INVALID_REQUEST', 'A patch requires the URN of its entity', {
      path: '/urn',
      rule: 'a URN',
    });
  return {
    urn,
    ...(typeof entityType === 'string' && { entityType }),
    aspectName,
    changeType: 'PATCH',
    value: stringifyKeepingDigits({
      arrayPrimaryKeys: Object.fromEntries(
        (input.arrayPrimaryKeys ?? []).map(({ arrayField, keys }) => [arrayField, keys]),
      ),
      patch: input.patch.map(readOperation),
    }),
    ...(systemMetadata && { systemMetadata: readMetadata(systemMetadata) }),
    ...readPreconditions(toStringMap(input.headers ?? []), '/headers'),
  };
}

/** Returns the entity's name that the patch sets. */
export function nameInPatch({ patch }: PatchEntityInput): string | undefined {
  return patch.find(({ op, path }) => path === '/name' && op !== 'REMOVE')?.value ?? undefined;
}

function readOperation({ op, path, value }: PatchOperationInput): object {
  return {
    op: op.toLowerCase(),
    path,
    ...(typeof value === 'string' && { value: readValue(value) }),
  };
}

function readValue(text: string): unknown {
  try {
    return parseKeepingDigits(text);
  } catch {
    return text;
  }
}

function readMetadata({ lastObserved, runId, properties }: SystemMetadataInput): JsonObject {
  return {
    ...(typeof lastObserved === 'number' && { lastObserved }),
    ...(typeof runId === 'string' && { runId }),
    ...(properties && { properties: toStringMap(properties) }),
  };
}
