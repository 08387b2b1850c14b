/** The change log as shown to people: of an entity, and of the whole catalog. Timeseries points are not part of it. */

export interface HistoryQuery {
  readonly urn: string;
  /** Absent: all aspects. */
  readonly aspectNames?: readonly string[];
  readonly count: number;
  /** `nextCursor` of the previous page. */
  readonly cursor?: string;
}

/** The change of one aspect by one write. */
export interface AspectChange {
  /** Unique within the catalog. */
  readonly id: string;
  readonly urn: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN. */
  readonly actor: string;
  readonly runId?: string;
  /** Absent if the whole entity was deleted. */
  readonly aspectName?: string;
  readonly operation: string;
  /** Version number of the value that the write created; absent if it created none. */
  readonly version?: number;
  /** Version number of the previous value; absent if there was none. */
  readonly versionBefore?: number;
}

export interface HistoryPage {
  /** Newest first. Can be fewer than requested, or none, although older ones follow. */
  readonly changes: readonly AspectChange[];
  /** Absent on the last page. */
  readonly nextCursor?: string;
}

export interface ValueRequest {
  readonly urn: string;
  readonly aspectName: string;
  /** From 1, as in `AspectChange`. */
  readonly version: number;
}

/** Selects changes of the catalog. */
export interface ChangeFilter {
  /** Entity types. Default: all but those with internal state. */
  readonly types?: readonly string[];
  /** URN of the actor who made the changes. */
  readonly actor?: string;
  readonly runId?: string;
}

export interface ChangeQuery extends ChangeFilter {
  readonly count: number;
  /** `older` of a page. */
  readonly before?: string;
  /** `newest` of a page. */
  readonly after?: string;
}

/** The change of one entity by one write. */
export interface CatalogChange {
  readonly id: string;
  readonly urn: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** URN. */
  readonly actor: string;
  readonly runId?: string;
  readonly aspects: readonly { readonly name: string; readonly operation: string }[];
  readonly isDeletion: boolean;
}

export interface CatalogChangePage {
  /** Newest first. Can be fewer than requested, or none, although older ones follow. */
  readonly changes: readonly CatalogChange[];
  readonly older?: string;
  readonly newest?: string;
}

export interface ChangedEntity {
  readonly urn: string;
  /** Time of its latest change, epoch milliseconds. */
  readonly time: number;
  /** URN. */
  readonly actor: string;
}

export interface ChangeReader {
  /**
   * Returns a page of the history of each entity; empty for entities that do not exist. Runs one statement, and up to three more if
   * an entity has hundreds of changes that are filtered out. Each statement scans a bounded number of changes, so pages of very many
   * entities can be short.
   * @throws INVALID_REQUEST for a cursor of another listing, LIMIT_EXCEEDED
   */
  listOfEntities(queries: readonly HistoryQuery[]): Promise<HistoryPage[]>;
  /** Returns stored texts, one slot per request; undefined if the value is no longer kept. One statement. */
  findValues(requests: readonly ValueRequest[]): Promise<(string | undefined)[]>;
  /**
   * Returns changes of the catalog, including all writes that were acknowledged before the call.
   * @throws INVALID_REQUEST for a cursor of another listing, LIMIT_EXCEEDED
   */
  listChanges(query: ChangeQuery): Promise<CatalogChangePage>;
  /** Returns the most recently changed existing entities among the last 20,000 changes, each once, newest first. @throws LIMIT_EXCEEDED */
  listChangedEntities(
    query: Pick<ChangeFilter, 'types'> & { readonly count: number },
  ): Promise<ChangedEntity[]>;
}
