/** Applies patches to aspects. `docs/patches.md` describes the dialect. */
import { CatalogError } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectDefinition } from '../types.js';
import { Draft } from './draft.js';
import { editNode } from './edit-tree.js';
import { isRecord, kindOf } from './patch-operation.js';
import { readPatch } from './read-patch.js';

/**
 * Returns the payload after the patch. It changes neither argument. Values that the patch does not change keep their digits if
 * `parseKeepingDigits` parsed the trees. It does not check the result against the schema of the aspect.
 * @param current undefined for a missing aspect: the patch then starts from the empty value of the aspect
 * @param patch an array of operations, or an envelope with `arrayPrimaryKeys`
 * @throws INVALID_PATCH with `details.operation` (from 0), `path` and `rule`
 */
export function applyPatch(current: unknown, patch: unknown, aspect: AspectDefinition): JsonObject {
  const read = readPatch(patch, aspect.patch);
  const draft = new Draft();
  let tree: unknown = current ?? read.starts[''] ?? {};
  for (const operation of read.operations) {
    tree =
      editNode({ patch: read, draft, operation, descend: editNode }, tree, { depth: 0, path: '' }) ??
      read.starts[''] ??
      {};
  }
  const result = draft.close(tree);
  if (isRecord(result)) return result as JsonObject;
  const message = `The patch leaves ${kindOf(result)} where the aspect ${aspect.name} is an object.`;
  throw new CatalogError('INVALID_PATCH', message, { rule: 'an aspect is an object', path: '' });
}
