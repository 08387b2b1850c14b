/** Levels of the browse hierarchy. */

export interface BrowseGroup {
  readonly name: string;
  readonly count: number;
  /** Whether there are further levels below. */
  readonly hasSubGroups: boolean;
}

export interface BrowseResult {
  readonly path: string;
  readonly start: number;
  readonly count: number;
  /** Number of entities directly at the path; `entities` is a page of them. */
  readonly total: number;
  readonly entities: readonly { readonly name: string; readonly urn: string }[];
  /** Path parts one level below, with the number of entities under each. */
  readonly groups: readonly BrowseGroup[];
  /** Number of groups of the level, whether or not `groups` is a page of them. */
  readonly groupTotal: number;
  /** Number of entities at or below the path. */
  readonly totalBelow: number;
}
