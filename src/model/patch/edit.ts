/** What the steps of an edit share. */
import type { LeafPath } from '../types.js';
import type { Draft } from './draft.js';
import type { PatchOperation } from './patch-operation.js';
import type { Patch } from './read-patch.js';

export interface Edit {
  readonly patch: Patch;
  readonly draft: Draft;
  readonly operation: PatchOperation;
  /** `editNode`, by which the items of arrays are walked further. */
  readonly descend: (edit: Edit, node: unknown, place: PathPosition) => unknown;
}

/** How far along the path: parts used up, and the same as a path of the model, with `*` for items. */
export interface PathPosition {
  readonly depth: number;
  readonly path: LeafPath;
}
