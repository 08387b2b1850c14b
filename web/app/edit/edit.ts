/** A change of an entity: its mutation, its optimistic result on the page, and its undo. */
import type { EntityOfPage } from '../pages/entity/entity-of-page.js';

export type Overview = EntityOfPage['overview'];

export interface Edit {
  /** Message after the change, e.g. `Removed the tag gold.` The same change is not made twice at a time. */
  readonly done: string;
  readonly send: () => Promise<unknown>;
  /** The optimistic result until the service responds. */
  readonly foresee?: (overview: Overview) => Overview;
  /** The optimistic result in data that a tab has loaded. */
  readonly foreseeElsewhere?: Foresight;
  /** Undo, offered in a notification after the change. */
  readonly undo?: Edit;
}

/** A change of cached data. */
export interface Foresight {
  /** Start of the keys of the queries, e.g. `['SchemaTab', { urn }]`. */
  readonly key: readonly unknown[];
  readonly change: (data: unknown) => unknown;
}
