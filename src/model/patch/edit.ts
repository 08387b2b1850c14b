/** The context of one operation while it is applied to a tree. */
import type { LeafPath } from '../types.js';
import type { Draft } from './draft.js';
import type { PatchOperation } from './patch-operation.js';
import type { Patch } from './read-patch.js';

export interface Edit {
  readonly patch: Patch;
  readonly draft: Draft;
  readonly operation: PatchOperation;
  /** `editNode`, which continues inside the items of arrays. It is passed on to avoid a circular import. */
  readonly descend: (edit: Edit, node: unknown, position: PathPosition) => unknown;
}

/** Position on the path of an operation: the number of parts so far, and those parts as a path of the model, with `*` for items. */
export interface PathPosition {
  readonly depth: number;
  readonly path: LeafPath;
}
