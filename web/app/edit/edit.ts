/** A change of an entity: its mutation, its optimistic result on the page, and its undo. */
import type { EntityOfPage } from '../pages/entity/entity-of-page.js';

export type Overview = EntityOfPage['overview'];

export interface Edit {
  /** Message after the change, e.g. `Removed the tag gold.` */
  readonly done: string;
  readonly send: () => Promise<unknown>;
  /** The optimistic result until the service responds. */
  readonly foresee?: (overview: Overview) => Overview;
  /** Undo, offered in a notification after the change. */
  readonly undo?: Edit;
}
